-- What may be paid for a call, or for one unit in it: the sum of these acts. Without an act nothing is bounded.
CREATE TABLE ato_de_verba (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  edital_id integer NOT NULL REFERENCES edital (id),
  -- null: the whole call
  unidade_id integer REFERENCES unidade (id),
  tipo text NOT NULL CHECK (tipo IN ('aumento', 'reducao')),
  -- cents
  centavos bigint NOT NULL CHECK (centavos > 0),
  empenho text NOT NULL,
  motivo text NOT NULL,
  em timestamptz NOT NULL,
  autor_id integer NOT NULL REFERENCES professor (id)
);
--> statement-breakpoint
CREATE INDEX ato_de_verba_edital ON ato_de_verba (edital_id, unidade_id);
--> statement-breakpoint
CREATE INDEX ato_de_verba_unidade ON ato_de_verba (unidade_id);
--> statement-breakpoint
CREATE INDEX ato_de_verba_autor ON ato_de_verba (autor_id);
