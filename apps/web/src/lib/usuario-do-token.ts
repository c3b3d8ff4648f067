import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/**
 * Who the token says its bearer is: `sub` and `tipo` of the payload (E-CHAMADAS-2). Only read, never judged: `exp` and the
 * signature are the server's (D24). Throws when it is not such a token.
 */
export function usuarioDoToken(token: string): { readonly id: number; readonly tipo: TipoDeUsuario } {
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub?: unknown;
    tipo?: unknown;
  };
  const id = Number(claims.sub);
  const tipo = TIPOS_DE_USUARIO.find((known) => known === claims.tipo);
  if (!Number.isInteger(id) || tipo === undefined) throw new Error('unexpected token payload');
  return { id, tipo };
}
