-- The written refusal with which the administration records that a suplente does not want the scholarship (D53).
ALTER TABLE suplente ADD COLUMN recusa text REFERENCES arquivo (referencia);
--> statement-breakpoint
CREATE INDEX suplente_recusa ON suplente (recusa);
--> statement-breakpoint
-- Who was told that another rule would worsen their number in a published list (D53).
CREATE TABLE aviso_da_lista (
  edital_id integer NOT NULL REFERENCES edital (id),
  projeto_id integer NOT NULL REFERENCES projeto (id),
  de integer NOT NULL,
  para integer,
  dia date NOT NULL,
  motivo text NOT NULL,
  autor_id integer NOT NULL REFERENCES professor (id),
  criado_em timestamp (3) with time zone NOT NULL,
  PRIMARY KEY (edital_id, projeto_id),
  CONSTRAINT aviso_da_lista_perde CHECK (para IS NULL OR para > de)
);
--> statement-breakpoint
CREATE INDEX aviso_da_lista_projeto ON aviso_da_lista (projeto_id);
--> statement-breakpoint
CREATE INDEX aviso_da_lista_autor ON aviso_da_lista (autor_id);
