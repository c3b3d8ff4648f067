import type { RecursosFeitos } from '@instrutoria/domain/resultado/maquina.ts';
import { mesmaLinha } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one, run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { saiuDoEdital } from '../edital/tardia-queries.ts';
import { mudancaAdiada, mudancaAte } from '../resultado/mudancas-queries.ts';
import { type EditalPublicado, lerVersao, versaoEm } from '../resultado/queries.ts';

export async function temRecursoPendente(db: Executor, aprovacaoId: number): Promise<boolean> {
  const pendentes = await run(
    db,
    sql`select from recurso where aprovacao_id = ${aprovacaoId} and status = 'PENDENTE'`,
  );
  return pendentes > 0;
}

interface Decisao {
  readonly decididoEm: string;
  readonly resultadoNumero: number | null;
}

function ultimaDecisao(db: Executor, aprovacaoId: number): Promise<Decisao | null> {
  return one(
    db,
    sql`
      select ${iso(sql`decidido_em`)} as "decididoEm", resultado_numero as "resultadoNumero" from recurso
      where aprovacao_id = ${aprovacaoId} and status <> 'PENDENTE'
      order by id desc
      limit 1
    `,
  );
}

interface Onde {
  readonly edital: { readonly id: number; readonly resultadoPublicadoEm: string | null };
  readonly projetoId: number;
  readonly aprovacaoId: number;
}

/**
 * Facts about a project's appeals: one pending, or one decided with the row unchanged since (D21); and the
 * changes caused by others.
 */
export async function recursosFeitos(db: Executor, onde: Onde): Promise<RecursosFeitos> {
  const { edital, projetoId, aprovacaoId } = onde;
  const temPendente = await temRecursoPendente(db, aprovacaoId);
  const decisao = await ultimaDecisao(db, aprovacaoId);
  const { resultadoPublicadoEm } = edital;
  const fora = await saiuDoEdital(db, projetoId);
  const mudanca = await single<{ mudancaAte: string | null; mudancaAdiada: boolean }>(
    db,
    sql`select ${mudancaAte(sql`${projetoId}`)} as "mudancaAte", ${mudancaAdiada(sql`${projetoId}`)} as "mudancaAdiada"`,
  );
  const feitos = { temPendente, fora, ...mudanca };
  if (decisao === null || resultadoPublicadoEm === null) {
    return { ...feitos, jaDecidido: decisao !== null };
  }
  const publicado: EditalPublicado = { id: edital.id, resultadoPublicadoEm };
  const agora = await lerVersao(db, publicado);
  const entao =
    decisao.resultadoNumero === null
      ? await versaoEm(db, publicado, decisao.decididoEm)
      : await lerVersao(db, publicado, decisao.resultadoNumero);
  const propria = (versao: typeof agora) =>
    versao === null ? undefined : versao.linhas.find(({ projeto_id }) => projeto_id === projetoId);
  return { ...feitos, jaDecidido: mesmaLinha(propria(entao), propria(agora)) };
}
