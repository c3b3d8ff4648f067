-- D55: who had the place that kept a line from being paid, and what it waited for. Lines closed before have neither.
ALTER TABLE pagamento ADD COLUMN vaga_de_id integer REFERENCES instrutor(id);
--> statement-breakpoint
ALTER TABLE pagamento ADD COLUMN vaga_espera text;
--> statement-breakpoint
ALTER TABLE pagamento ADD CONSTRAINT pagamento_vaga_check
  CHECK ((vaga_espera IS NULL OR vaga_espera IN ('CPF', 'DOCUMENTOS')) AND (vaga_espera IS NULL OR vaga_de_id IS NOT NULL));
--> statement-breakpoint
CREATE INDEX pagamento_vaga_idx ON pagamento (vaga_de_id) WHERE vaga_de_id IS NOT NULL;
