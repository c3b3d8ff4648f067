import { iso } from '../../db/iso.ts';
import { name, type Sql, sql } from '../../db/sql.ts';

/** With the type, for administrators; `t` and `u` are the tables of person and unit. */
export function pessoaEmJson(t: 'c' | 'cp' | 'v', u: 'cu' | 'u' | 'vu'): Sql {
  const [p, un] = [name(t), name(u)];
  return sql`json_build_object(
    'id', ${p}.id, 'nome', ${p}.nome, 'email', ${p}.email, 'siape', ${p}.siape, 'lattes', ${p}.lattes,
    'programa', ${p}.programa, 'departamento', ${p}.departamento, 'foto', ${p}.foto, 'tipo', ${p}.tipo,
    'unidade', json_build_object('id', ${un}.id, 'nome', ${un}.nome, 'cidade', ${un}.cidade))`;
}

const CAMPOS_DO_EDITAL = sql`
  'id', e.id, 'versao', e.versao, 'nome', e.nome, 'ano', e.ano, 'inicio', e.inicio, 'fim', e.fim, 'fase', e.fase,
  'tipoProjeto', e.tipo_projeto, 'fimRecursos', e.fim_recursos, 'limiteBolsas', e.limite_bolsas,
  'publicacao', e.publicacao, 'resultadoPublicadoEm', ${iso(sql`e.resultado_publicado_em`)},
  'encerradoEm', ${iso(sql`e.encerrado_em`)}, 'vigenciaInicio', e.vigencia_inicio, 'vigenciaFim', e.vigencia_fim,
  'limitePorCoordenador', e.limite_por_coordenador, 'prazoAvaliacao', e.prazo_avaliacao,
  'encerramentoSemInstrutores', e.encerramento_sem_instrutores`;

/** With `finalEm` only for a call with a preliminary result. */
export const editalEmJson = sql`case when e.id is null then null
  when e.preliminar then json_build_object(${CAMPOS_DO_EDITAL}, 'finalEm', ${iso(sql`e.final_em`)})
  else json_build_object(${CAMPOS_DO_EDITAL}) end`;
