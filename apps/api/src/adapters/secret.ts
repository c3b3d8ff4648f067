import { randomBytes } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync, writeDurable } from './files/durable-write.ts';
import { errno } from './files/errno.ts';

const MINIMO = 32;

interface SecretStore {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface SecretOptions {
  readonly jwtSecret?: string | undefined;
  readonly dataDir: string;
  readonly pool?: SecretStore | undefined;
  readonly mode: 'embedded' | 'server';
}

/**
 * The signing key, at least 32 bytes: JWT_SECRET, else a generated one stored in DATA_DIR, or in the database
 * when several processes share it (T-A9). Throws for a shorter one.
 */
export async function loadSecret({ jwtSecret, dataDir, pool, mode }: SecretOptions): Promise<Uint8Array> {
  if (jwtSecret !== undefined) return conferir(jwtSecret, 'JWT_SECRET');
  if (mode === 'embedded') return conferir(await doArquivo(dataDir), join(dataDir, 'segredo'));
  if (pool === undefined) throw new Error('Sem conexão com o banco de dados para ler o segredo dos tokens.');
  return conferir(await doBanco(pool), "a linha 'jwt' da tabela segredo");
}

function conferir(texto: string, origem: string): Uint8Array {
  const bytes = Buffer.from(texto, 'utf8');
  if (bytes.byteLength < MINIMO) {
    throw new Error(
      `O segredo dos tokens (${origem}) precisa ter pelo menos ${MINIMO} bytes e tem ${bytes.byteLength}. ` +
        "Gere um com 'openssl rand -base64 48'.",
    );
  }
  return bytes;
}

function novo(): string {
  return randomBytes(48).toString('base64url');
}

async function doArquivo(dataDir: string): Promise<string> {
  const path = join(dataDir, 'segredo');
  const guardado = await lerSeExiste(path);
  if (guardado !== null) return guardado.trim();
  const temp = `${path}.${randomBytes(6).toString('hex')}`;
  await writeDurable(temp, novo());
  try {
    // link never overwrites: when two processes start at once, both use the secret of the first.
    await link(temp, path);
    await sync(dataDir);
  } catch (erro) {
    if (errno(erro) !== 'EEXIST') throw erro;
  } finally {
    await rm(temp, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

async function lerSeExiste(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (erro) {
    if (errno(erro) === 'ENOENT') return null;
    throw erro;
  }
}

async function doBanco(pool: SecretStore): Promise<string> {
  await pool.query("insert into segredo (nome, valor) values ('jwt', $1) on conflict (nome) do nothing", [
    novo(),
  ]);
  const { rows } = await pool.query("select valor from segredo where nome = 'jwt'", []);
  return String(rows[0]?.valor ?? '');
}
