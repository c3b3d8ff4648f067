-- D61: a project's coordination passes to another person.
CREATE TABLE transferencia (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  projeto_id integer NOT NULL REFERENCES projeto (id),
  de_id integer NOT NULL REFERENCES professor (id),
  para_id integer NOT NULL REFERENCES professor (id),
  causa text NOT NULL,
  motivo text NOT NULL,
  dia date NOT NULL,
  proposta_por_id integer NOT NULL REFERENCES professor (id),
  proposta_em timestamp (3) with time zone NOT NULL,
  aceita_em timestamp (3) with time zone,
  concordou_em timestamp (3) with time zone,
  efetivada_em timestamp (3) with time zone,
  -- Refused by one of the two, or withdrawn.
  encerrada_em timestamp (3) with time zone,
  encerrada_por_id integer REFERENCES professor (id),
  CONSTRAINT transferencia_causa CHECK (causa IN ('pedido', 'falecimento', 'fimDoVinculo', 'afastamento')),
  CONSTRAINT transferencia_outra_pessoa CHECK (de_id <> para_id),
  CONSTRAINT transferencia_efetivada CHECK (efetivada_em IS NULL OR aceita_em IS NOT NULL AND encerrada_em IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX transferencia_uma ON transferencia (projeto_id) WHERE efetivada_em IS NULL AND encerrada_em IS NULL;
--> statement-breakpoint
CREATE INDEX transferencia_de ON transferencia (de_id);
--> statement-breakpoint
CREATE INDEX transferencia_para ON transferencia (para_id);
--> statement-breakpoint
-- The unit that counts for limits, once the coordination has passed to somebody of another one; null: the coordinator's.
ALTER TABLE projeto ADD COLUMN unidade_da_submissao_id integer REFERENCES unidade (id);
--> statement-breakpoint
CREATE OR REPLACE VIEW participante_do_projeto (projeto_id, professor_id) AS
  SELECT id, coordenador_id FROM projeto
  UNION ALL SELECT projeto_id, professor_id FROM projeto_colaborador
  UNION ALL SELECT projeto_id, professor_id FROM ex_colaborador
  UNION ALL SELECT projeto_id, professor_id FROM vice_coordenacao WHERE aceito_em IS NOT NULL
  UNION ALL SELECT projeto_id, de_id FROM transferencia WHERE efetivada_em IS NOT NULL;
