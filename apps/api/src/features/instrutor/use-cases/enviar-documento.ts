import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { type ConferenciaDatada, conferirArquivo } from '../../../documents/assinatura/conferir-arquivo.ts';
import { guardarConferencia } from '../../arquivo/assinaturas-repository.ts';
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

interface EnvioDeArquivo<P, G, R> {
  preparar(ctx: QualquerContexto, pedido: P): Promise<G>;
  executar(ctx: QualquerContexto, pedido: P, guardado: G): Promise<R>;
  desfazer(guardado: G): Promise<void>;
}

/** An upload by coordinators, whose signatures are judged. Throws 403 for others before the file is received. */
export function enviarDocumento<P, G extends { readonly referencia: string; readonly sha256: string }, R>(
  envio: EnvioDeArquivo<P, G, R>,
): EnvioDeArquivo<P, G & { readonly assinaturas: ConferenciaDatada }, R> {
  return {
    async preparar(ctx, pedido) {
      await exigirProjetoAprovado(ctx);
      const guardado = await envio.preparar(ctx, pedido);
      try {
        return { ...guardado, assinaturas: await conferirArquivo(ctx.deps, guardado) };
      } catch (error) {
        await envio.desfazer(guardado);
        throw error;
      }
    },
    async executar(ctx, pedido, guardado) {
      const resposta = await envio.executar(ctx, pedido, guardado);
      await guardarConferencia(ctx.db, guardado.assinaturas);
      return resposta;
    },
    desfazer: (guardado) => envio.desfazer(guardado),
  };
}
