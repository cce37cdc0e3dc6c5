-- Few players are forgotten; every published list asks for them.
CREATE INDEX players_forgotten ON players (federation_id) WHERE mark = 'forgotten';
