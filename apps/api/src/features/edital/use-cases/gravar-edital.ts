import { derivarEdital } from '@instrutoria/domain/edital/rules.ts';
import type { Edital, EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import type { Contexto } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarEdital } from '../repository.ts';

interface Mudanca {
  readonly acao: string;
  readonly antes: EditalGuardado;
  readonly depois: EditalGuardado;
  readonly fuso: string;
}

/** Stores a changed call with its audit row, and answers it as it travels. */
export async function gravarEdital(ctx: Contexto, mudanca: Mudanca): Promise<Edital> {
  const { acao, antes, depois, fuso } = mudanca;
  const salvo = await salvarEdital(ctx.db, depois);
  await auditar(ctx, { acao, registro: { tipo: 'edital', id: antes.id }, antes, depois: salvo });
  return derivarEdital(salvo, ctx.agora, fuso);
}
