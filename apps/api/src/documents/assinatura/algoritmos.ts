import { constants, createPublicKey, verify } from 'node:crypto';
import { type AlgorithmIdentifier, RSASSAPSSParams } from 'pkijs';

/** Hashes that a signature may use, by OID; null for one that no longer protects. */
const HASHES: ReadonlyMap<string, string | null> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
  ['1.2.840.113549.2.5', null],
  ['1.3.14.3.2.26', null],
]);
/** Signature algorithms that name their hash. */
const COM_HASH: ReadonlyMap<string, string | null> = new Map([
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
  ['1.2.840.10045.4.3.2', 'sha256'],
  ['1.2.840.10045.4.3.3', 'sha384'],
  ['1.2.840.10045.4.3.4', 'sha512'],
  ['1.2.840.113549.1.1.4', null],
  ['1.2.840.113549.1.1.5', null],
  ['1.2.840.10045.4.1', null],
]);
const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const RSA_MINIMO = 2048;
const EC_MINIMO = 'prime192v1 secp192r1 prime192v2 prime192v3 secp160r1 secp112r1'.split(' ');

export type Veredito = 'certa' | 'errada' | 'fraca' | 'desconhecida';

/** The hash by its OID: its name for node:crypto, null for a weak one, undefined for an unknown one. */
export const hashDe = (oid: string): string | null | undefined => HASHES.get(oid);

/** The hash that a signature algorithm uses; plain RSA names none and takes the digest's (`resumo`, its OID). */
function hashDaAssinatura(algoritmo: AlgorithmIdentifier, resumo: string): string | null | undefined {
  if (algoritmo.algorithmId === RSA) return HASHES.get(resumo);
  if (algoritmo.algorithmId !== RSA_PSS) return COM_HASH.get(algoritmo.algorithmId);
  // Without parameters PSS means SHA-1.
  if (!algoritmo.algorithmParams) return null;
  return HASHES.get(new RSASSAPSSParams({ schema: algoritmo.algorithmParams }).hashAlgorithm.algorithmId);
}

/** Whether a certificate is signed by an algorithm that still protects. */
export const assinaForte = (algoritmo: AlgorithmIdentifier): boolean =>
  typeof hashDaAssinatura(algoritmo, '') === 'string';

/** Judges a signature over `dados` by the key of `spki` (DER). */
export function julgarAssinatura(julgada: {
  readonly dados: Uint8Array;
  readonly assinatura: Uint8Array;
  readonly spki: Uint8Array;
  readonly algoritmo: AlgorithmIdentifier;
  readonly resumo: string;
}): Veredito {
  const { dados, assinatura, spki, algoritmo, resumo } = julgada;
  const hash = hashDaAssinatura(algoritmo, resumo);
  if (hash === undefined) return 'desconhecida';
  const chave = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  const { modulusLength, namedCurve } = chave.asymmetricKeyDetails ?? {};
  if (hash === null || (modulusLength !== undefined && modulusLength < RSA_MINIMO)) return 'fraca';
  if (namedCurve !== undefined && EC_MINIMO.includes(namedCurve)) return 'fraca';
  if (algoritmo.algorithmId !== RSA_PSS) {
    return verify(hash, dados, chave, assinatura) ? 'certa' : 'errada';
  }
  const { saltLength } = new RSASSAPSSParams({ schema: algoritmo.algorithmParams });
  const pss = { key: chave, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  return verify(hash, dados, pss, assinatura) ? 'certa' : 'errada';
}
