import type { RecursosFeitos } from '@instrutoria/domain/recurso/maquina.ts';
import { mesmaLinha } from '@instrutoria/domain/resultado/rules.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { recurso } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { type EditalPublicado, lerVersao, linhasDaVersao, versaoEm } from '../resultado/queries.ts';

/** Whether an appeal of this approval waits for its decision. */
export async function temRecursoPendente(db: Executor, aprovacaoId: number): Promise<boolean> {
  const linhas = await db
    .select({ id: recurso.id })
    .from(recurso)
    .where(and(eq(recurso.aprovacaoId, aprovacaoId), eq(recurso.status, 'PENDENTE')));
  return linhas.length > 0;
}

/** The last decision on an approval, with the result's version in force once it was taken; null when there is none. */
async function ultimaDecisao(
  db: Executor,
  aprovacaoId: number,
): Promise<{
  readonly id: number;
  readonly decididoEm: string;
  readonly resultadoNumero: number | null;
} | null> {
  const [linha] = await db
    .select({ id: recurso.id, decididoEm: recurso.decididoEm, resultadoNumero: recurso.resultadoNumero })
    .from(recurso)
    .where(and(eq(recurso.aprovacaoId, aprovacaoId), ne(recurso.status, 'PENDENTE')))
    .orderBy(desc(recurso.id))
    .limit(1);
  if (linha?.decididoEm == null) return null;
  return { ...linha, decididoEm: linha.decididoEm.toISOString() };
}

interface Onde {
  readonly edital: { readonly id: number; readonly resultadoPublicadoEm: string | null };
  readonly projetoId: number;
  readonly aprovacaoId: number;
}

/** What stands of earlier appeals of a project: one pending, or one decided that nothing followed in its own row (D21). */
export async function recursosFeitos(db: Executor, onde: Onde): Promise<RecursosFeitos> {
  const { edital, projetoId, aprovacaoId } = onde;
  const temPendente = await temRecursoPendente(db, aprovacaoId);
  const decisao = await ultimaDecisao(db, aprovacaoId);
  const { resultadoPublicadoEm } = edital;
  if (decisao === null || resultadoPublicadoEm === null) return { temPendente, jaDecidido: decisao !== null };
  const publicado: EditalPublicado = { id: edital.id, resultadoPublicadoEm };
  const agora = await lerVersao(db, publicado);
  const entao =
    decisao.resultadoNumero === null
      ? await versaoEm(db, publicado, decisao.decididoEm)
      : await lerVersao(db, publicado, decisao.resultadoNumero);
  const propria = (versao: typeof agora) =>
    versao === null ? undefined : linhasDaVersao(versao).find(({ projeto_id }) => projeto_id === projetoId);
  return { temPendente, jaDecidido: mesmaLinha(propria(entao), propria(agora)) };
}
