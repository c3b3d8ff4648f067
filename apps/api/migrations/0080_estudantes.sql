-- The account of a student, apart from `professor`, so that no list of teachers shows it. `professor_id`: the teacher with
-- the same CPF, who enters with the teacher's login and then has no password here.
CREATE TABLE estudante (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  cpf text NOT NULL CHECK (cpf ~ '^[0-9]{11}$'),
  nome text NOT NULL,
  email text NOT NULL,
  -- null: enters by mailed links only
  senha text,
  professor_id integer REFERENCES professor (id),
  aviso_versao integer NOT NULL,
  aviso_lido_em timestamptz NOT NULL,
  criado_em timestamptz NOT NULL,
  encerrado_em timestamptz,
  CHECK (professor_id IS NULL OR senha IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX estudante_cpf ON estudante (cpf) WHERE encerrado_em IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX estudante_professor ON estudante (professor_id) WHERE encerrado_em IS NULL;
--> statement-breakpoint
ALTER TABLE instrutor ADD COLUMN estudante_id integer REFERENCES estudante (id);
--> statement-breakpoint
CREATE INDEX instrutor_estudante ON instrutor (estudante_id);
--> statement-breakpoint
-- A session belongs to a teacher or to a student.
ALTER TABLE sessao
  ALTER COLUMN professor_id DROP NOT NULL,
  ADD COLUMN estudante_id integer REFERENCES estudante (id),
  ADD CONSTRAINT sessao_de_alguem CHECK (num_nonnulls(professor_id, estudante_id) = 1);
--> statement-breakpoint
CREATE INDEX sessao_estudante ON sessao (estudante_id);
--> statement-breakpoint
-- Links mailed to students, stored as a hash: an invitation is bound to its vínculo, an entry to its account.
CREATE TABLE link_do_estudante (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_sha256 text NOT NULL UNIQUE,
  instrutor_id integer REFERENCES instrutor (id),
  estudante_id integer REFERENCES estudante (id),
  autor_id integer REFERENCES professor (id),
  criado_em timestamptz NOT NULL,
  expira_em timestamptz NOT NULL,
  usado_em timestamptz,
  anulado_em timestamptz,
  CHECK (num_nonnulls(instrutor_id, estudante_id) = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX link_do_estudante_convite ON link_do_estudante (instrutor_id)
  WHERE usado_em IS NULL AND anulado_em IS NULL;
--> statement-breakpoint
CREATE INDEX link_do_estudante_estudante ON link_do_estudante (estudante_id);
