import {
  type ChavePublica,
  type Conferencia,
  conferirAssinatura,
  type VerificarEd25519,
} from '@instrutoria/domain/declaracao/rules/assinatura.ts';
import { bytesDeBase64url } from '@instrutoria/domain/declaracao/rules/base64url.ts';

/** The keys that the server put into the page; null where the page was reached from another one. */
export function chavesDaPagina(): readonly ChavePublica[] | null {
  const texto = document.querySelector('#chaves')?.textContent ?? null;
  return texto === null ? null : (JSON.parse(texto) as ChavePublica[]);
}

const verificar: VerificarEd25519 = async (x, assinado, assinatura) => {
  const bytes = Uint8Array.from(bytesDeBase64url(x) ?? []);
  const chave = await crypto.subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify']);
  const dados = new TextEncoder().encode(assinado);
  return crypto.subtle.verify({ name: 'Ed25519' }, chave, Uint8Array.from(assinatura), dados);
};

/** The check without any call; `semCriptografia` where the browser knows no Ed25519. */
export async function conferirNoAparelho(
  codigo: string,
  chaves: readonly ChavePublica[],
): Promise<Conferencia | { readonly resultado: 'semCriptografia' }> {
  try {
    return await conferirAssinatura(codigo, chaves, verificar);
  } catch {
    // `crypto.subtle` is absent without https, and throws NotSupportedError in browsers without Ed25519.
    return { resultado: 'semCriptografia' };
  }
}
