DROP INDEX tournaments_by_plan_line;
ALTER TABLE tournaments DROP COLUMN plan_line_id;
DROP TABLE plan_amendments;
DROP TABLE plan_lines;
DROP TABLE calendar_plans;
