-- The Ed25519 keys that sign declarations. The private one is sealed with the installation's secret, and goes when it is replaced.
CREATE TABLE chave_da_instituicao (
  kid text PRIMARY KEY,
  -- the public key, 32 bytes in base64url
  publica text NOT NULL UNIQUE CHECK (publica ~ '^[A-Za-z0-9_-]{43}$'),
  privada text,
  criada_em timestamptz NOT NULL,
  encerrada_em timestamptz,
  CHECK ((privada IS NULL) = (encerrada_em IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX chave_da_instituicao_atual ON chave_da_instituicao ((true)) WHERE encerrada_em IS NULL;
