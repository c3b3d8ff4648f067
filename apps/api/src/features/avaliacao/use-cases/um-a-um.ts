import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { semAcesso, sessaoContinua } from '../../conta/queries.ts';

export interface Feito {
  readonly resultado: 'feito' | 'jaEstava';
  readonly mensagem: string;
}

/** Said of the whole call: the next row would meet the same. */
const DO_PEDIDO = ['naoAutenticado', 'indisponivel'];

/**
 * One act on many projects, for `preparar`: each in a transaction of its own with its audit row and its mails, in
 * which the session is asked again (T-B18). A refusal is one row's, and undoes nothing of the others.
 */
export async function umAUm(
  ctx: Contexto,
  projetos: readonly number[],
  ato: (ctx: Contexto, projeto: number) => Promise<Feito>,
) {
  const linhas: { projeto: number; resultado: Feito['resultado'] | 'recusado'; mensagem: string }[] = [];
  for (const projeto of new Set(projetos)) {
    try {
      const feito = await inTransaction(ctx.deps.database, async (db) => {
        if (!(await sessaoContinua(db, ctx.usuario))) throw semAcesso();
        return await ato({ ...ctx, db }, projeto);
      });
      linhas.push({ projeto, ...feito });
    } catch (error) {
      if (!(error instanceof DomainError) || DO_PEDIDO.includes(error.kind)) throw error;
      linhas.push({ projeto, resultado: 'recusado', mensagem: error.message });
    }
  }
  return linhas;
}
