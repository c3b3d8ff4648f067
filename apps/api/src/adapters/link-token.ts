import { randomBytes } from 'node:crypto';

/** A random token of 43 characters for a link; only its SHA-256 is stored. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}
