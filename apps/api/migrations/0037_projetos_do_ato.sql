-- D58: the projects that a row of the audit concerns, beside the log, so that who takes part in one reads nothing of it.
-- Sealed rows stay as they are; no foreign key, so that the log can be examined as one table.
CREATE TABLE auditoria_projeto (
  auditoria_id bigint NOT NULL,
  projeto_id integer NOT NULL,
  PRIMARY KEY (auditoria_id, projeto_id)
);
--> statement-breakpoint
CREATE INDEX auditoria_projeto_projeto ON auditoria_projeto (projeto_id);
--> statement-breakpoint
-- By the record that the row names, and by the projects that its values name.
CREATE FUNCTION projetos_do_ato(tipo text, registro bigint, antes jsonb, depois jsonb) RETURNS SETOF integer
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
      p.coordenador_id = i.pessoa_id
      OR EXISTS (SELECT FROM projeto_colaborador c WHERE c.projeto_id = p.id AND c.professor_id = i.pessoa_id)
      OR i.unidade_id = (SELECT v.unidade_id FROM professor v WHERE v.id = p.coordenador_id))
    WHERE tipo = 'impedimento' AND i.id = registro
  UNION SELECT (v.valor -> 'projeto')::integer FROM (VALUES (antes), (depois)) v (valor)
    WHERE jsonb_typeof(v.valor -> 'projeto') = 'number'
  UNION SELECT (f.falta -> 'projeto')::integer
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(depois -> 'faltas') = 'array' THEN depois -> 'faltas' END) f (falta)
    WHERE jsonb_typeof(f.falta -> 'projeto') = 'number'
$$;
--> statement-breakpoint
INSERT INTO auditoria_projeto (auditoria_id, projeto_id)
SELECT a.id, p FROM auditoria a, LATERAL projetos_do_ato(a.registro_tipo, a.registro_id, a.antes, a.depois) p;
--> statement-breakpoint
-- These rows name who was reminded in the whole call, for which projects is not known.
INSERT INTO auditoria_projeto (auditoria_id, projeto_id)
SELECT a.id, p.id FROM auditoria a JOIN projeto p ON p.edital_id = a.registro_id AND NOT p.eh_rascunho
WHERE a.acao = 'lembrarAvaliadores' AND a.registro_tipo = 'edital'
ON CONFLICT DO NOTHING;
