-- D61: the vice-coordinator of a project, and everybody who ever took part in one.
CREATE TABLE vice_coordenacao (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  projeto_id integer NOT NULL REFERENCES projeto (id),
  professor_id integer NOT NULL REFERENCES professor (id),
  nomeado_por_id integer NOT NULL REFERENCES professor (id),
  nomeado_em timestamp (3) with time zone NOT NULL,
  aceito_em timestamp (3) with time zone,
  -- Refused, withdrawn, or over.
  encerrado_em timestamp (3) with time zone,
  encerrado_por_id integer REFERENCES professor (id),
  CONSTRAINT vice_coordenacao_fim_inteiro CHECK ((encerrado_em IS NULL) = (encerrado_por_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX vice_coordenacao_uma ON vice_coordenacao (projeto_id) WHERE encerrado_em IS NULL;
--> statement-breakpoint
CREATE INDEX vice_coordenacao_professor ON vice_coordenacao (professor_id);
--> statement-breakpoint
-- Collaborators who left the list of a submitted project.
CREATE TABLE ex_colaborador (
  projeto_id integer NOT NULL REFERENCES projeto (id),
  professor_id integer NOT NULL REFERENCES professor (id),
  saiu_em timestamp (3) with time zone NOT NULL,
  PRIMARY KEY (projeto_id, professor_id)
);
--> statement-breakpoint
CREATE INDEX ex_colaborador_professor ON ex_colaborador (professor_id);
--> statement-breakpoint
-- Whoever once coordinated, was vice or collaborated takes part for good.
CREATE VIEW participante_do_projeto (projeto_id, professor_id) AS
  SELECT id, coordenador_id FROM projeto
  UNION ALL SELECT projeto_id, professor_id FROM projeto_colaborador
  UNION ALL SELECT projeto_id, professor_id FROM ex_colaborador
  UNION ALL SELECT projeto_id, professor_id FROM vice_coordenacao WHERE aceito_em IS NOT NULL;
--> statement-breakpoint
-- An absence or a conflict of interest concerns every project of its person's, also those of before.
CREATE OR REPLACE FUNCTION projetos_do_ato(tipo text, registro bigint, antes jsonb, depois jsonb) RETURNS SETOF integer
LANGUAGE sql STABLE AS $$
  SELECT registro::integer WHERE tipo = 'projeto' AND registro IS NOT NULL
  UNION SELECT a.projeto_id FROM projeto_aprovacao a WHERE tipo = 'projeto_aprovacao' AND a.id = registro
  UNION SELECT r.projeto_id FROM recusa_de_avaliacao r WHERE tipo = 'projeto_aprovacao' AND r.aprovacao_id = registro
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
