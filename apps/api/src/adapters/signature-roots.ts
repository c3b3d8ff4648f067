import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ehDiaValido } from '@instrutoria/domain/kernel/datas.ts';

/** The certificates that the operator trusts. */
export interface Raizes {
  /** The day in the bundle's name, YYYY-MM-DD. */
  readonly data: string;
  /** DER: roots, and intermediate authorities that signatures may leave out. */
  readonly certificados: readonly Uint8Array<ArrayBuffer>[];
}

const CERTIFICADO = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The day in the bundle's name; null where there is none. */
export function dataDasRaizes(caminho: string): string | null {
  const data = /\d{4}-\d{2}-\d{2}/.exec(basename(caminho))?.[0];
  return data !== undefined && ehDiaValido(data) ? data : null;
}

/** The operator's bundle: PEM, with its day in the file's name. Throws for another file. */
export function lerRaizes(caminho: string): Raizes {
  const data = dataDasRaizes(caminho);
  if (data === null) throw new Error('the name of the bundle has no day');
  const certificados = (readFileSync(caminho, 'utf8').match(CERTIFICADO) ?? []).map(
    (pem) => new Uint8Array(new X509Certificate(pem).raw),
  );
  if (certificados.length === 0) throw new Error('the bundle has no certificate');
  return { data, certificados };
}
