ALTER TABLE "conferencia_de_documento" ADD COLUMN "dispensa" text;--> statement-breakpoint
ALTER TABLE "conferencia_de_documento" ADD CONSTRAINT "conferencia_dispensa_pendente" CHECK ("conferencia_de_documento"."dispensa" is null or "conferencia_de_documento"."situacao" = 'PENDENTE');--> statement-breakpoint
-- D52: whoever was REGULAR before documents were asked for stays so; nothing is held back for a check nobody owed.
UPDATE "conferencia_de_documento" c SET "dispensa" = 'Regularizado antes da exigência de conferência'
FROM "instrutor" i WHERE i."id" = c."instrutor_id" AND i."situacao" = 'REGULAR' AND c."situacao" = 'PENDENTE';--> statement-breakpoint
-- D39, D52: the dated history is rebuilt from the audit where its last word is what the record says; else it begins now.
DO $$
DECLARE
  ato record;
  atual integer;
  tipo text;
  acumulo text;
  situacao text;
  documento text;
  docs jsonb;
  novos jsonb;
BEGIN
  CREATE TEMP TABLE passos_do_historico (
    ordem bigint GENERATED ALWAYS AS IDENTITY, instrutor_id integer, campo text, valor text, desde timestamptz(3),
    autor_id integer, motivo text
  ) ON COMMIT DROP;
  FOR ato IN
    SELECT a.registro_id, a.acao, a.quando, a.antes, a.depois, p.id AS autor
    FROM auditoria a JOIN instrutor i ON i.id = a.registro_id LEFT JOIN professor p ON p.id = a.pessoa_id
    WHERE a.registro_tipo = 'instrutor' AND a.acao IN ('cadastrarInstrutor', 'atualizarInstrutor',
      'encerrarInstrutor', 'alterarSituacaoDoInstrutor', 'conferirDocumento', 'registrarIrregularidade')
    ORDER BY a.registro_id, a.quando, a.id
  LOOP
    IF ato.registro_id IS DISTINCT FROM atual THEN
      atual := ato.registro_id;
      docs := NULL;
      situacao := NULL;
    END IF;
    IF ato.acao = 'cadastrarInstrutor' THEN
      situacao := 'IRREGULAR';
    ELSIF ato.acao IN ('alterarSituacaoDoInstrutor', 'registrarIrregularidade') THEN
      situacao := coalesce(ato.depois ->> 'situacaoInstrutor', situacao);
    END IF;
    IF situacao IN ('REGULAR', 'IRREGULAR') THEN
      INSERT INTO passos_do_historico (instrutor_id, campo, valor, desde, autor_id)
      VALUES (atual, 'SITUACAO', situacao, ato.quando, ato.autor);
    END IF;
    IF ato.acao IN ('cadastrarInstrutor', 'encerrarInstrutor') THEN
      INSERT INTO passos_do_historico (instrutor_id, campo, valor, desde, autor_id, motivo)
      VALUES (atual, 'VINCULO', CASE ato.acao WHEN 'cadastrarInstrutor' THEN 'VIVO' ELSE 'ENCERRADO' END,
        ato.quando, ato.autor, ato.depois ->> 'motivo');
    END IF;
    IF ato.acao IN ('cadastrarInstrutor', 'atualizarInstrutor') THEN
      tipo := ato.depois ->> 'tipoAluno';
      acumulo := ato.depois ->> 'acumulo';
      CONTINUE WHEN tipo IS NULL OR tipo NOT IN ('BOLSISTA', 'VOLUNTARIO');
      INSERT INTO passos_do_historico (instrutor_id, campo, valor, desde, autor_id)
      VALUES (atual, 'TIPO', tipo, ato.quando, ato.autor);
      CONTINUE WHEN ato.acao = 'atualizarInstrutor' AND docs IS NULL;
      novos := '{}';
      FOREACH documento IN ARRAY ARRAY['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao']
        || CASE WHEN tipo = 'BOLSISTA' THEN ARRAY['dados_bancarios'] ELSE ARRAY[]::text[] END
        || CASE WHEN acumulo = 'acumulavel' THEN ARRAY['termo_anuencia'] ELSE ARRAY[]::text[] END
      LOOP
        novos := novos || jsonb_build_object(documento, CASE
          WHEN coalesce(docs ? documento, false) AND NOT coalesce(ato.depois -> 'documentosTrocados' ? documento, false)
            THEN docs ->> documento
          WHEN situacao = 'REGULAR' THEN 'DISPENSADO' ELSE 'PENDENTE' END);
      END LOOP;
      docs := novos;
    ELSIF docs IS NULL THEN
      CONTINUE;
    ELSIF ato.acao = 'conferirDocumento' THEN
      IF docs ? (ato.depois ->> 'documento') THEN
        docs := docs || jsonb_build_object(ato.depois ->> 'documento', ato.depois ->> 'situacao');
      END IF;
    ELSE
      SELECT jsonb_object_agg(d.key, CASE
          WHEN situacao = 'REGULAR' AND d.value = 'PENDENTE' THEN 'DISPENSADO'
          WHEN situacao = 'IRREGULAR' AND d.value = 'DISPENSADO' THEN 'PENDENTE' ELSE d.value END)
      INTO docs FROM jsonb_each_text(docs) d;
    END IF;
    INSERT INTO passos_do_historico (instrutor_id, campo, valor, desde, autor_id)
    SELECT atual, 'DOCUMENTOS', CASE
        WHEN bool_or(d.value = 'RECUSADO') THEN 'RECUSADO' WHEN bool_or(d.value = 'PENDENTE') THEN 'POR_CONFERIR'
        WHEN bool_or(d.value = 'DISPENSADO') THEN 'DISPENSADO' ELSE 'EM_ORDEM' END, ato.quando, ato.autor
    FROM jsonb_each_text(docs) d;
  END LOOP;
  CREATE TEMP TABLE fatos_de_hoje ON COMMIT DROP AS
    SELECT i.id AS instrutor_id, f.campo, f.valor, f.desde, f.motivo FROM instrutor i CROSS JOIN LATERAL (
      SELECT 'SITUACAO' AS campo, i.situacao AS valor, now() AS desde, NULL AS motivo
      UNION ALL SELECT 'TIPO', i.tipo_aluno, now(), NULL
      UNION ALL SELECT 'VINCULO', CASE WHEN i.fim IS NULL THEN 'VIVO' ELSE 'ENCERRADO' END,
        coalesce(i.encerrado_em, now()), i.motivo_do_fim
      UNION ALL SELECT 'DOCUMENTOS', (SELECT CASE
          WHEN bool_or(c.situacao = 'RECUSADO') THEN 'RECUSADO'
          WHEN bool_or(c.situacao = 'PENDENTE' AND c.dispensa IS NULL) THEN 'POR_CONFERIR'
          WHEN bool_or(c.situacao = 'PENDENTE') THEN 'DISPENSADO' ELSE 'EM_ORDEM' END
        FROM conferencia_de_documento c WHERE c.instrutor_id = i.id), now(), NULL
    ) f;
  WITH mudancas AS (
    SELECT * FROM (
      SELECT p.*, lag(p.valor) OVER w AS anterior FROM passos_do_historico p
      WINDOW w AS (PARTITION BY p.instrutor_id, p.campo ORDER BY p.ordem)
    ) x WHERE x.valor IS DISTINCT FROM x.anterior
  ), datadas AS (
    SELECT m.*, lead(m.desde) OVER w AS ate, last_value(m.valor) OVER (w ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS ultimo
    FROM mudancas m WINDOW w AS (PARTITION BY m.instrutor_id, m.campo ORDER BY m.ordem)
  )
  INSERT INTO historico_do_instrutor (instrutor_id, campo, valor, desde, ate, autor_id, motivo, origem)
  SELECT d.instrutor_id, d.campo, d.valor, d.desde, d.ate, d.autor_id, d.motivo, 'RECONSTRUIDO'
  FROM datadas d JOIN fatos_de_hoje f ON f.instrutor_id = d.instrutor_id AND f.campo = d.campo AND f.valor = d.ultimo
  ORDER BY d.instrutor_id, d.ordem;
  INSERT INTO historico_do_instrutor (instrutor_id, campo, valor, desde, motivo, origem)
  SELECT f.instrutor_id, f.campo, f.valor, f.desde, f.motivo, 'RECONSTRUIDO' FROM fatos_de_hoje f
  WHERE NOT EXISTS (SELECT 1 FROM historico_do_instrutor h
    WHERE h.instrutor_id = f.instrutor_id AND h.campo = f.campo)
  ORDER BY f.instrutor_id, f.campo;
END $$;
