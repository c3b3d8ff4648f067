import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { inject } from 'vitest';
import { createClock } from '../../adapters/clock.ts';
import { createFileStorage } from '../../adapters/files/storage.ts';
import { createTokens } from '../../adapters/token.ts';
import type { Database } from '../../db/connection/connection.ts';
import { openDatabase } from '../../db/connection/connection.ts';
import { removeDataDir } from '../../db/connection/embedded.ts';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestDatabase } from '../database/database.ts';
import { migrarInstalada } from '../database/migrar-instalada.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { startServer } from '../server/server-process.ts';
import type { World } from '../world.ts';
import { createWorld } from '../world.ts';
import type { Escritores } from './escritores.ts';

const RELOGIO = '2026-05-13T12:00:00.000Z';
const JWT_SECRET = 'um segredo de teste com mais de 32 bytes';

/** A DATA_DIR, or a database on the run's server, for a product process that may be killed. */
export interface Instalacao {
  readonly dataDir: string;
  readonly modo: 'embedded' | 'server';
  /** Starts the product; throws after `remover` was called. */
  iniciar(mais?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Queries the database beside the running server, like the cli. */
  comBanco<T>(ato: (database: Database) => Promise<T>): Promise<T>;
  /** Kills running processes and removes everything. */
  remover(): Promise<void>;
}

/** Fills a new installation with `encher`; `embutida` never uses the run's server. */
export async function novaInstalacao(
  dataDir: string,
  encher: (w: World) => Promise<void>,
  { embutida = false } = {},
): Promise<Instalacao> {
  const emServidor = !embutida && inject('testCluster').mode === 'server';
  const servidor = emServidor ? await createTestDatabase() : null;
  const abrir = () =>
    openDatabase({ databaseUrl: servidor?.url, dataDir, log: silentLog, shareRunning: true });
  const database = await abrir();
  await migrarInstalada(database);
  const clock = createClock(RELOGIO);
  const tokens = createTokens(Buffer.from(JWT_SECRET), () => clock.real());
  await encher(
    createWorld({ deps: { database, clock, tokens, storage: await createFileStorage({ dataDir }) } }),
  );
  await database.close();
  const env = { DATA_DIR: dataDir, JWT_SECRET, RELOGIO, ...(servidor && { DATABASE_URL: servidor.url }) };
  const vivos = new Set<ServerProcess>();
  let acabou = false;
  return {
    dataDir,
    modo: servidor === null ? 'embedded' : 'server',
    async iniciar(mais = {}) {
      if (acabou) throw new Error('the test is over');
      const server = await startServer({ ...env, ...mais });
      vivos.add(server);
      // The test timed out while it started.
      if (acabou) await server.kill();
      return server;
    },
    async comBanco(ato) {
      const banco = await abrir();
      return ato(banco).finally(() => banco.close());
    },
    async remover() {
      acabou = true;
      for (const server of vivos) await server.kill();
      await servidor?.drop();
      await removeDataDir(dataDir);
    },
  };
}

/** Waits until the readiness call answers 200. */
export async function atePronta(url: string): Promise<void> {
  for (;;) {
    const r = await fetch(`${url}/saude/pronta`).catch(() => null);
    await r?.arrayBuffer();
    if (r?.status === 200) return;
    await sleep(10);
  }
}

const MEIAS = `select p.id, p.eh_rascunho, count(c.id) from projeto p left join cronograma c on c.projeto_id = p.id
  where p.id = any($1) group by p.id
  having count(c.id) <> case when p.eh_rascunho then 3 when p.aguardando_cronograma then 0 else 2 end`;

/**
 * Checks everything: the database has exactly the acknowledged records, each complete; the invariants hold;
 * each file has the bytes of its row. Returns the errors.
 */
export async function conferirTudo(
  { comBanco, dataDir }: Pick<Instalacao, 'comBanco' | 'dataDir'>,
  { projetos, arquivos }: Pick<Escritores, 'arquivos' | 'projetos'>,
): Promise<string[]> {
  return comBanco(async ({ pool }) => {
    const erros = (await violations(pool)).map((v) => `invariant: ${JSON.stringify(v)}`);
    const { rows: ids } = await pool.query<{ id: number }>('select id from projeto');
    const achados = new Set(ids.map(({ id }) => id));
    for (const id of projetos) if (!achados.has(id)) erros.push(`project ${id} is lost`);
    for (const id of achados) if (!projetos.has(id)) erros.push(`project ${id} was never acknowledged`);
    const { rows: meias } = await pool.query(MEIAS, [[...projetos]]);
    for (const meia of meias) erros.push(`half an operation: ${JSON.stringify(meia)}`);
    const { rows } = await pool.query<{ referencia: string; sha256: string }>(
      'select referencia, sha256 from arquivo',
    );
    const somas = new Map(rows.map(({ referencia, sha256 }) => [referencia, sha256]));
    for (const referencia of arquivos) {
      const bytes = await readFile(join(dataDir, 'arquivos', referencia)).catch(() => null);
      const soma = bytes && createHash('sha256').update(bytes).digest('hex');
      if (soma === null || soma !== somas.get(referencia)) erros.push(`file ${referencia}: ${soma}`);
    }
    return erros;
  });
}
