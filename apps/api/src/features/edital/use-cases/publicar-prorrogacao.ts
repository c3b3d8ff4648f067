import type { Contexto } from '../../../context.ts';
import { inserirProrrogacaoDasInscricoes } from '../prorrogadas-repository.ts';

interface Prorrogacao {
  readonly editalId: number;
  readonly de: string;
  readonly ate: string;
  readonly motivo: string;
}

/** The public reason why the last day for submissions moved, without its author. */
export function publicarProrrogacao(ctx: Contexto, prorrogacao: Prorrogacao): Promise<void> {
  return inserirProrrogacaoDasInscricoes(ctx.db, {
    ...prorrogacao,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
}
