-- What the administration answered to a report as it was sent in one version. A report without a row for its present version
-- waits for an answer, also one that was sent before this migration.
CREATE TABLE analise_de_relatorio (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  especie text NOT NULL CHECK (especie IN ('DISCIPLINAS', 'ATIVIDADES', 'COORDENADOR')),
  projeto_id integer NOT NULL REFERENCES projeto (id),
  instrutor_id integer REFERENCES instrutor (id),
  versao integer NOT NULL,
  resultado text NOT NULL CHECK (resultado IN ('APROVADO', 'DEVOLVIDO')),
  motivo text,
  -- the last day for the correction
  ate date,
  autor_id integer NOT NULL REFERENCES professor (id),
  em timestamptz NOT NULL,
  CHECK ((especie = 'ATIVIDADES') = (instrutor_id IS NOT NULL)),
  CHECK ((resultado = 'DEVOLVIDO') = (motivo IS NOT NULL)),
  CHECK ((resultado = 'DEVOLVIDO') = (ate IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (projeto_id, especie, instrutor_id, versao)
);
--> statement-breakpoint
CREATE INDEX analise_de_relatorio_instrutor ON analise_de_relatorio (instrutor_id);
--> statement-breakpoint
CREATE INDEX analise_de_relatorio_autor ON analise_de_relatorio (autor_id);
