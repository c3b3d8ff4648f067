import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts queued mails, so that a dump of the database shows no token and no address (T-A6). */
export interface Seal {
  fechar(texto: string): string;
  abrir(selado: string): string;
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM under a key derived from the secret. */
export function createSeal(secret: Uint8Array): Seal {
  const chave = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'instrutoria/fila-de-emails', 32));
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
