import { randomUUID } from 'node:crypto';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createClock } from '../adapters/clock.ts';
import { createFileStorage } from '../adapters/files/storage.ts';
import { createTokens } from '../adapters/token.ts';
import { type Database, openDatabase } from '../db/connection/connection.ts';
import { removeDataDir } from '../db/connection/embedded.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';
import { migrarInstalada } from '../testing/database/migrar-instalada.ts';
import { contar as figuras } from '../testing/figures.ts';
import { sendRaw } from '../testing/server/raw-request.ts';
import { startServer } from '../testing/server/server-process.ts';
import { createWorld, type Pessoa } from '../testing/world.ts';

const RELOGIO = '2026-05-13T12:00:00.000Z';
const JWT_SECRET = 'um segredo de teste com mais de 32 bytes';
/** `test:longo` runs 100 (T-H2). */
const RODADAS = Number(process.env.RODADAS_SIGTERM ?? 3);
const ESCRITORES = 8;

let dataDir: string;
let servidor: TestDatabase | null;
/** Several writers in turn, so that nobody reaches the limit of 50 drafts per person (D50). */
let pessoas: Pessoa[];
let projeto: number;
beforeEach(async () => {
  dataDir = await temporaryDataDir();
  servidor = inject('testCluster').mode === 'server' ? await createTestDatabase() : null;
  await noBanco(async (database) => {
    await migrarInstalada(database);
    const clock = createClock(RELOGIO);
    const tokens = createTokens(Buffer.from(JWT_SECRET), () => clock.real());
    const w = createWorld({
      deps: { database, clock, tokens, storage: await createFileStorage({ dataDir }) },
    });
    pessoas = [];
    for (let i = 0; i < ESCRITORES * RODADAS; i += 1) pessoas.push(await w.novaPessoa());
    projeto = await w.novoProjeto(pessoas[0]?.id ?? 0, await w.novoEdital());
  });
});
afterEach(async () => {
  await servidor?.drop();
  await removeDataDir(dataDir);
});

/** Reads from the server's database, or from the embedded one while no process uses it. */
async function noBanco<T>(ato: (database: Database) => Promise<T>): Promise<T> {
  if (servidor !== null) return ato(servidor.database);
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    return await ato(database);
  } finally {
    await database.close();
  }
}

/** What happened to the requests of one process: answered, refused, or not accepted; and answers cut off. */
interface Contas {
  readonly confirmados: string[];
  pedidas: number;
  respondidas: number;
  recusadas: number;
  naoAceitas: number;
  cortadas: number;
}

/** Sends requests until the process accepts no more; calls `contar` at each answer. */
async function pedir(url: string, contas: Contas, contar: () => void, ler: boolean): Promise<void> {
  for (;;) {
    const titulo = `Rascunho ${randomUUID()}`;
    try {
      const { status } = ler
        ? await sendRaw(url, 'GET', `/api/gerar-pdf/${projeto}`, { token: pessoas[0]?.token })
        : await sendRaw(url, 'POST', '/api/projeto/rascunho', {
            token: pessoas[contas.pedidas++ % pessoas.length]?.token,
            body: JSON.stringify({ titulo }),
            headers: { 'content-type': 'application/json' },
          });
      if (status === 503) {
        contas.recusadas += 1;
        return;
      }
      expect(status).toBe(ler ? 200 : 201);
      contas.respondidas += 1;
      if (!ler) contas.confirmados.push(titulo);
      contar();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      // An answer that was cut off gives "aborted"; a connection that was not accepted is refused or reset.
      if (error.message === 'aborted') contas.cortadas += 1;
      else contas.naoAceitas += 1;
      return;
    }
  }
}

test(`T-H2 completes accepted requests, refuses later ones and exits 0, when stopped ${RODADAS} times under load`, async () => {
  const contas: Contas = {
    confirmados: [],
    pedidas: 0,
    respondidas: 0,
    recusadas: 0,
    naoAceitas: 0,
    cortadas: 0,
  };
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    const server = await startServer({
      DATA_DIR: dataDir,
      JWT_SECRET,
      RELOGIO,
      ...(servidor === null ? {} : { DATABASE_URL: servidor.url }),
    });
    const limite = 30 + (rodada % 10) * 7;
    const { promise: bastante, resolve: basta } = Promise.withResolvers<void>();
    let feitas = 0;
    const contar = (): void => {
      feitas += 1;
      if (feitas === limite) basta();
    };
    const todos = Promise.all(
      Array.from({ length: ESCRITORES }, (_, i) => pedir(server.url, contas, contar, i % 4 === 3)),
    );
    await Promise.race([bastante, todos]);
    // Exit code 0 is only possible within nine seconds: after them the process exits with 1 (listen.ts).
    expect(await server.terminate()).toBe(0);
    await todos;
    await expect(sendRaw(server.url, 'GET', '/saude/viva')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
  const gravados = await noBanco(async ({ pool }) => {
    const { rows } = await pool.query<{ titulo: string }>(
      "select titulo from projeto where titulo like 'Rascunho %'",
    );
    return rows.map(({ titulo }) => titulo);
  });
  // Each act has its answer, and each answer its act.
  expect(gravados.toSorted()).toEqual(contas.confirmados.toSorted());
  expect(contas.cortadas).toBe(0);
  expect(contas.recusadas + contas.naoAceitas).toBe(RODADAS * ESCRITORES);
  const { respondidas, recusadas, naoAceitas } = contas;
  figuras(
    'SIGTERM',
    `${RODADAS} times: ${respondidas} answered, ${recusadas} told 503, ${naoAceitas} not taken`,
  );
});
