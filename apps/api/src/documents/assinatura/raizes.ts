import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ehDiaValido } from '@instrutoria/domain/kernel/datas.ts';
import type { Raizes } from './cadeia.ts';

const CERTIFICADO = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The operator's bundle of roots: PEM, with the day of the bundle in the file's name. Throws for another file. */
export function lerRaizes(caminho: string): Raizes {
  const data = /\d{4}-\d{2}-\d{2}/.exec(basename(caminho))?.[0];
  if (data === undefined || !ehDiaValido(data)) throw new Error('O nome do arquivo não traz a data.');
  const certificados = (readFileSync(caminho, 'utf8').match(CERTIFICADO) ?? []).map(
    (pem) => new Uint8Array(new X509Certificate(pem).raw),
  );
  if (certificados.length === 0) throw new Error('O arquivo não traz certificados.');
  return { data, certificados };
}
