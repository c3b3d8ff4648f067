import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sync, writeDurable } from './files/durable-write.ts';
import { errno } from './files/errno.ts';
import { type KeyedHash, sameHash } from './keyed-hash.ts';

/** The end of the audit's chain: its number of links, and the hash of the last (C-F7). */
export interface Cabeca {
  /** Day of the zone, 'yyyy-mm-dd'. */
  readonly dia: string;
  readonly elo: number;
  readonly hash: string;
}

export interface CabecasGuardadas {
  readonly cabecas: readonly Cabeca[];
  /** Names of files that were changed. */
  readonly alteradas: readonly string[];
}

const PASTA = 'auditoria';
const NOME = /^\d{4}-\d{2}-\d{2}\.json$/;

function assinar(keyedHash: KeyedHash, { dia, elo, hash }: Cabeca): string {
  return keyedHash('cabeca-da-auditoria', `${dia} ${elo} ${hash}`);
}

function ler(keyedHash: KeyedHash, nome: string, texto: string): Cabeca | null {
  try {
    const { dia, elo, hash, assinatura } = JSON.parse(texto) as Record<string, unknown>;
    const cabeca = { dia: String(dia), elo: Number(elo), hash: String(hash) };
    const inteira = `${cabeca.dia}.json` === nome && sameHash(String(assinatura), assinar(keyedHash, cabeca));
    return inteira ? cabeca : null;
  } catch {
    return null;
  }
}

async function nomes(dataDir: string): Promise<string[]> {
  try {
    return (await readdir(join(dataDir, PASTA))).filter((nome) => NOME.test(nome)).sort();
  } catch (error) {
    if (errno(error) === 'ENOENT') return [];
    throw error;
  }
}

export async function lerCabecas(dataDir: string, keyedHash: KeyedHash): Promise<CabecasGuardadas> {
  const cabecas: Cabeca[] = [];
  const alteradas: string[] = [];
  for (const nome of await nomes(dataDir)) {
    const lida = ler(keyedHash, nome, await readFile(join(dataDir, PASTA, nome), 'utf8'));
    if (lida === null) alteradas.push(nome);
    else cabecas.push(lida);
  }
  return { cabecas, alteradas };
}

/** The newest head; null without one, or when its file was changed. */
export async function ultimaCabeca(dataDir: string, keyedHash: KeyedHash): Promise<Cabeca | null> {
  const nome = (await nomes(dataDir)).at(-1);
  return nome === undefined ? null : ler(keyedHash, nome, await readFile(join(dataDir, PASTA, nome), 'utf8'));
}

/** Writes the signed head atomically, replacing an earlier one of the same day. */
export async function guardarCabeca(dataDir: string, keyedHash: KeyedHash, cabeca: Cabeca): Promise<void> {
  const pasta = join(dataDir, PASTA);
  await mkdir(pasta, { recursive: true, mode: 0o700 });
  const path = join(pasta, `${cabeca.dia}.json`);
  const temp = `${path}.${randomBytes(6).toString('hex')}`;
  await writeDurable(temp, `${JSON.stringify({ ...cabeca, assinatura: assinar(keyedHash, cabeca) })}\n`);
  await rename(temp, path);
  await sync(pasta);
}
