import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { join, type Sql, sql } from './sql.ts';

const MENSAGEM = 'Esta lista não se ordena por este campo';

/** ?ordem=campo, or -campo (E-CHAMADAS-6); null without it. Throws 422 for a field outside `campos`. */
export function escolherOrdem<T>(
  ordem: string | undefined,
  campos: Readonly<Record<string, T>>,
): { readonly campo: T; readonly decrescente: boolean } | null {
  if (ordem === undefined || ordem === '') return null;
  const decrescente = ordem.startsWith('-');
  const nome = decrescente ? ordem.slice(1) : ordem;
  const campo = Object.hasOwn(campos, nome) ? campos[nome] : undefined;
  if (campo === undefined) {
    throw new DomainError('invalido', 'ORDEM_DESCONHECIDA', MENSAGEM, [
      { campo: 'ordem', codigo: 'ORDEM_DESCONHECIDA', mensagem: MENSAGEM },
    ]);
  }
  return { campo, decrescente };
}

/** Orders by the chosen column, then by the list's own order. */
export function ordenarPor(
  ordem: string | undefined,
  campos: Readonly<Record<string, Sql>>,
  padrao: readonly Sql[],
): Sql {
  const escolhida = escolherOrdem(ordem, campos);
  if (escolhida === null) return join(padrao);
  const { campo, decrescente } = escolhida;
  return join([decrescente ? sql`${campo} desc` : sql`${campo} asc`, ...padrao]);
}
