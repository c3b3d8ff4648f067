import { randomBytes } from 'node:crypto';
import type { KeyedHash } from './keyed-hash.ts';
import { sameHash } from './keyed-hash.ts';

export interface Dispositivo {
  readonly token: string;
  readonly marca: string;
}

const ID = /^[A-Za-z0-9_-]{32}$/;

function comId(keyedHash: KeyedHash, id: string): Dispositivo {
  return { token: `${id}.${keyedHash('dispositivo', id)}`, marca: keyedHash('dispositivo-guardado', id) };
}

/** A random id and its signature, without data of a person (D51). */
export function novoDispositivo(keyedHash: KeyedHash): Dispositivo {
  return comId(keyedHash, randomBytes(24).toString('base64url'));
}

/** The device; null unless this application signed the token. */
export function lerDispositivo(keyedHash: KeyedHash, token: string | undefined): Dispositivo | null {
  const [id = '', assinatura = '', ...resto] = (token ?? '').split('.');
  if (!ID.test(id) || resto.length > 0) return null;
  const dispositivo = comId(keyedHash, id);
  return sameHash(`${id}.${assinatura}`, dispositivo.token) ? dispositivo : null;
}
