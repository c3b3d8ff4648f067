import { type SQL, sql } from 'drizzle-orm';

/** A professor inside another object, with the type that only administrators get; `t` and `u` are his and his unit's tables. */
export const pessoa = (t: SQL, u: SQL) => sql`json_build_object(
  'id', ${t}.id, 'nome', ${t}.nome, 'email', ${t}.email, 'siape', ${t}.siape, 'lattes', ${t}.lattes,
  'programa', ${t}.programa, 'departamento', ${t}.departamento, 'foto', ${t}.foto, 'tipo', ${t}.tipo,
  'unidade', json_build_object('id', ${u}.id, 'nome', ${u}.nome, 'cidade', ${u}.cidade))`;

/** A column's instant, ISO 8601 UTC. */
export const iso = (coluna: SQL) =>
  sql`to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The stored call of the table named `e`; null without one. */
export const edital = sql`case when e.id is null then null else json_build_object(
  'id', e.id, 'versao', e.versao, 'nome', e.nome, 'ano', e.ano, 'inicio', e.inicio, 'fim', e.fim, 'fase', e.fase,
  'tipoProjeto', e.tipo_projeto, 'fimRecursos', e.fim_recursos, 'limiteBolsas', e.limite_bolsas,
  'publicacao', e.publicacao, 'resultadoPublicadoEm', ${iso(sql`e.resultado_publicado_em`)},
  'encerradoEm', ${iso(sql`e.encerrado_em`)}, 'vigenciaInicio', e.vigencia_inicio, 'vigenciaFim', e.vigencia_fim,
  'limitePorCoordenador', e.limite_por_coordenador, 'prazoAvaliacao', e.prazo_avaliacao,
  'encerramentoSemInstrutores', e.encerramento_sem_instrutores) end`;
