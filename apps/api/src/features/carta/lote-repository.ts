import { randomUUID } from 'node:crypto';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../context.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { semAcesso, sessaoContinua } from '../conta/queries.ts';
import { juntarCartas } from './repository.ts';

export interface Feito {
  readonly resultado: 'feito' | 'jaEstava';
  readonly mensagem: string;
}

/** Errors of the whole call: the next row would fail in the same way. */
const DO_PEDIDO = ['naoAutenticado', 'indisponivel'];

/**
 * Runs one act on many records, for `preparar`: each in a separate transaction with its audit row and its
 * mails, which checks the session again (T-B18). A refusal concerns one row, and undoes nothing in the
 * others. The mails of all rows are joined at the end, one per person; where that end is not reached, a
 * periodic task joins them.
 */
export async function emLote(
  ctx: Contexto,
  registros: readonly number[],
  ato: (ctx: Contexto, registro: number) => Promise<Feito>,
) {
  const lote = randomUUID();
  const linhas: { registro: number; resultado: Feito['resultado'] | 'recusado'; mensagem: string }[] = [];
  for (const registro of new Set(registros)) {
    try {
      const feito = await inTransaction(ctx.deps.database, async (db) => {
        if (!(await sessaoContinua(db, ctx.usuario))) throw semAcesso();
        return await ato({ ...ctx, db, lote }, registro);
      });
      linhas.push({ registro, ...feito });
    } catch (error) {
      if (!(error instanceof DomainError) || DO_PEDIDO.includes(error.kind)) throw error;
      linhas.push({ registro, resultado: 'recusado', mensagem: error.message });
    }
  }
  await inTransaction(ctx.deps.database, (db) => juntarCartas(ctx.deps, db, lote));
  return linhas;
}

/** The answer of a call whose records are projects: one row per project. */
export const responderPorProjeto = async (
  _ctx: Contexto,
  _pedido: unknown,
  linhas: Awaited<ReturnType<typeof emLote>>,
) =>
  ({
    status: 200,
    dados: { linhas: linhas.map(({ registro: projeto, ...linha }) => ({ projeto, ...linha })) },
  }) as const;
