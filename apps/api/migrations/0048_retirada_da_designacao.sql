-- A designation that was taken away before any score: the approval is deleted, this row says who, why and when.
CREATE TABLE designacao_retirada (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aprovacao_id integer NOT NULL,
  projeto_id integer NOT NULL REFERENCES projeto (id),
  avaliador_id integer NOT NULL REFERENCES professor (id),
  motivo text NOT NULL CHECK (length(motivo) BETWEEN 1 AND 2000),
  autor_id integer NOT NULL REFERENCES professor (id),
  retirada_em timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX designacao_retirada_projeto ON designacao_retirada (projeto_id);
--> statement-breakpoint
CREATE INDEX designacao_retirada_avaliador ON designacao_retirada (avaliador_id);
--> statement-breakpoint
-- When an evaluator first opened a proposal: counted where submissions are reopened after a designation.
CREATE TABLE proposta_aberta (
  projeto_id integer NOT NULL REFERENCES projeto (id),
  avaliador_id integer NOT NULL REFERENCES professor (id),
  aberta_em timestamp (3) with time zone NOT NULL,
  PRIMARY KEY (projeto_id, avaliador_id)
);
--> statement-breakpoint
CREATE INDEX proposta_aberta_avaliador ON proposta_aberta (avaliador_id);
--> statement-breakpoint
-- Before this version only the certificate's readings were recorded; who has accepted has read the proposal too.
INSERT INTO proposta_aberta (projeto_id, avaliador_id, aberta_em)
SELECT projeto_id, avaliador_id, min(quando) FROM (
  SELECT e.projeto_id, e.avaliador_id, e.criado_em AS quando FROM encargo e WHERE e.aceito
  UNION ALL
  SELECT r.projeto_id, r.avaliador_id, a.quando FROM recusa_de_avaliacao r JOIN acesso a
    ON a.pessoa_id = r.avaliador_id AND a.registro_tipo = 'projeto' AND a.registro_id = r.projeto_id
    AND a.documento = 'comprovante_disciplinas'
) aberta GROUP BY projeto_id, avaliador_id;
--> statement-breakpoint
-- What all read of a call's last day for submissions: reopened, or extended, and why.
CREATE TABLE inscricoes_prorrogadas (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  edital_id integer NOT NULL REFERENCES edital (id),
  de date NOT NULL,
  ate date NOT NULL,
  motivo text NOT NULL CHECK (length(motivo) >= 1),
  autor_id integer NOT NULL REFERENCES professor (id),
  criado_em timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX inscricoes_prorrogadas_edital ON inscricoes_prorrogadas (edital_id);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION projetos_do_ato(tipo text, registro bigint, antes jsonb, depois jsonb) RETURNS SETOF integer
LANGUAGE sql STABLE AS $$
  SELECT registro::integer WHERE tipo = 'projeto' AND registro IS NOT NULL
  UNION SELECT a.projeto_id FROM projeto_aprovacao a WHERE tipo = 'projeto_aprovacao' AND a.id = registro
  UNION SELECT r.projeto_id FROM recusa_de_avaliacao r WHERE tipo = 'projeto_aprovacao' AND r.aprovacao_id = registro
  UNION SELECT r.projeto_id FROM designacao_retirada r WHERE tipo = 'projeto_aprovacao' AND r.aprovacao_id = registro
  UNION SELECT a.projeto_id FROM recurso r JOIN projeto_aprovacao a ON a.id = r.aprovacao_id
    WHERE tipo = 'recurso' AND r.id = registro
  UNION SELECT i.projeto_id FROM instrutor i WHERE tipo = 'instrutor' AND i.id = registro
  UNION SELECT d.projeto_id FROM declaracao d WHERE tipo = 'declaracao' AND d.id = registro AND d.projeto_id IS NOT NULL
  UNION SELECT p.projeto_id FROM prorrogacao p WHERE tipo = 'prorrogacao' AND p.id = registro AND p.projeto_id IS NOT NULL
  UNION SELECT p.id FROM impedimento i JOIN projeto p ON NOT p.eh_rascunho AND (
      EXISTS (SELECT FROM participante_do_projeto c WHERE c.projeto_id = p.id AND c.professor_id = i.pessoa_id)
      OR i.unidade_id = (SELECT v.unidade_id FROM professor v WHERE v.id = p.coordenador_id))
    WHERE tipo = 'impedimento' AND i.id = registro
  UNION SELECT (v.valor -> 'projeto')::integer FROM (VALUES (antes), (depois)) v (valor)
    WHERE jsonb_typeof(v.valor -> 'projeto') = 'number'
  UNION SELECT (f.falta -> 'projeto')::integer
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(depois -> 'faltas') = 'array' THEN depois -> 'faltas' END) f (falta)
    WHERE jsonb_typeof(f.falta -> 'projeto') = 'number'
$$;
