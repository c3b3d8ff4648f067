-- The institution's text of the termo de compromisso; each saving is a new version, and the last one counts.
CREATE TABLE modelo_do_termo (
  versao integer PRIMARY KEY CHECK (versao > 0),
  texto text NOT NULL,
  -- whether termos are signed in the product
  ligado boolean NOT NULL,
  criado_em timestamptz NOT NULL,
  criado_por_id integer NOT NULL REFERENCES professor (id)
);
--> statement-breakpoint
CREATE INDEX modelo_do_termo_criado_por ON modelo_do_termo (criado_por_id);
