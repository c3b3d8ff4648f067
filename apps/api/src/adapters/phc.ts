export interface Phc {
  readonly m: number;
  readonly t: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const FORMA =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{16,128})$/;

/** Base64 without padding, as other argon2 programs write it. */
export function formatPhc({ m, t, p, salt, hash }: Phc): string {
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${b64(salt)}$${b64(hash)}`;
}

/** null unless it is an argon2id hash. */
export function parsePhc(texto: string): Phc | null {
  const partes = FORMA.exec(texto);
  if (partes === null) return null;
  const [, m, t, p, salt = '', hash = ''] = partes;
  return {
    m: Number(m),
    t: Number(t),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function b64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
