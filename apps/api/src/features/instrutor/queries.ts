import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { ehArquivo } from '@instrutoria/domain/instrutor/rules/documentos.ts';
import { frequentando } from '@instrutoria/domain/instrutor/rules.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { type SQL, sql } from 'drizzle-orm';
import { constantSql } from '../../db/constant-sql.ts';
import type { Executor } from '../../db/transaction.ts';
import { iso } from '../projeto/json-queries.ts';

export type Instrutor = AnswerOf<Api['lerInstrutor']>;
type Documentos = Readonly<Record<Documento, string>>;

/** One row as read: the answer's fields, and what `frequentando` is computed from. */
export interface LinhaDoInstrutor extends Record<string, unknown> {
  readonly instrutor: Omit<Instrutor, Documento | 'frequentando'> & Documentos;
  readonly ausente: boolean;
  readonly horas: number | null;
}

const conferencias = sql`(select coalesce(json_agg(json_build_object('documento', c.documento, 'situacao', c.situacao,
    'motivo', c.motivo, 'conferidoEm', ${iso(sql`c.conferido_em`)}, 'dispensa', c.dispensa)
    order by array_position(array['termo_compromisso','declaracao_aluno_detentor','historico_declaracao',
      'dados_bancarios','termo_anuencia'], c.documento)), '[]')
  from conferencia_de_documento c where c.instrutor_id = i.id)`;

/** An instructor of the table named `i`, without its attendance. */
export const instrutorEmJson = constantSql(sql`json_build_object(
  'id', i.id, 'versao', i.versao, 'nome', i.nome, 'email', i.email, 'programa_pos', i.programa_pos,
  'tipoAluno', i.tipo_aluno, 'acumulo', i.acumulo, 'termo_compromisso', i.termo_compromisso,
  'declaracao_aluno_detentor', i.declaracao_aluno_detentor, 'historico_declaracao', i.historico_declaracao,
  'dados_bancarios', i.dados_bancarios, 'termo_anuencia', i.termo_anuencia, 'situacaoInstrutor', i.situacao,
  'mesInicio', i.mes_inicio, 'projeto', json_build_object('id', i.projeto_id),
  'fimVinculo', case when i.fim is null then null
    else json_build_object('data', i.fim, 'motivo', i.motivo_do_fim) end,
  'conferencias', ${conferencias})`);

/** Whether the instructor of the table named `i` was absent in that month 'yyyy-mm', and the hours stored for it. */
export function presencaEmSql(mes: string): SQL {
  const [ano, numero] = mes.split('-').map(Number);
  return sql`exists (select 1 from ausencia a where a.instrutor_id = i.id and a.mes = ${mes}) as ausente,
    (select f.horas::float8 from frequencia_do_mes f
      where f.instrutor_id = i.id and f.ano = ${ano}::int and f.mes = ${numero}::int) as horas`;
}

/** What a reader gets of an instructor: documents as they stand, or only whether there is a file (api.md). */
export function montarInstrutor(
  { instrutor, ausente, horas }: Pick<LinhaDoInstrutor, 'ausente' | 'horas' | 'instrutor'>,
  comDocumentos: boolean,
): Instrutor {
  const { situacaoInstrutor, fimVinculo } = instrutor;
  const encerrado = fimVinculo !== null;
  const inteiro = {
    ...instrutor,
    frequentando: frequentando({ situacaoInstrutor, encerrado, ausente, horas }),
  };
  if (comDocumentos) return inteiro;
  const tem = DOCUMENTOS.map((documento) => [documento, ehArquivo(instrutor[documento])]);
  return {
    ...inteiro,
    ...(Object.fromEntries(tem) as Record<Documento, boolean>),
    conferencias: [],
  };
}

interface Leitura {
  /** The current month, 'yyyy-mm'. */
  readonly mes: string;
  readonly comDocumentos: boolean;
}

/** One instructor, whole; null when there is none. */
export async function lerInstrutor(db: Executor, id: number, l: Leitura): Promise<Instrutor | null> {
  const { rows } = await db.execute<LinhaDoInstrutor>(
    sql`select ${instrutorEmJson} as instrutor, ${presencaEmSql(l.mes)} from instrutor i where i.id = ${id}`,
  );
  const [linha] = rows;
  return linha === undefined ? null : montarInstrutor(linha, l.comDocumentos);
}

/** The instructors of a project by name; ended ties, when asked for, after the living (D25). */
export async function lerInstrutoresDoProjeto(
  db: Executor,
  projetoId: number,
  l: Leitura & { readonly encerrados: boolean },
): Promise<Instrutor[]> {
  const { rows } = await db.execute<LinhaDoInstrutor>(sql`
    select ${instrutorEmJson} as instrutor, ${presencaEmSql(l.mes)} from instrutor i
    where i.projeto_id = ${projetoId} and (i.fim is null or ${l.encerrados})
    order by i.fim is not null, i.nome collate "pt-BR-x-icu", i.id`);
  return rows.map((linha) => montarInstrutor(linha, l.comDocumentos));
}
