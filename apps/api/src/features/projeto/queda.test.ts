import { randomUUID } from 'node:crypto';
import type { Cronograma, Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umaProposta } from '@instrutoria/domain/testing/projetos.ts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createClock } from '../../adapters/clock.ts';
import { createFileStorage } from '../../adapters/files/storage.ts';
import { createTokens } from '../../adapters/token.ts';
import { openDatabase } from '../../db/connection.ts';
import { removeDataDir } from '../../db/embedded/remove-embedded.ts';
import { silentLog } from '../../db/log.ts';
import { migrate } from '../../db/migrate.ts';
import { cronogramas } from '../../testing/cena.ts';
import { send } from '../../testing/client.ts';
import { temporaryDataDir } from '../../testing/data-dir.ts';
import { createTestDatabase } from '../../testing/database.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { startServer } from '../../testing/server-process.ts';
import type { Pessoa } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const RELOGIO = '2026-05-13T12:00:00.000Z';
const JWT_SECRET = 'um segredo de teste com mais de 32 bytes';
const CICLOS = 8;
const ESCRITORES = 4;
/** Nine starts of the product, on machines that do other things as well. */
const PRAZO_MS = 600_000;

let dataDir: string;
let env: Record<string, string>;
let server: ServerProcess;
let pessoas: { readonly pessoa: Pessoa; readonly disciplina: number; readonly comprovante: string }[];
let edital: number;
let desfazer: () => Promise<void>;
let acabou: boolean;

/** Starts the product; not any more once the test is over, even when it ran out of time. */
async function iniciar(): Promise<ServerProcess> {
  if (acabou) throw new Error('the test is over');
  const iniciado = await startServer(env);
  if (acabou) await iniciado.kill();
  return iniciado;
}

/** Fills the database that the server will run on: its own embedded one, or one of the run's server. */
beforeEach(async () => {
  dataDir = await temporaryDataDir();
  const servidor = inject('testCluster').mode === 'server' ? await createTestDatabase() : null;
  env = { DATA_DIR: dataDir, JWT_SECRET, RELOGIO, ...(servidor && { DATABASE_URL: servidor.url }) };
  const database = servidor?.database ?? (await openDatabase({ dataDir, log: silentLog }));
  await migrate(database);
  const clock = createClock(RELOGIO);
  const tokens = createTokens(Buffer.from(JWT_SECRET), () => clock.real());
  const w = createWorld({ deps: { database, clock, tokens, storage: createFileStorage({ dataDir }) } });
  edital = await w.novoEdital();
  pessoas = [];
  for (let i = 0; i < ESCRITORES; i += 1) {
    const pessoa = await w.novaPessoa();
    const { disciplina, comprovante } = await w.novoPacote(pessoa.id);
    pessoas.push({ pessoa, disciplina, comprovante });
  }
  if (servidor === null) await database.close();
  desfazer = servidor === null ? () => removeDataDir(dataDir) : servidor.drop;
  acabou = false;
  server = await iniciar();
});
afterEach(async () => {
  acabou = true;
  await server.kill();
  await desfazer();
  await removeDataDir(dataDir);
});

interface Tentativa {
  readonly escritor: number;
  readonly caminho: string;
  readonly corpo: Readonly<Record<string, unknown>>;
  readonly chave: string;
}
const pedir = <T>(escritor: number, metodo: string, caminho: string, body?: unknown, chave?: string) =>
  send<T>(server.url, metodo, caminho, {
    token: pessoas[escritor]?.pessoa.token,
    body,
    ...(chave === undefined ? {} : { headers: { 'idempotency-key': chave } }),
  });

/** Writes drafts and submissions until the server is gone. Answers what it was told, and what it was not. */
async function escrever(escritor: number, contar: () => void, confirmadas: Map<number, string>) {
  const { disciplina, comprovante } = pessoas[escritor] ?? {};
  let ultima: Tentativa | null = null;
  try {
    for (let i = 0; ; i += 1) {
      const rascunho = await pedir<Projeto>(escritor, 'POST', '/api/projeto/rascunho', {
        titulo: `Rascunho ${escritor}/${i}`,
        cronogramas: cronogramas(3),
      });
      confirmadas.set(rascunho.body.id, rascunho.text);
      contar();
      const pacote = await pedir<{ id: number }>(escritor, 'POST', '/api/disciplina/adicionar', {
        comprovante,
        disciplinas_associadas: [{ id: disciplina }],
      });
      const { cronogramas: dois, ...proposta } = umaProposta({
        titulo: `Projeto ${randomUUID()}`,
        edital,
        comprovante_disciplinas: pacote.body.id,
      });
      const corpo = { ...proposta, ...(i % 3 === 2 ? {} : { cronogramas: dois }) };
      ultima = { escritor, caminho: '/api/projeto', corpo, chave: randomUUID() };
      const projeto = await pedir<Projeto>(escritor, 'POST', ultima.caminho, corpo, ultima.chave);
      expect(projeto.status).toBe(201);
      confirmadas.set(projeto.body.id, projeto.text);
      ultima = null;
      contar();
    }
  } catch (error) {
    // fetch tells a broken connection so; anything else is the test's own.
    if (!(error instanceof TypeError)) throw error;
    return ultima;
  }
}

/** Whatever the person finds is whole: a project with all its schedules, one that awaits them, or a draft. */
async function conferirInteiros(escritor: number): Promise<Map<number, string>> {
  const { id: pessoa } = pessoas[escritor]?.pessoa ?? {};
  const rascunhos = await pedir<{ id: number }[]>(escritor, 'GET', `/api/projeto/rascunho/${pessoa}`);
  const projetos = await pedir<Projeto[]>(escritor, 'GET', `/api/projeto/projetos_submetidos/${pessoa}`);
  const achados = new Map<number, string>();
  for (const { id } of [...rascunhos.body, ...projetos.body]) {
    const { body, text } = await pedir<Projeto>(escritor, 'GET', `/api/projeto/projeto/${id}`);
    const { body: linhas } = await pedir<Cronograma[]>(escritor, 'GET', `/api/cronograma/${id}`);
    const esperadas = body.ehRascunho ? 3 : body.aguardandoCronograma ? 0 : 2;
    expect(linhas.length, text).toBe(esperadas);
    achados.set(id, text);
  }
  return achados;
}

test(
  `T-H1 killed ${CICLOS} times in the middle of writing: all that was acknowledged is there, whole`,
  async () => {
    const confirmadas = Array.from({ length: ESCRITORES }, () => new Map<number, string>());
    for (let ciclo = 0; ciclo < CICLOS; ciclo += 1) {
      const limite = 5 + ciclo * 2;
      let feitas = 0;
      let morte: Promise<void> | undefined;
      const contar = () => {
        feitas += 1;
        if (feitas === limite) morte = server.kill();
      };
      const perdidas = await Promise.all(confirmadas.map((minhas, i) => escrever(i, contar, minhas)));
      await morte;
      server = await iniciar();
      for (const [i, minhas] of confirmadas.entries()) {
        const achados = await conferirInteiros(i);
        for (const [id, texto] of minhas) expect(achados.get(id)).toBe(texto);
      }
      // The person's own client repeats what got no answer: it is there once (T-G2).
      for (const perdida of perdidas.filter((uma) => uma !== null)) {
        const { escritor, caminho, corpo, chave } = perdida;
        const r = await pedir<Projeto>(escritor, 'POST', caminho, corpo, chave);
        expect(r.status).toBe(201);
        confirmadas[escritor]?.set(r.body.id, r.text);
        const { id: pessoa } = pessoas[escritor]?.pessoa ?? {};
        const busca = `?busca=${encodeURIComponent(String(corpo.titulo))}`;
        const lista = await pedir<Projeto[]>(
          escritor,
          'GET',
          `/api/projeto/projetos_submetidos/${pessoa}${busca}`,
        );
        expect(lista.body.map(({ id }) => id)).toEqual([r.body.id]);
      }
    }
    expect(confirmadas.reduce((soma, minhas) => soma + minhas.size, 0)).toBeGreaterThan(CICLOS * 5);
  },
  PRAZO_MS,
);

test(
  'T-G15 killed between POST projeto and POST cronograma: the owner finds it marked, and completes it',
  async () => {
    const { disciplina, comprovante } = pessoas[0] ?? {};
    const pacote = await pedir<{ id: number }>(0, 'POST', '/api/disciplina/adicionar', {
      comprovante,
      disciplinas_associadas: [{ id: disciplina }],
    });
    const { cronogramas: dois, ...corpo } = umaProposta({ edital, comprovante_disciplinas: pacote.body.id });
    const { body, text } = await pedir<Projeto>(0, 'POST', '/api/projeto', corpo);
    await server.kill();
    server = await iniciar();

    const caminho = `/api/projeto/projeto/${body.id}`;
    expect((await pedir(0, 'GET', caminho)).text).toBe(text);
    expect((await pedir(1, 'GET', caminho)).status).toBe(404);
    const linhas = (dois ?? []).map((um) => ({ ...um, projeto: { id: body.id } }));
    expect((await pedir(0, 'POST', '/api/cronograma', linhas)).status).toBe(201);
    const { body: completo } = await pedir<Projeto>(0, 'GET', caminho);
    expect(completo).toMatchObject({ aguardandoCronograma: false, submetidoEm: body.submetidoEm });
  },
  PRAZO_MS,
);
