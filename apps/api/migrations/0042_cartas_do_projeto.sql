-- Mails that name projects, a row for each project and mail: what an act on many has still to join (conteudo), and
-- when the mail left or was given up.
CREATE TABLE carta_do_projeto (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  projeto_id integer NOT NULL REFERENCES projeto (id) ON DELETE CASCADE,
  pessoa_id integer REFERENCES professor (id),
  instrutor_id integer REFERENCES instrutor (id) ON DELETE CASCADE,
  especie text NOT NULL,
  lote uuid,
  conteudo jsonb,
  email uuid,
  criada_em timestamp (3) with time zone NOT NULL,
  enviada_em timestamp (3) with time zone,
  falhou_em timestamp (3) with time zone,
  CONSTRAINT carta_do_projeto_para_uma_pessoa CHECK (num_nonnulls(pessoa_id, instrutor_id) = 1),
  CONSTRAINT carta_do_projeto_espera_ou_na_fila CHECK (num_nonnulls(conteudo, email) = 1),
  CONSTRAINT carta_do_projeto_espera_no_lote CHECK (conteudo IS NULL OR (lote IS NOT NULL AND pessoa_id IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX carta_do_projeto_projeto ON carta_do_projeto (projeto_id);
--> statement-breakpoint
CREATE INDEX carta_do_projeto_pessoa ON carta_do_projeto (pessoa_id);
--> statement-breakpoint
CREATE INDEX carta_do_projeto_instrutor ON carta_do_projeto (instrutor_id);
--> statement-breakpoint
CREATE INDEX carta_do_projeto_email ON carta_do_projeto (email);
--> statement-breakpoint
CREATE INDEX carta_do_projeto_espera ON carta_do_projeto (lote) WHERE conteudo IS NOT NULL;
