import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { ehOUltimoFator, fatorExigido } from '@instrutoria/domain/fator/rules/fatores.ts';
import type { FatoresDaConta } from '@instrutoria/domain/fator/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';

/** Throws 409 before the last factor of a person of whom the institution requires one. */
export async function exigirOutroFator(ctx: Contexto, fatores: FatoresDaConta): Promise<void> {
  if (ehOUltimoFator(fatores) && fatorExigido(ctx.usuario, await lerConfiguracao(ctx.db))) {
    throw new DomainError('conflito', 'ULTIMO_FATOR', MENSAGENS_FATOR.ultimoFatorExigido);
  }
}
