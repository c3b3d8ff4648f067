import { motivoDaProrrogacao } from '@instrutoria/domain/edital/rules/prorrogacao.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { Contexto } from '../../../context.ts';
import { inserirProrrogacaoDasInscricoes } from '../prorrogadas-repository.ts';

interface Prorrogacao {
  readonly editalId: number;
  readonly de: string;
  readonly ate: string;
  readonly motivo: string;
}

/** Stores the public reason why the last day for submissions moved, without its author. */
export function publicarProrrogacao(ctx: Contexto, prorrogacao: Prorrogacao): Promise<void> {
  return inserirProrrogacaoDasInscricoes(ctx.db, {
    ...prorrogacao,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
}

interface Mudanca {
  readonly antes: EditalGuardado;
  readonly depois: EditalGuardado;
  readonly fuso: string;
  readonly motivo: string | null | undefined;
}

/** Publishes the reason for a moved end of the submissions; nothing where the end stays, or no reason is given. */
export async function publicarMotivoDoFim(ctx: Contexto, mudanca: Mudanca): Promise<void> {
  const { antes, depois, fuso } = mudanca;
  const motivo = motivoDaProrrogacao(antes, depois, mudanca.motivo, diaNoFuso(ctx.agora, fuso));
  if (motivo !== null) {
    await publicarProrrogacao(ctx, { editalId: antes.id, de: antes.fim, ate: depois.fim, motivo });
  }
}
