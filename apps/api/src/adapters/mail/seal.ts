import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts data that a dump of the database must not show: queued mails (T-A6), old e-mails and CPFs (D59).
 */
export interface Seal {
  fechar(texto: string): string;
  abrir(selado: string): string;
}

const NONCE = 12;
const TAG = 16;

type SealPurpose =
  | 'chave-da-instituicao'
  | 'contas-da-instituicao'
  | 'fila-de-emails'
  | 'mudancas-de-contato'
  | 'segundo-fator'
  | 'webhooks';

/** AES-256-GCM with a key derived from the secret, a separate one for each purpose. */
export function createSeal(secret: Uint8Array, purpose: SealPurpose): Seal {
  const chave = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `instrutoria/${purpose}`, 32));
  return {
    fechar(texto) {
      const nonce = randomBytes(NONCE);
      const cifra = createCipheriv('aes-256-gcm', chave, nonce);
      const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
      return Buffer.concat([nonce, cifra.getAuthTag(), corpo]).toString('base64');
    },
    abrir(selado) {
      const bytes = Buffer.from(selado, 'base64');
      const cifra = createDecipheriv('aes-256-gcm', chave, bytes.subarray(0, NONCE), { authTagLength: TAG });
      cifra.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([cifra.update(bytes.subarray(NONCE + TAG)), cifra.final()]).toString('utf8');
    },
  };
}

/** The sealed JSON; null when it was deleted, or sealed with a secret that is no longer in use. */
export function abrirSelado<T>(seal: Pick<Seal, 'abrir'>, selado: string | null): T | null {
  if (selado === null) return null;
  try {
    return JSON.parse(seal.abrir(selado)) as T;
  } catch {
    return null;
  }
}
