-- The call open for one person and one submission until an instant, after its submissions ended (D64).
CREATE TABLE submissao_tardia (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  edital_id integer NOT NULL REFERENCES edital (id),
  professor_id integer NOT NULL REFERENCES professor (id),
  ate timestamp (3) with time zone NOT NULL,
  fundamento text NOT NULL CHECK (fundamento IN ('ordem', 'falha')),
  ordem text,
  motivo text NOT NULL,
  -- What list, decision, minutes and result say of the project.
  dito text NOT NULL,
  autor_id integer NOT NULL REFERENCES professor (id),
  aberta_em timestamp (3) with time zone NOT NULL,
  retirada_em timestamp (3) with time zone,
  retirada_por integer REFERENCES professor (id),
  motivo_da_retirada text,
  projeto_id integer REFERENCES projeto (id),
  enviada_em timestamp (3) with time zone,
  caiu_em timestamp (3) with time zone,
  caiu_por integer REFERENCES professor (id),
  motivo_da_queda text,
  -- It fell once the result was published: the project stays, out of the call; before, it is a draft again.
  fora boolean NOT NULL DEFAULT false,
  CONSTRAINT tardia_ordem CHECK ((fundamento = 'ordem') = (ordem IS NOT NULL)),
  CONSTRAINT tardia_retirada CHECK ((retirada_em IS NULL) = (retirada_por IS NULL)
    AND (retirada_em IS NULL) = (motivo_da_retirada IS NULL)),
  CONSTRAINT tardia_usada CHECK ((projeto_id IS NULL) = (enviada_em IS NULL)),
  CONSTRAINT tardia_uma_so CHECK (retirada_em IS NULL OR projeto_id IS NULL),
  CONSTRAINT tardia_queda CHECK ((caiu_em IS NULL) = (caiu_por IS NULL)
    AND (caiu_em IS NULL) = (motivo_da_queda IS NULL) AND (caiu_em IS NULL OR projeto_id IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX submissao_tardia_edital ON submissao_tardia (edital_id, professor_id);
--> statement-breakpoint
CREATE INDEX submissao_tardia_projeto ON submissao_tardia (projeto_id) WHERE projeto_id IS NOT NULL;
