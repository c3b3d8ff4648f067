-- A tie that took over the place of an ended one, in the same act. An ended tie that was taken back may be replaced again.
ALTER TABLE instrutor ADD COLUMN substitui_id integer REFERENCES instrutor (id) CHECK (substitui_id <> id);
--> statement-breakpoint
CREATE INDEX instrutor_substitui ON instrutor (substitui_id) WHERE substitui_id IS NOT NULL;
