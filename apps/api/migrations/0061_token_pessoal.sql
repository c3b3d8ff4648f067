-- Personal tokens of programs: only the SHA-256 of the secret is stored. A token works while its owner has the same type.
CREATE TABLE token_pessoal (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  professor_id integer NOT NULL REFERENCES professor (id),
  tipo text NOT NULL,
  nome text NOT NULL,
  escopos text[] NOT NULL,
  token_sha256 text NOT NULL UNIQUE,
  criado_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL,
  ultimo_uso timestamptz
);
--> statement-breakpoint
CREATE INDEX token_pessoal_professor ON token_pessoal (professor_id);
