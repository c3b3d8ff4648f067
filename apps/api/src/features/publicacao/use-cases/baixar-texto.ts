import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import type { Executor } from '../../../db/transaction.ts';
import { lerEscrito } from '../queries.ts';
import { nomeDoArquivo, textoNaoEncontrado } from './texto-encontrado.ts';

/** Byte for byte what its SHA-256 was made of. */
async function baixar(db: Executor, qual: { readonly id: number; readonly soPublico: boolean }) {
  const escrito = await lerEscrito(db, qual);
  if (escrito === null) throw textoNaoEncontrado();
  return {
    status: 200,
    arquivo: {
      tipo: 'text/plain; charset=utf-8',
      bytes: Buffer.from(escrito.texto, 'utf8'),
      nome: `${nomeDoArquivo(escrito)}.txt`,
    },
  } as const;
}

export const baixarTextoDePublicacao: Executar<Api['baixarTextoDePublicacao']> = (ctx, { params }) =>
  baixar(ctx.db, { id: params.id, soPublico: false });

export const baixarTextoPublico: Executar<Api['baixarTextoPublico']> = (ctx, { params }) =>
  baixar(ctx.db, { id: params.id, soPublico: true });
