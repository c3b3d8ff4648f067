-- A file that a student sent for their own vínculo: `dono_id` is null then. The coordination reads who sent it.
ALTER TABLE arquivo
  ADD COLUMN estudante_id integer REFERENCES estudante (id),
  ADD CONSTRAINT arquivo_de_um_so CHECK (num_nonnulls(dono_id, estudante_id) <= 1);
--> statement-breakpoint
CREATE INDEX arquivo_estudante ON arquivo (estudante_id);
--> statement-breakpoint
ALTER TABLE envio_reservado ADD COLUMN estudante_id integer REFERENCES estudante (id);
--> statement-breakpoint
-- The bytes that a student sent on a day, beside `envio_do_dia` of teachers.
CREATE TABLE envio_do_dia_do_estudante (
  estudante_id integer NOT NULL REFERENCES estudante (id),
  dia date NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (estudante_id, dia)
);
--> statement-breakpoint
-- Bank data that the student wrote: `autor_id` is null then.
ALTER TABLE mudanca_de_conta
  ALTER COLUMN autor_id DROP NOT NULL,
  ADD COLUMN estudante_id integer REFERENCES estudante (id),
  ADD CONSTRAINT mudanca_de_conta_de_alguem CHECK (num_nonnulls(autor_id, estudante_id) = 1);
--> statement-breakpoint
CREATE INDEX mudanca_de_conta_estudante ON mudanca_de_conta (estudante_id);
