import type { Api } from '@instrutoria/contract/api.ts';
import type { QueryOf } from '@instrutoria/contract/route.ts';
import type { Executar } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { arquivoDoTexto } from '../../conta/arquivo-do-texto-queries.ts';
import { lerConteudo } from '../queries.ts';
import { nomeDoArquivo, textoNaoEncontrado } from './texto-encontrado.ts';

/** Downloads the text with today's names, or the hashed text with marks for names. */
async function baixar(
  db: Executor,
  qual: { readonly id: number; readonly soPublico: boolean },
  query: QueryOf<Api['baixarTextoPublico']>,
) {
  const guardado = await lerConteudo(db, qual);
  if (guardado === null) throw textoNaoEncontrado();
  return arquivoDoTexto(db, { ...guardado, nome: nomeDoArquivo(guardado.conteudo) }, query);
}

export const baixarTextoDePublicacao: Executar<Api['baixarTextoDePublicacao']> = (ctx, { params, query }) =>
  baixar(ctx.db, { id: params.id, soPublico: false }, query);

export const baixarTextoPublico: Executar<Api['baixarTextoPublico']> = (ctx, { params, query }) =>
  baixar(ctx.db, { id: params.id, soPublico: true }, query);
