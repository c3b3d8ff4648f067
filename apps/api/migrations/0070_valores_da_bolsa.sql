-- The value of a grant by period of validity, in cents: of a type of call, or of one call.
CREATE TABLE valor_da_bolsa (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  tipo text CHECK (tipo IN ('TIPO I', 'TIPO II')),
  edital_id integer REFERENCES edital (id),
  mes_inicio text NOT NULL CHECK (mes_inicio ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
  -- null: no last month yet
  mes_fim text CHECK (mes_fim ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$' AND mes_fim >= mes_inicio),
  centavos integer NOT NULL CHECK (centavos BETWEEN 100 AND 9999999),
  criado_em timestamptz NOT NULL,
  criado_por_id integer NOT NULL REFERENCES professor (id),
  CHECK ((tipo IS NULL) <> (edital_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX valor_da_bolsa_edital ON valor_da_bolsa (edital_id);
--> statement-breakpoint
-- The sheet keeps the rule of partial months, and its lines the cents, with which they were closed. Earlier ones have no cents.
ALTER TABLE folha_de_pagamento ADD COLUMN mes_parcial text NOT NULL DEFAULT 'nenhuma'
  CHECK (mes_parcial IN ('nenhuma', 'dias', 'horas'));
--> statement-breakpoint
ALTER TABLE pagamento ADD COLUMN valor_cheio integer CHECK (valor_cheio > 0);
--> statement-breakpoint
ALTER TABLE pagamento ADD COLUMN valor integer CHECK (valor >= 0);
--> statement-breakpoint
ALTER TABLE pagamento ADD COLUMN dias smallint CHECK (dias BETWEEN 0 AND 31);
--> statement-breakpoint
-- A difference for a month that stays paid.
ALTER TABLE pagamento ADD COLUMN parcial boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE pagamento ADD CONSTRAINT pagamento_valor_da_linha CHECK (
  (valor IS NULL OR pago OR tipo = 'ESTORNO') AND (NOT parcial OR tipo IN ('COMPLEMENTO', 'ESTORNO'))
);
--> statement-breakpoint
-- An estorno is decided about an amount: another one is decided anew.
ALTER TABLE estorno_decidido ADD COLUMN valor integer;
--> statement-breakpoint
ALTER TABLE estorno_decidido ADD COLUMN parcial boolean NOT NULL DEFAULT false;
