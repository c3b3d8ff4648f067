-- Who pays: one row, the account of the institution and its contract with the bank.
CREATE TABLE pagador (
  id integer PRIMARY KEY CHECK (id = 1),
  versao integer NOT NULL DEFAULT 1,
  nome text NOT NULL,
  cnpj text NOT NULL CHECK (cnpj ~ '^[0-9]{14}$'),
  banco text NOT NULL CHECK (banco ~ '^[0-9]{3}$'),
  agencia text NOT NULL CHECK (agencia ~ '^[0-9]{1,5}$'),
  digito_da_agencia text CHECK (digito_da_agencia ~ '^[0-9XP]$'),
  conta text NOT NULL CHECK (conta ~ '^[0-9]{1,12}$'),
  digito text NOT NULL CHECK (digito ~ '^[0-9XP]{1,2}$'),
  convenio text NOT NULL,
  servico text NOT NULL CHECK (servico IN ('20', '30', '33', '98')),
  -- Caixa only
  parametro text CHECK (parametro ~ '^[0-9]{2}$'),
  compromisso text CHECK (compromisso ~ '^[0-9]{4}$')
);
--> statement-breakpoint
-- The columns or the fixed widths that the institution wrote.
CREATE TABLE layout_da_remessa (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  versao integer NOT NULL DEFAULT 1,
  nome text NOT NULL UNIQUE,
  tipo text NOT NULL CHECK (tipo IN ('colunas', 'fixo')),
  definicao jsonb NOT NULL,
  criado_em timestamptz NOT NULL,
  criado_por_id integer NOT NULL REFERENCES professor (id)
);
--> statement-breakpoint
CREATE INDEX layout_da_remessa_autor ON layout_da_remessa (criado_por_id);
--> statement-breakpoint
-- A sending of a closed sheet's payments. The file is kept, so that it can be downloaded again byte for byte.
CREATE TABLE remessa (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  folha_id integer NOT NULL REFERENCES folha_de_pagamento (id),
  numero integer NOT NULL CHECK (numero > 0),
  sequencial integer NOT NULL UNIQUE CHECK (sequencial > 0),
  forma text NOT NULL CHECK (forma IN ('csv', 'xlsx', 'ods', 'fixo', 'cnab240', 'mao')),
  layout text,
  dia_do_pagamento date NOT NULL,
  -- as it was then; null where none was written
  pagador jsonb,
  -- null where it was paid without a file, or once the accounts in it were forgotten
  arquivo bytea,
  nome_do_arquivo text,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  gerada_em timestamptz NOT NULL,
  gerada_por_id integer NOT NULL REFERENCES professor (id),
  cancelada_em timestamptz,
  cancelada_por_id integer REFERENCES professor (id),
  motivo text,
  UNIQUE (folha_id, numero),
  CHECK ((forma = 'mao') = (sha256 IS NULL) AND (forma = 'mao') = (nome_do_arquivo IS NULL)),
  CHECK ((cancelada_em IS NULL) = (cancelada_por_id IS NULL) AND (cancelada_em IS NULL) = (motivo IS NULL))
);
--> statement-breakpoint
CREATE INDEX remessa_gerada_por ON remessa (gerada_por_id);
--> statement-breakpoint
CREATE INDEX remessa_cancelada_por ON remessa (cancelada_por_id);
--> statement-breakpoint
-- One payment of it, as it was sent. The account goes with the documents of the vínculo.
CREATE TABLE linha_da_remessa (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  remessa_id integer NOT NULL REFERENCES remessa (id),
  -- 'seu número' of the file
  documento integer NOT NULL CHECK (documento BETWEEN 1 AND 999999),
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  projeto_id integer NOT NULL REFERENCES projeto (id),
  nome text NOT NULL,
  cpf text NOT NULL CHECK (cpf ~ '^[0-9]{11}$'),
  banco text,
  agencia text,
  digito_da_agencia text,
  conta text,
  digito text,
  tipo_de_conta text,
  -- what is sent; 0 where estornos took all of it
  centavos bigint NOT NULL CHECK (centavos >= 0),
  situacao text NOT NULL CHECK (situacao IN ('enviada', 'paga', 'devolvida', 'compensada')),
  -- of the credit
  dia date,
  codigo text,
  motivo text,
  -- the account must be mended before it goes again
  pede_dados boolean NOT NULL DEFAULT false,
  resultado_em timestamptz,
  resultado_por_id integer REFERENCES professor (id),
  UNIQUE (remessa_id, documento),
  CHECK ((situacao = 'compensada') = (centavos = 0)),
  CHECK ((situacao = 'paga') = (dia IS NOT NULL)),
  CHECK ((situacao IN ('paga', 'devolvida')) = (resultado_em IS NOT NULL)),
  CHECK ((resultado_em IS NULL) = (resultado_por_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX linha_da_remessa_instrutor ON linha_da_remessa (instrutor_id);
--> statement-breakpoint
CREATE INDEX linha_da_remessa_projeto ON linha_da_remessa (projeto_id);
--> statement-breakpoint
CREATE INDEX linha_da_remessa_resultado_por ON linha_da_remessa (resultado_por_id);
--> statement-breakpoint
-- The lines of the sheet that it pays; below zero: what it sets off of an estorno.
CREATE TABLE parte_da_remessa (
  linha_id integer NOT NULL REFERENCES linha_da_remessa (id),
  pagamento_id integer NOT NULL REFERENCES pagamento (id),
  centavos bigint NOT NULL CHECK (centavos <> 0),
  -- false once its line came back or its remessa was cancelled
  viva boolean NOT NULL DEFAULT true,
  PRIMARY KEY (linha_id, pagamento_id)
);
--> statement-breakpoint
CREATE INDEX parte_da_remessa_pagamento ON parte_da_remessa (pagamento_id);
--> statement-breakpoint
-- No line of a sheet is in two living remessas.
CREATE UNIQUE INDEX parte_da_remessa_viva ON parte_da_remessa (pagamento_id) WHERE viva AND centavos > 0;
