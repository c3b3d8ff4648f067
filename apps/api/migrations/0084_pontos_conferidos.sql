-- What was to be looked at before a month's sheet was conferred, and the reason why it stands. The key is a hash of
-- the facts, without any digit of an account: with other facts the point is open again.
CREATE TABLE ponto_conferido (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  mes text NOT NULL CHECK (mes ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'),
  chave text NOT NULL CHECK (chave ~ '^[0-9a-f]{64}$'),
  tipo text NOT NULL CHECK (tipo IN ('DUAS_BOLSAS', 'MESMA_CONTA', 'MESMO_ARQUIVO', 'HORAS_NA_AUSENCIA')),
  motivo text NOT NULL,
  em timestamptz NOT NULL,
  por_id integer NOT NULL REFERENCES professor (id),
  UNIQUE (mes, chave)
);
--> statement-breakpoint
CREATE INDEX ponto_conferido_por ON ponto_conferido (por_id);
