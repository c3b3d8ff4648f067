-- Nome social (Decreto 8.727/2016): `nome` is the name shown; the civil one stands apart, null where it is the same.
ALTER TABLE professor ADD COLUMN nome_civil text;--> statement-breakpoint
ALTER TABLE professor ADD CONSTRAINT professor_nome_civil_check CHECK (nome_civil IS NULL OR (nome_civil <> '' AND nome_civil <> nome));--> statement-breakpoint
ALTER TABLE instrutor ADD COLUMN nome_civil text;--> statement-breakpoint
ALTER TABLE instrutor ADD CONSTRAINT instrutor_nome_civil_check CHECK (nome_civil IS NULL OR (nome_civil <> '' AND nome_civil <> nome));--> statement-breakpoint
-- Names that texts hold which cannot change: by their mark ('nome:' and the SHA-256 of salt and name) in a text that is
-- hashed, as they were in one of before. `mostrado`: the last name shown of a closed account.
CREATE TABLE nome_no_texto (
  marca text PRIMARY KEY CHECK (marca ~ '^nome:[0-9a-f]{64}$'),
  sal text NOT NULL,
  nome text NOT NULL,
  professor_id integer NOT NULL REFERENCES professor (id),
  mostrado text
);--> statement-breakpoint
CREATE UNIQUE INDEX nome_no_texto_professor ON nome_no_texto (professor_id, nome);
