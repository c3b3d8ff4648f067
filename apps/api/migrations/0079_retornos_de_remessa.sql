-- A return that was read into a remessa. The file itself has CPFs and accounts and is not kept.
CREATE TABLE retorno_da_remessa (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  remessa_id integer NOT NULL REFERENCES remessa (id),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  origem text NOT NULL CHECK (origem IN ('cnab240', 'lista')),
  lido_em timestamptz NOT NULL,
  lido_por_id integer NOT NULL REFERENCES professor (id),
  pagas integer NOT NULL,
  devolvidas integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX retorno_da_remessa_remessa ON retorno_da_remessa (remessa_id);
--> statement-breakpoint
CREATE INDEX retorno_da_remessa_lido_por ON retorno_da_remessa (lido_por_id);
