DROP TABLE amendment_proposals;
