-- Notices to other systems. The secrets are sealed with the application's; the earlier one is valid until anterior_ate.
CREATE TABLE webhook (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  nome text NOT NULL,
  endereco text NOT NULL,
  eventos text[] NOT NULL,
  ativo boolean NOT NULL DEFAULT true,
  segredo text NOT NULL,
  anterior text,
  anterior_ate timestamptz,
  criado_em timestamptz NOT NULL
);
--> statement-breakpoint
-- One message to one system. Its id is that of the message, of the job in the queue, and the same at each attempt.
CREATE TABLE webhook_entrega (
  id uuid PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhook (id),
  evento text NOT NULL,
  link text NOT NULL,
  ocorrido_em timestamptz NOT NULL,
  estado text NOT NULL CHECK (estado IN ('esperando', 'entregue', 'morta')),
  tentativas integer NOT NULL DEFAULT 0,
  status integer,
  erro text,
  ultima_em timestamptz
);
--> statement-breakpoint
CREATE INDEX webhook_entrega_webhook ON webhook_entrega (webhook_id, ocorrido_em DESC, id);
--> statement-breakpoint
CREATE INDEX webhook_entrega_mortas ON webhook_entrega (webhook_id) WHERE estado = 'morta';
