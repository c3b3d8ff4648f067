import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { coordenaAprovado } from '../projeto-queries.ts';

type QualquerContexto = Contexto<Usuario | null>;

async function exigirProjetoAprovado(ctx: QualquerContexto): Promise<void> {
  const coordena = ctx.usuario === null ? 'nenhum' : await coordenaAprovado(ctx.db, ctx.usuario.id);
  if (coordena === 'sim') return;
  if (coordena === 'preliminar') {
    throw new DomainError('naoPermitido', 'RESULTADO_PRELIMINAR', M.resultadoPreliminar);
  }
  throw new DomainError('naoPermitido', 'SEM_PROJETO_APROVADO', M.semProjetoAprovado);
}

/** Throws 403 for everybody else before the file is received. */
export function paraCoordenadores<P, G, E extends { preparar(ctx: QualquerContexto, pedido: P): Promise<G> }>(
  envio: E & { preparar(ctx: QualquerContexto, pedido: P): Promise<G> },
): E {
  return {
    ...envio,
    async preparar(ctx: QualquerContexto, pedido: P) {
      await exigirProjetoAprovado(ctx);
      return envio.preparar(ctx, pedido);
    },
  };
}
