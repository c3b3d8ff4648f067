-- Single sign-on: the doors, requests under way, and whose identity at a provider is whose account.
CREATE TABLE porta (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  versao integer NOT NULL DEFAULT 1,
  tipo text NOT NULL,
  nome text NOT NULL,
  configuracao jsonb NOT NULL,
  -- Sealed; null where the door needs none.
  segredo text,
  ligada boolean NOT NULL,
  -- What the door read of its provider (metadata of SAML), shared by all instances.
  lido text,
  lido_em timestamptz,
  criada_em timestamptz NOT NULL,
  atualizada_em timestamptz NOT NULL
);
--> statement-breakpoint
-- In the database, so that an answer may reach another instance than the one that asked. Deleted when they expire.
CREATE TABLE porta_pedido (
  id text PRIMARY KEY,
  porta_id integer NOT NULL REFERENCES porta (id) ON DELETE CASCADE,
  segredo_sha256 text NOT NULL,
  voltar text,
  -- Sealed.
  guardar text NOT NULL,
  expira_em timestamptz NOT NULL,
  respondido_em timestamptz,
  -- Sealed: the person as the provider described them; null until a valid answer.
  pessoa text,
  codigo_sha256 text UNIQUE,
  -- False: the code of the address bar, for a minute; true: the code that the page then holds, for its form.
  codigo_trocado boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE INDEX porta_pedido_porta ON porta_pedido (porta_id);
--> statement-breakpoint
CREATE INDEX porta_pedido_expira ON porta_pedido (expira_em);
--> statement-breakpoint
CREATE TABLE identidade (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  professor_id integer NOT NULL REFERENCES professor (id),
  porta_id integer NOT NULL REFERENCES porta (id),
  -- '' where the door has one provider only.
  provedor text NOT NULL,
  -- A keyed hash once the account is closed.
  sujeito text NOT NULL,
  como text NOT NULL,
  criada_em timestamptz NOT NULL,
  ultimo_uso timestamptz NOT NULL,
  CONSTRAINT identidade_unica UNIQUE (porta_id, provedor, sujeito),
  CONSTRAINT identidade_de_uma_conta UNIQUE (professor_id, porta_id)
);
--> statement-breakpoint
-- Logouts that a provider told: each id counts once.
CREATE TABLE porta_saida (
  porta_id integer NOT NULL REFERENCES porta (id) ON DELETE CASCADE,
  jti text NOT NULL,
  expira_em timestamptz NOT NULL,
  PRIMARY KEY (porta_id, jti)
);
--> statement-breakpoint
-- One row: whether accounts that a door vouches for may still use their local password.
CREATE TABLE entrada_local (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  versao integer NOT NULL DEFAULT 1,
  desligada boolean NOT NULL DEFAULT false,
  -- Administrators who may use it all the same.
  excecoes integer[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
INSERT INTO entrada_local DEFAULT VALUES;
--> statement-breakpoint
ALTER TABLE sessao
  ADD COLUMN porta_id integer REFERENCES porta (id),
  ADD COLUMN identidade_id integer REFERENCES identidade (id) ON DELETE SET NULL,
  ADD COLUMN sessao_do_provedor text;
--> statement-breakpoint
CREATE INDEX sessao_identidade ON sessao (identidade_id);
--> statement-breakpoint
CREATE INDEX sessao_porta ON sessao (porta_id, sessao_do_provedor);
