import type { FatosDoEdital } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import type { Edital, EditalGuardado, Fase, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { and, eq, sql } from 'drizzle-orm';
import { constantText, selectFrom } from '../../db/constant-sql.ts';
import { edital, projeto, projetoAprovacao } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

type Linha = typeof edital.$inferSelect;

export function editalDaLinha({ criadoEm: _criadoEm, ...linha }: Linha): EditalGuardado {
  return {
    ...linha,
    fase: linha.fase as Fase,
    tipoProjeto: linha.tipoProjeto as TipoDeProjeto,
    resultadoPublicadoEm: linha.resultadoPublicadoEm?.toISOString() ?? null,
    encerradoEm: linha.encerradoEm?.toISOString() ?? null,
  };
}

const umEdital = selectFrom(edital);
const todos = constantText(sql`${umEdital} order by ${edital.inicio} desc, ${edital.id} desc`);
const porId = constantText(sql`${umEdital} where id = $1`);

async function achar(db: Executor, id: number, trava: string): Promise<EditalGuardado | null> {
  const [linha] = await send<Linha>(db, `${porId}${trava}`, [id]);
  return linha === undefined ? null : editalDaLinha(linha);
}

export function acharEdital(db: Executor, id: number): Promise<EditalGuardado | null> {
  return achar(db, id, '');
}

/** The call, its row locked until the transaction ends. */
export function travarEdital(db: Executor, id: number): Promise<EditalGuardado | null> {
  return achar(db, id, ' for update');
}

/** The call, locked against a change of phase while a project is written under it; writers share the lock. */
export function segurarEdital(db: Executor, id: number): Promise<EditalGuardado | null> {
  return achar(db, id, ' for share');
}

/** All calls as they travel, the newest first. There are dozens at most, so they are derived and filtered here. */
export async function lerEditais(
  db: Executor,
  agora: Date,
  fuso: string | Promise<string>,
): Promise<Edital[]> {
  const [zona, linhas] = await Promise.all([fuso, send<Linha>(db, todos)]);
  return linhas.map((linha) => derivarEdital(editalDaLinha(linha), agora, zona));
}

export async function inserirEdital(
  db: Executor,
  novo: Omit<EditalGuardado, 'id' | 'versao'>,
  agora: Date,
): Promise<EditalGuardado> {
  const { resultadoPublicadoEm: _nunca, encerradoEm: _aindaNao, ...dados } = novo;
  const [linha] = await db
    .insert(edital)
    .values({ ...dados, criadoEm: agora })
    .returning();
  if (linha === undefined) throw new Error('insert returned no row');
  return editalDaLinha(linha);
}

/** Stores a changed call; the version goes up by one. */
export async function salvarEdital(db: Executor, depois: EditalGuardado): Promise<EditalGuardado> {
  const { id, versao: _versao, resultadoPublicadoEm, encerradoEm, ...dados } = depois;
  const [linha] = await db
    .update(edital)
    .set({
      ...dados,
      resultadoPublicadoEm: resultadoPublicadoEm === null ? null : new Date(resultadoPublicadoEm),
      encerradoEm: encerradoEm === null ? null : new Date(encerradoEm),
      versao: sql`${edital.versao} + 1`,
    })
    .where(eq(edital.id, id))
    .returning();
  if (linha === undefined) throw new Error('update returned no row');
  return editalDaLinha(linha);
}

/** Whether a project of the call has an evaluator (D1). */
export async function temAvaliadorDesignado(db: Executor, editalId: number): Promise<boolean> {
  const linhas = await db
    .select({ id: projetoAprovacao.id })
    .from(projetoAprovacao)
    .innerJoin(projeto, eq(projeto.id, projetoAprovacao.projetoId))
    .where(and(eq(projeto.editalId, editalId)))
    .limit(1);
  return linhas.length > 0;
}

/** What a change of the call is judged against: proposals, scholarships granted, and the months that it holds (D1, D48). */
export async function lerFatos(
  db: Executor,
  editalId: number,
): Promise<Pick<FatosDoEdital, 'bolsas' | 'meses' | 'temPropostas'>> {
  const { rows } = await db.execute<{
    propostas: boolean;
    bolsas: number;
    de: string | null;
    ate: string | null;
  }>(sql`
    with t as (select i.id, i.mes_inicio, i.fim from instrutor i join projeto p on p.id = i.projeto_id
        where p.edital_id = ${editalId}),
      m as (select mes_inicio as mes from t where mes_inicio is not null
        union all select to_char(fim, 'YYYY-MM') from t where fim is not null
        union all select a.mes from ausencia a join t on t.id = a.instrutor_id
        union all select f.ano || '-' || lpad(f.mes::text, 2, '0') from frequencia_do_mes f
          join t on t.id = f.instrutor_id where f.horas >= 0
        union all select g.competencia from pagamento g join projeto p on p.id = g.projeto_id
          where p.edital_id = ${editalId})
    select exists (select from projeto where edital_id = ${editalId} and not eh_rascunho) as propostas,
      (select coalesce(sum(remunerados_aprovados), 0)::int from projeto_aprovacao where edital_id = ${editalId}) as bolsas,
      (select min(mes) from m) as de, (select max(mes) from m) as ate`);
  const [linha] = rows;
  if (linha === undefined) throw new Error('an aggregate gave no row');
  const { propostas: temPropostas, bolsas, de, ate } = linha;
  return { temPropostas, bolsas, meses: de === null || ate === null ? null : { de, ate } };
}
