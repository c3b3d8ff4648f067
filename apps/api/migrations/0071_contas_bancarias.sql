-- The account to which a student's scholarship is paid. Read only by its own calls, each reading in the log of accesses.
CREATE TABLE conta_bancaria (
  instrutor_id integer PRIMARY KEY REFERENCES instrutor (id),
  versao integer NOT NULL DEFAULT 1,
  banco text NOT NULL CHECK (banco ~ '^[0-9]{3}$'),
  agencia text NOT NULL CHECK (agencia ~ '^[0-9]{1,5}$'),
  digito_da_agencia text CHECK (digito_da_agencia ~ '^[0-9XP]$'),
  conta text NOT NULL CHECK (conta ~ '^[0-9]{1,13}$'),
  digito text NOT NULL CHECK (digito ~ '^[0-9XP]{1,2}$'),
  tipo text NOT NULL CHECK (tipo IN ('corrente', 'poupanca', 'salario')),
  cpf_do_titular text NOT NULL CHECK (cpf_do_titular ~ '^[0-9]{11}$')
);
--> statement-breakpoint
-- Who typed or changed it, when and why; without any number.
CREATE TABLE mudanca_de_conta (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  instrutor_id integer NOT NULL REFERENCES instrutor (id),
  em timestamptz NOT NULL,
  autor_id integer NOT NULL REFERENCES professor (id),
  -- null for the first
  motivo text
);
--> statement-breakpoint
CREATE INDEX mudanca_de_conta_instrutor ON mudanca_de_conta (instrutor_id);
