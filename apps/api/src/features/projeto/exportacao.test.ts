import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tamanhosDasFilas } from '../../adapters/turns.ts';
import { many, run } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowsOf } from '../../testing/rows.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import { gerarRanque, guardarProjetos, QUEBRAS_DOS_GERADOS } from '../../testing/world/ranque-grande.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const QUANTOS = 500;

let t: TestApp;
let w: World;
let adm: Pessoa;
/** Projects so long that they do not fit into the network's buffers. */
let grande: number;
beforeAll(async () => {
  t = await createTestApp({ breaks: QUEBRAS_DOS_GERADOS });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  grande = await w.novoEditalEm('avaliacao');
  const dono = await w.novaPessoa();
  const onde = {
    editalId: grande,
    coordenadorId: dono.id,
    avaliadorId: dono.id,
    unidadeId: await w.novaUnidade(),
  };
  await guardarProjetos(t.deps.database.db, gerarRanque(7, QUANTOS, 0), onde);
  // In parts, because a slow machine cannot write all of them within one statement's timeout.
  for (let parte = 0; parte < 20; parte += 1) {
    await run(
      t.deps.database.db,
      sql`
        update projeto set metodologia = (
          select string_agg(md5(projeto.id || ':' || n), '') from generate_series(1, 2000) n)
        where edital_id = ${grande} and id % 20 = ${parte}
      `,
    );
  }
});
afterAll(() => t.close());

const caminho = (edital: number) => `/api/projeto/export/${edital}`;

interface Linha {
  readonly id?: number;
  readonly fim?: true;
  readonly registros?: number;
}
const linhasDe = (texto: string) =>
  texto.split('\n').flatMap((linha) => (linha === '' ? [] : [JSON.parse(linha) as Linha]));

async function baixar(edital: number, quem: Pessoa = adm): Promise<Linha[]> {
  const { status, headers, text: texto } = await send(t.url, 'GET', caminho(edital), { token: quem.token });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  expect(texto.endsWith('\n')).toBe(true);
  return linhasDe(texto);
}

/** An answer that is read only as far as the test reads. */
async function abrir(
  quem: Pessoa = adm,
  coding = 'identity',
): Promise<{ pedido: ClientRequest; resposta: IncomingMessage }> {
  const headers = { authorization: `Bearer ${quem.token}`, 'accept-encoding': coding };
  const pedido = request(t.url + caminho(grande), { headers });
  pedido.end();
  const [resposta] = (await once(pedido, 'response')) as [IncomingMessage];
  await once(resposta, 'readable');
  return { pedido, resposta };
}

interface Leitor {
  readonly pid: number;
}
/** Connections that hold a snapshot of the database, other than the asking one. */
const segurando = (quais: Sql) =>
  many<Leitor>(
    t.deps.database.db,
    sql`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null
        and backend_type = 'client backend' and ${quais}
    `,
  );
/** Counts connections that are sending an answer, without those of the mail queue. */
const leitores = () => segurando(sql`query like 'fetch %'`);
const ranque = (formato: string, edital = grande) =>
  `/api/projeto_aprovacao/export/ranque_tipoi?edital=${edital}&formato=${formato}`;
/** Numbers of rows in the audit. */
async function registradas() {
  const linhas = async (acao: string) => (await rowsOf(t, 'auditoria', { acao })).length;
  return {
    exportarProjetos: await linhas('exportarProjetos'),
    exportarRanque: await linhas('exportarRanque'),
  };
}
const naFila = () => tamanhosDasFilas().find(([nome]) => nome === 'planilhas')?.[1];
async function nadaPreso(): Promise<void> {
  await expect.poll(naFila, { timeout: 60_000 }).toBe(0);
  await expect.poll(async () => (await segurando(sql`true`)).length, { timeout: 60_000 }).toBe(0);
}

describe('all projects of a call, one a line', () => {
  it.each(['avaliacao', 'secretaria', 'resultado'] as const)(
    'writes each project in %s as the same reader sees it alone, their own too (D20)',
    async (fase) => {
      const edital = await w.novoEditalEm(fase);
      const { projeto } = await w.novoAvaliado(edital);
      const proprio = await w.novoAvaliado(edital, { dono: adm });
      const ids = [projeto, proprio.projeto];
      if (fase === 'avaliacao') ids.push(await w.novoProjeto((await w.novaPessoa()).id, edital));
      const colaborador = await w.novaPessoa();
      for (const [ordem, professorId] of [colaborador.id, adm.id].entries()) {
        await insertInto(t, 'projetoColaborador', { projetoId: projeto, professorId, ordem });
      }
      if (fase !== 'avaliacao') await w.novoInstrutor(projeto);
      await w.novoProjeto(colaborador.id, edital, { aguardandoCronograma: true });
      const esperadas: unknown[] = [];
      for (const id of ids.toSorted((a, b) => a - b)) {
        esperadas.push((await send(t.url, 'GET', `/api/projeto/projeto/${id}`, { token: adm.token })).body);
      }
      expect(await baixar(edital)).toEqual([...esperadas, { fim: true, registros: ids.length }]);
    },
  );

  it('contains only the last line for an empty call, and answers 404 for an unknown one', async () => {
    expect(await baixar(await w.novoEditalEm('avaliacao'))).toEqual([{ fim: true, registros: 0 }]);
    expect((await send(t.url, 'GET', caminho(987_654), { token: adm.token })).status).toBe(404);
  });

  it('adds a row to the audit and one to the log of accesses', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    await baixar(edital);
    const [ato, ...outros] = await rowsOf(t, 'auditoria', { acao: 'exportarProjetos', registroId: edital });
    expect([ato?.pessoaId, ato?.depois, outros]).toEqual([
      adm.id,
      expect.objectContaining({ projetos: 0 }),
      [],
    ]);
    const acessos = await rowsOf(t, 'acesso', { documento: 'projetos_do_edital', registroId: edital });
    expect(acessos).toHaveLength(1);
  });

  it('sends 500 projects completely, compressed while they are sent', async () => {
    const inteiras = await baixar(grande);
    expect(inteiras).toHaveLength(QUANTOS + 1);
    expect(inteiras.at(-1)).toEqual({ fim: true, registros: QUANTOS });
    expect(new Set(inteiras.map(({ id }) => id)).size).toBe(QUANTOS + 1);
    const packed = await sendRaw(t.url, 'GET', caminho(grande), {
      token: adm.token,
      headers: { 'accept-encoding': 'zstd' },
    });
    expect(packed.headers['content-encoding']).toBe('zstd');
    expect(linhasDe(zstdDecompressSync(packed.bytes).toString())).toEqual(inteiras);
    await nadaPreso();
  });

  it.each(['identity', 'zstd'])(
    'keeps no resources for a client that has left in the middle: %s',
    async (coding) => {
      const { pedido, resposta } = await abrir(adm, coding);
      expect(await leitores()).toHaveLength(1);
      resposta.on('error', () => undefined);
      pedido.on('error', () => undefined).destroy();
      await nadaPreso();
      expect(await baixar(await w.novoEditalEm('avaliacao'))).toHaveLength(1);
    },
  );

  it('[C-F5] keeps no place for clients that left while they waited, makes nothing for them, and continues after them', async () => {
    const antes = await registradas();
    const abertos = [await abrir(), await abrir(await w.novaPessoa('administrador'))];
    const esperam = [...Array(3).fill(caminho(grande)), ...Array(3).fill(ranque('csv')), ranque('xlsx')].map(
      (path: string) => {
        const headers = { authorization: `Bearer ${adm.token}` };
        return request(t.url + path, { headers })
          .on('error', () => undefined)
          .end();
      },
    );
    await expect.poll(naFila, { timeout: 60_000 }).toBe(9);
    for (const pedido of esperam) pedido.destroy();
    // While the first two are still being read.
    await expect.poll(naFila, { timeout: 60_000 }).toBe(2);
    expect(await leitores()).toHaveLength(2);
    for (const { pedido, resposta } of abertos) {
      resposta.on('error', () => undefined);
      pedido.on('error', () => undefined).destroy();
    }
    await nadaPreso();
    expect(await baixar(await w.novoEditalEm('avaliacao'))).toHaveLength(1);
    expect(await registradas()).toEqual({
      exportarProjetos: antes.exportarProjetos + 3,
      exportarRanque: antes.exportarRanque,
    });
  });

  it('refuses none of 64 requests of eight people, in either form', async () => {
    const pessoas = await Promise.all(Array.from({ length: 8 }, () => w.novaPessoa('administrador')));
    const edital = await w.novoEditalEm('avaliacao');
    await w.novoAvaliado(edital);
    for (const formato of ['csv', 'xlsx'] as const) {
      const respostas = await Promise.all(
        Array.from({ length: 64 }, (_, i) =>
          sendRaw(t.url, 'GET', ranque(formato, edital), { token: pessoas[i % 8]?.token ?? '' }),
        ),
      );
      expect(respostas.filter(({ status }) => status !== 200)).toEqual([]);
    }
    await nadaPreso();
  });

  it.each([
    ['identity', new PassThrough()],
    ['zstd', createZstdDecompress()],
  ])('waits for a slow client and continues with the data of the same moment: %s', async (coding, unpack) => {
    const { resposta } = await abrir(adm, coding);
    // Changes the data meanwhile: the answer shows the state at its beginning.
    await run(
      t.deps.database.db,
      sql`update projeto set titulo = titulo || ${coding} where edital_id = ${grande}`,
    );
    expect(await leitores()).toHaveLength(1);
    const linhas = linhasDe(await text(resposta.pipe(unpack))) as { titulo?: string }[];
    expect(linhas).toHaveLength(QUANTOS + 1);
    expect(linhas.some(({ titulo = '' }) => titulo.endsWith(coding))).toBe(false);
    await nadaPreso();
  });

  it('aborts the response at an error in the middle, so that it never looks complete', async () => {
    for (const coding of ['identity', 'gzip']) {
      const pedido = request(t.url + caminho(grande), {
        headers: { authorization: `Bearer ${adm.token}`, 'accept-encoding': coding },
      });
      pedido.end();
      const [resposta] = (await once(pedido, 'response')) as [IncomingMessage];
      await once(resposta, 'readable');
      const [leitor] = await leitores();
      await run(t.deps.database.db, sql`select pg_terminate_backend(${leitor?.pid ?? 0})`);
      expect(resposta.statusCode).toBe(200);
      await expect(text(resposta)).rejects.toThrow('aborted');
      await nadaPreso();
    }
    // A database error may quote personal data.
    expect(t.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect((await baixar(grande)).at(-1)).toEqual({ fim: true, registros: QUANTOS });
  });
});
