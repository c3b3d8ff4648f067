-- The second factor of local accounts. The key of an authenticator application is sealed with the installation's secret.
CREATE TABLE fator_totp (
  professor_id integer PRIMARY KEY REFERENCES professor (id),
  chave text NOT NULL,
  criado_em timestamptz NOT NULL,
  -- null while the first code is awaited
  confirmado_em timestamptz,
  -- the last step whose code was used: each step works once
  ultimo_passo integer,
  ultimo_uso timestamptz
);
--> statement-breakpoint
CREATE TABLE chave_de_acesso (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  professor_id integer NOT NULL REFERENCES professor (id),
  credencial text NOT NULL UNIQUE,
  chave_publica text NOT NULL,
  contador bigint NOT NULL,
  transportes text[] NOT NULL,
  -- the host for which it was made; it works at no other
  rp_id text NOT NULL,
  nome text NOT NULL,
  criada_em timestamptz NOT NULL,
  ultimo_uso timestamptz
);
--> statement-breakpoint
CREATE INDEX chave_de_acesso_professor ON chave_de_acesso (professor_id);
--> statement-breakpoint
CREATE TABLE codigo_de_recuperacao (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  professor_id integer NOT NULL REFERENCES professor (id),
  codigo_sha256 text NOT NULL,
  usado_em timestamptz,
  UNIQUE (professor_id, codigo_sha256)
);
--> statement-breakpoint
-- A login whose password was right, or a passkey's challenge: used once, a few minutes long.
CREATE TABLE segundo_fator_pedido (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  finalidade text NOT NULL CHECK (finalidade IN ('entrar', 'entrarComChave', 'cadastrarChave', 'confirmar')),
  -- null before a login by a passkey alone
  professor_id integer REFERENCES professor (id),
  token_sha256 text NOT NULL UNIQUE,
  desafio text,
  tentativas integer NOT NULL DEFAULT 0,
  expira_em timestamptz NOT NULL,
  CHECK ((professor_id IS NULL) = (finalidade = 'entrarComChave'))
);
--> statement-breakpoint
CREATE INDEX segundo_fator_pedido_professor ON segundo_fator_pedido (professor_id);
--> statement-breakpoint
CREATE INDEX segundo_fator_pedido_expira ON segundo_fator_pedido (expira_em);
--> statement-breakpoint
-- How the session was proven, besides the password: totp, chave, recuperacao, porta (single sign-on) or nenhum.
ALTER TABLE sessao ADD COLUMN fator text NOT NULL DEFAULT 'nenhum';
