-- One person confers a sheet, another one closes it. What would be paid then is remembered, by number of the
-- student, so that a change before the closing is named.
CREATE TABLE conferencia_da_folha (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mes text NOT NULL CHECK (mes ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
  conferida_em timestamptz NOT NULL,
  conferida_por_id integer NOT NULL REFERENCES professor (id),
  -- cents to pay
  total bigint NOT NULL CHECK (total >= 0),
  linhas integer NOT NULL CHECK (linhas > 0),
  lancamentos jsonb NOT NULL,
  desfeita_em timestamptz,
  desfeita_por_id integer REFERENCES professor (id),
  motivo text,
  CHECK ((desfeita_em IS NULL) = (desfeita_por_id IS NULL) AND (desfeita_em IS NULL) = (motivo IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX conferencia_da_folha_em_vigor ON conferencia_da_folha (mes) WHERE desfeita_em IS NULL;
--> statement-breakpoint
-- Null for the sheets closed before this rule.
ALTER TABLE folha_de_pagamento ADD COLUMN conferencia_id integer REFERENCES conferencia_da_folha (id);
--> statement-breakpoint
-- Why the sheet was closed 24 hours after the conference without a second person; null: two people.
ALTER TABLE folha_de_pagamento ADD COLUMN motivo_sem_segunda_pessoa text;
