-- Areas of knowledge (CNPq's table): one of a proposal, those of an evaluator with the time for which they were declared.
ALTER TABLE projeto ADD COLUMN area text;--> statement-breakpoint
CREATE TABLE area_do_avaliador (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  professor_id integer NOT NULL REFERENCES professor (id),
  area text NOT NULL,
  desde timestamp (3) with time zone NOT NULL,
  ate timestamp (3) with time zone,
  CONSTRAINT area_do_avaliador_tempo CHECK (ate >= desde)
);--> statement-breakpoint
CREATE UNIQUE INDEX area_do_avaliador_declarada ON area_do_avaliador (professor_id, area) WHERE ate IS NULL;--> statement-breakpoint
CREATE INDEX area_do_avaliador_professor ON area_do_avaliador (professor_id);
