import type { SituacaoDoInstrutor, TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';
import { sql } from 'drizzle-orm';
import { constantSql } from '../../db/constant-sql.ts';
import type { Executor } from '../../db/transaction.ts';

/** A living instructor as the spreadsheets tell of him: never a CPF, a bank document or a reference (T-F3). */
export interface LinhaDaPlanilha extends Record<string, unknown> {
  readonly projeto: number;
  readonly titulo: string;
  readonly edital: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly nome: string;
  readonly email: string;
  readonly tipo: TipoDeAluno;
  readonly situacao: SituacaoDoInstrutor;
  readonly mesInicio: string | null;
}

export interface LinhaDeAusencia extends LinhaDaPlanilha {
  readonly mes: string;
  readonly registradaEm: Date;
  readonly registradaPor: string;
}

const colunas = constantSql(sql`p.id as projeto, p.titulo, e.nome as edital, c.nome as coordenador,
  u.nome as unidade, i.nome, i.email, i.tipo_aluno as tipo, i.situacao, i.mes_inicio as "mesInicio"`);
const origem = constantSql(sql`from instrutor i join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id`);
const ordem = constantSql(sql`e.nome collate "pt-BR-x-icu", p.id, i.nome collate "pt-BR-x-icu", i.id`);

/** Every living instructor, of one call or (undefined) of all. */
export async function instrutoresDaPlanilha(
  db: Executor,
  editalId: number | undefined,
): Promise<LinhaDaPlanilha[]> {
  const doEdital = editalId === undefined ? sql`` : sql`and e.id = ${editalId}`;
  const { rows } = await db.execute<LinhaDaPlanilha>(
    sql`select ${colunas} ${origem} where i.fim is null ${doEdital} order by ${ordem}`,
  );
  return rows;
}

/** The absences of a month 'yyyy-mm', of ties that have ended since too: each is a fact of that month. */
export async function ausentesDaPlanilha(
  db: Executor,
  mes: string,
  editalId: number | undefined,
): Promise<LinhaDeAusencia[]> {
  const doEdital = editalId === undefined ? sql`` : sql`and e.id = ${editalId}`;
  const { rows } = await db.execute<Omit<LinhaDeAusencia, 'registradaEm'> & { readonly quando: string }>(sql`
    select ${colunas}, a.mes, to_char(a.registrada_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as quando,
      autor.nome as "registradaPor"
    ${origem} join ausencia a on a.instrutor_id = i.id join professor autor on autor.id = a.autor_id
    where a.mes = ${mes} ${doEdital} order by ${ordem}`);
  return rows.map(
    ({ quando, ...linha }) => ({ ...linha, registradaEm: new Date(quando) }) as LinhaDeAusencia,
  );
}
