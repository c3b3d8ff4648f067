import { marcasEm } from '@instrutoria/domain/conta/rules/nomes-nos-textos.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { conferenciaDe } from './nome-no-texto-repository.ts';

interface TextoGuardado {
  /** The file's name without its extension. */
  readonly nome: string;
  /** The hashed text, with the marks of names. */
  readonly texto: string;
  readonly sha256: string;
  /** With today's names. */
  readonly deHoje: string;
}

type Tipo = 'application/json' | 'text/plain; charset=utf-8';

function arquivo(tipo: Tipo, nome: string, texto: string) {
  return { status: 200, arquivo: { tipo, nome, bytes: Buffer.from(texto, 'utf8') } } as const;
}

/**
 * The text with today's names; with `conferencia` also the hashed text, with salt and name of each mark in
 * it.
 */
export async function arquivoDoTexto(
  db: Executor,
  { nome, texto, sha256, deHoje }: TextoGuardado,
  { conferencia }: { readonly conferencia?: 'true' | undefined },
) {
  if (conferencia === undefined) return arquivo('text/plain; charset=utf-8', `${nome}.txt`, deHoje);
  // An older text has names instead of marks. After one of them changed, its stored bytes are no longer sent.
  const publico = marcasEm(texto).length > 0 ? texto : deHoje;
  const lida = await conferenciaDe(db, { texto: publico, sha256 });
  return arquivo('application/json', `${nome}-conferencia.json`, JSON.stringify(lida, null, 2));
}
