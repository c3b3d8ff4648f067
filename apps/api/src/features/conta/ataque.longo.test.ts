import { setTimeout as wait } from 'node:timers/promises';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createClock } from '../../adapters/clock.ts';
import { createFileStorage } from '../../adapters/files/storage.ts';
import { createPasswords } from '../../adapters/password.ts';
import { createTokens } from '../../adapters/token.ts';
import { type Database, openDatabase } from '../../db/connection/connection.ts';
import { removeDataDir } from '../../db/connection/embedded.ts';
import { send } from '../../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { migrarInstalada } from '../../testing/database/migrar-instalada.ts';
import { contar } from '../../testing/figures.ts';
import { startServer } from '../../testing/server/server-process.ts';
import { SENHA } from '../../testing/world/contas.ts';
import { createWorld, type Pessoa } from '../../testing/world.ts';
import { criarTokenDeSenha } from './redefinicao-repository.ts';

const JWT_SECRET = 'um segredo de teste com mais de 32 bytes';
/**
 * How often the owner logs in during the attack, and the pause in between; `test:longo` attacks for a quarter
 * of an hour.
 */
const ENTRADAS = Number(process.env.ENTRADAS_DURANTE_O_ATAQUE ?? 3);
const PAUSA_MS = Number(process.env.PAUSA_ENTRE_ENTRADAS_MS ?? 0);
const ATACANTES = 24;

interface Entrada {
  readonly token: string;
  readonly dispositivo: string;
}

let dataDir: string;
let servidor: TestDatabase | null;
let dono: Pessoa;
let link: string;
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  servidor = inject('testCluster').mode === 'server' ? await createTestDatabase() : null;
  const database = servidor?.database ?? (await openDatabase({ dataDir, log: silentLog }));
  await preparar(database);
  if (servidor === null) await database.close();
});
afterAll(async () => {
  await servidor?.drop();
  await removeDataDir(dataDir);
});

/** A person with a password and a mailed link. */
async function preparar(database: Database): Promise<void> {
  await migrarInstalada(database);
  const clock = createClock(undefined);
  const secret = Buffer.from(JWT_SECRET);
  const tokens = createTokens(secret, () => clock.real());
  const w = createWorld({ deps: { database, clock, tokens, storage: await createFileStorage({ dataDir }) } });
  dono = await w.novaPessoa('coordenador', { senha: await createPasswords().hash(SENHA) });
  link = await criarTokenDeSenha(database.db, dono.id, clock.real());
}

test(`[C-F4] lets the owner in all the while ${ATACANTES} addresses guess at the real program at once`, async () => {
  const server = await startServer({
    DATA_DIR: dataDir,
    JWT_SECRET,
    PROXIES: '1',
    ...(servidor === null ? {} : { DATABASE_URL: servidor.url }),
  });
  const entrar = (password: string, endereco: string, dispositivo?: string) =>
    send<Entrada>(server.url, 'POST', '/auth/login', {
      body: { cpf: dono.cpf, password, ...(dispositivo === undefined ? {} : { dispositivo }) },
      headers: { 'x-forwarded-for': endereco },
    });
  const respostas = new Map<number, number>();
  let acabou = false;
  /** Each time from another address, like a botnet. */
  const atacar = async (quem: number): Promise<void> => {
    for (let i = 0; !acabou; i += 1) {
      const { status } = await entrar(`palpite ${i}`, `10.${quem}.${(i >> 8) & 255}.${i & 255}`);
      respostas.set(status, (respostas.get(status) ?? 0) + 1);
    }
  };
  try {
    // From the owner's own device, before the attack.
    let senha = SENHA;
    const casa = await entrar(senha, '192.0.2.1');
    expect(casa.status).toBe(200);
    let meu = casa.body.dispositivo;
    const ataque = Promise.all(Array.from({ length: ATACANTES }, (_, quem) => atacar(quem)));
    try {
      // Until strangers have to wait; the 429 names only the CPF.
      while ((respostas.get(429) ?? 0) === 0) await wait(20);
      for (let i = 0; i < ENTRADAS; i += 1) {
        const entrada = await entrar(senha, `198.51.100.${i % 250}`, meu);
        expect([entrada.status, entrada.body.dispositivo]).toEqual([200, meu]);
        await wait(PAUSA_MS);
      }
      // From a new browser: through the mailed link, which the attack cannot block.
      senha = 'girassol no telhado 7';
      const nova = await send<Entrada>(
        server.url,
        'POST',
        `/api/changeToken/reset-password/confirm?token=${link}`,
        { body: { senha }, headers: { 'x-forwarded-for': '192.0.2.77' } },
      );
      expect(nova.status).toBe(200);
      meu = nova.body.dispositivo;
      expect((await entrar(senha, '192.0.2.77', meu)).status).toBe(200);
    } finally {
      acabou = true;
      await ataque;
    }
    // Nobody got in and nothing failed: every answer was 401 or 429.
    expect([...respostas.keys()].toSorted()).toEqual([401, 429]);
    const vistas = respostas.get(401) ?? 0;
    contar('ataque', `${vistas} guesses looked at, ${respostas.get(429) ?? 0} told to wait`);
  } finally {
    expect(await server.terminate()).toBe(0);
  }
});
