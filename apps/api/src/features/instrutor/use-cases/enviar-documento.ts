import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import type { Envio } from '../../arquivo/use-cases/guardar-arquivo.ts';
import { guardarArquivo } from '../../arquivo/use-cases/guardar-arquivo.ts';
import { coordenaAprovado } from '../lugar-queries.ts';

async function exigirProjetoAprovado(ctx: Contexto<Usuario | null>): Promise<void> {
  if (ctx.usuario !== null && (await coordenaAprovado(ctx.db, ctx.usuario.id))) return;
  throw new DomainError('naoPermitido', 'SEM_PROJETO_APROVADO', M.semProjetoAprovado);
}

/** Keeps one document of an instructor, for coordinators of an approved project; anybody else 403, before the file is read. */
export function enviarDocumento(documento: Documento): Envio {
  const envio = guardarArquivo(ARQUIVO_DO_DOCUMENTO[documento]);
  return {
    ...envio,
    async preparar(ctx, pedido) {
      await exigirProjetoAprovado(ctx);
      return envio.preparar(ctx, pedido);
    },
  };
}
