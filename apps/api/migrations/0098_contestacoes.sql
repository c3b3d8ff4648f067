-- What a student contests about a month of a vínculo, and the answer. No text changes after it was sent.
CREATE TABLE contestacao (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  -- who contests: after a corrected CPF the vínculo may be another person's
  estudante_id integer NOT NULL REFERENCES estudante (id),
  mes text NOT NULL CHECK (mes ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
  texto text NOT NULL,
  arquivo text UNIQUE,
  enviada_em timestamptz NOT NULL,
  -- the last day for the answer
  ate date NOT NULL,
  retirada_em timestamptz,
  respondida_em timestamptz,
  respondida_por_id integer REFERENCES professor (id),
  resultado text CHECK (resultado IN ('PROCEDENTE', 'IMPROCEDENTE')),
  razoes text,
  CHECK (num_nonnulls(respondida_em, respondida_por_id, resultado, razoes) IN (0, 4)),
  CHECK (retirada_em IS NULL OR respondida_em IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX contestacao_aberta ON contestacao (instrutor_id, mes)
  WHERE retirada_em IS NULL AND respondida_em IS NULL;
--> statement-breakpoint
CREATE INDEX contestacao_instrutor ON contestacao (instrutor_id);
--> statement-breakpoint
CREATE INDEX contestacao_respondida_por ON contestacao (respondida_por_id);
--> statement-breakpoint
CREATE INDEX contestacao_estudante ON contestacao (estudante_id);
