-- A line of a sheet that is held with a reason. While in force it is paid by no sheet and sent by no remessa.
CREATE TABLE retencao_de_pagamento (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  -- the month paid for, and the month of the sheet in which it was held
  competencia text NOT NULL CHECK (competencia ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
  mes text NOT NULL CHECK (mes ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$' AND mes >= competencia),
  -- the line of a closed sheet, which stays out of its remessas; null: held before the sheet closed
  pagamento_id integer REFERENCES pagamento (id),
  -- cents that the line paid; null: no value was registered
  valor integer CHECK (valor >= 0),
  motivo text NOT NULL,
  retida_em timestamptz NOT NULL,
  retida_por_id integer NOT NULL REFERENCES professor (id),
  liberada_em timestamptz,
  liberada_por_id integer REFERENCES professor (id),
  motivo_da_liberacao text,
  CHECK ((liberada_em IS NULL) = (liberada_por_id IS NULL) AND (liberada_em IS NULL) = (motivo_da_liberacao IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX retencao_em_vigor ON retencao_de_pagamento (instrutor_id, competencia)
  WHERE liberada_em IS NULL AND pagamento_id IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX retencao_do_pagamento_em_vigor ON retencao_de_pagamento (pagamento_id) WHERE liberada_em IS NULL;
--> statement-breakpoint
CREATE INDEX retencao_de_pagamento_retida_por ON retencao_de_pagamento (retida_por_id);
--> statement-breakpoint
CREATE INDEX retencao_de_pagamento_liberada_por ON retencao_de_pagamento (liberada_por_id);
