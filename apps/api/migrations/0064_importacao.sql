-- Lists that come from spreadsheets: the official disciplines and the students of the registry.
CREATE TABLE disciplina_oficial (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  codigo text NOT NULL,
  -- 'AAAA.N'; '' where the list names no semester.
  semestre text NOT NULL DEFAULT '',
  nome text NOT NULL,
  carga_horaria double precision NOT NULL CHECK (carga_horaria > 0),
  tsd double precision CHECK (tsd BETWEEN 0 AND 100),
  programa text
);
--> statement-breakpoint
CREATE UNIQUE INDEX disciplina_oficial_chave ON disciplina_oficial (upper(codigo), semestre);
--> statement-breakpoint
CREATE INDEX disciplina_oficial_busca ON disciplina_oficial USING gin (sem_acento(codigo) gin_trgm_ops, sem_acento(nome) gin_trgm_ops);
--> statement-breakpoint
-- The official row that a declared discipline was compared with; earlier ones have none.
ALTER TABLE disciplina ADD COLUMN oficial_id integer REFERENCES disciplina_oficial (id);
--> statement-breakpoint
CREATE INDEX disciplina_oficial_id ON disciplina (oficial_id) WHERE oficial_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE aluno (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  matricula text NOT NULL,
  nome text NOT NULL,
  cpf text CHECK (cpf ~ '^[0-9]{11}$'),
  email text,
  curso text
);
--> statement-breakpoint
CREATE UNIQUE INDEX aluno_matricula ON aluno (upper(matricula));
--> statement-breakpoint
CREATE TABLE importacao (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  situacao text NOT NULL CHECK (situacao IN ('previa', 'confirmada', 'desfeita')),
  autor_id integer NOT NULL REFERENCES professor (id),
  arquivo text NOT NULL,
  sha256 text NOT NULL,
  -- The cells of the file; deleted at the confirmation, or after a day.
  conteudo jsonb,
  opcoes jsonb NOT NULL,
  -- The heads, by which the chosen columns are remembered.
  titulos text NOT NULL,
  contagens jsonb,
  criada_em timestamptz NOT NULL,
  confirmada_em timestamptz,
  desfeita_em timestamptz,
  CHECK ((situacao = 'previa') = (conteudo IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX importacao_autor ON importacao (autor_id);
--> statement-breakpoint
-- What undoing needs: the row before (none for a new one) and the mark of the row as the import left it (none for a removed one).
CREATE TABLE importacao_linha (
  importacao_id integer NOT NULL REFERENCES importacao (id) ON DELETE CASCADE,
  tabela text NOT NULL CHECK (tabela IN ('professor', 'unidade', 'programa', 'disciplina_oficial', 'aluno')),
  registro_id integer NOT NULL,
  antes jsonb,
  marca text,
  PRIMARY KEY (importacao_id, tabela, registro_id)
);
--> statement-breakpoint
-- Which of these rows other rows refer to, and from which table: one list for every foreign key, present and future.
CREATE FUNCTION usos_do_registro(alvo regclass, ids integer[]) RETURNS TABLE (id integer, tabela text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  chave record;
BEGIN
  FOR chave IN
    SELECT c.conrelid::regclass AS de, a.attname AS coluna FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = alvo
  LOOP
    RETURN QUERY EXECUTE format('SELECT DISTINCT %I, %L::text FROM %s WHERE %I = ANY ($1)', chave.coluna, chave.de, chave.de, chave.coluna)
      USING ids;
  END LOOP;
END $$;
