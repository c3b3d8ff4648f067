import { TIPOS_DE_SESSAO, type TipoDaSessao } from '@instrutoria/domain/conta/types.ts';

/**
 * `sub` and `tipo` of the payload, unverified: the server checks `exp` and signature. Throws for another form
 * of token.
 */
export function usuarioDoToken(token: string): { readonly id: number; readonly tipo: TipoDaSessao } {
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub?: unknown;
    tipo?: unknown;
  };
  const id = Number(claims.sub);
  const tipo = TIPOS_DE_SESSAO.find((known) => known === claims.tipo);
  if (!Number.isInteger(id) || tipo === undefined) throw new Error('unexpected token payload');
  return { id, tipo };
}
