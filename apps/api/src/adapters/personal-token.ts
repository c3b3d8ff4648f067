import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'inst_pat_';
const FORM = /^inst_pat_([\w-]{43})([\w-]{6})$/;

/** Lets a scanner of repositories, and the server, tell a mistyped or invented token without a look-up. */
function checksum(secret: string): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(PREFIX + secret));
  return sum.toString('base64url');
}

/** A new secret of 256 bits with its prefix and checksum. */
export function newPersonalToken(): string {
  const secret = randomBytes(32).toString('base64url');
  return PREFIX + secret + checksum(secret);
}

export function isPersonalToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Whether prefix, length and checksum agree; says nothing of whether it was ever given. */
export function isWellFormed(token: string): boolean {
  const [, secret, sum] = FORM.exec(token) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}
