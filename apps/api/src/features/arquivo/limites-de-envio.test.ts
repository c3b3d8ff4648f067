import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tempDirOf } from '../../adapters/files/temp-dir.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { type Reply, send } from '../../testing/client.ts';
import { umaImagem, umPdfDe } from '../../testing/documents/arquivos.ts';
import { type Cena, criarCena } from '../../testing/world/cena.ts';
import type { Pessoa } from '../../testing/world.ts';
import { travarEnvios } from './envio-repository.ts';
import { housekeep } from './housekeeping.ts';
import { vigiarEspaco } from './use-cases/vigiar-espaco.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;
const FOLGA = { livre: 500 * GB, total: 1000 * GB };

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
beforeEach(() => {
  t.espaco = FOLGA;
  t.clock.definir(INICIO);
});
afterAll(() => t.close());

interface Resposta {
  readonly data: string;
  readonly code: string;
  readonly message: string;
  readonly restam: number;
}
const comprovante = (quem: Pessoa, bytes: Uint8Array): Promise<Reply<Resposta>> =>
  send(t.url, 'POST', '/api/disciplina/upload', { token: quem.token, file: { bytes } });
const definirLimites = async (naoUsadosMb: number, porDiaMb: number): Promise<void> => {
  const { token } = await c.w.novaPessoa('administrador');
  const r = await send(t.url, 'PUT', '/api/configuracao', {
    token,
    body: { envios: { naoUsadosMb, porDiaMb } },
  });
  expect(r.status).toBe(200);
};
const guardados = async () =>
  (await readdir(join(t.deps.config.dataDir, 'arquivos')).catch(() => [])).filter(
    (nome) => !nome.startsWith('.'),
  );
const reservas = async () =>
  (await t.deps.database.pool.query<{ n: number }>('select count(*)::int as n from envio_reservado')).rows[0]
    ?.n;

/** Rows of this many bytes, as if they had been uploaded; returns their references. */
const ocupar = async (quem: Pessoa, bytes: number, vinculo: string | null = null): Promise<string> => {
  const referencia = await c.w.novoArquivo('comprovanteDisciplinas', quem.id, undefined, vinculo);
  await t.deps.database.pool.query('update arquivo set tamanho = $1 where referencia = $2', [
    bytes,
    referencia,
  ]);
  return referencia;
};
/** The free space as the administrators' page shows it. */
const noPainel = async () => {
  const { token } = await c.w.novaPessoa('administrador');
  const r = await send<{ espaco: { situacao: string } }>(t.url, 'GET', '/api/armazenamento', { token });
  return r.body.espaco;
};
const voltar = async (quem: Pessoa): Promise<Pessoa> => ({
  ...quem,
  ...(await c.w.abrirSessao(quem.id, quem.tipo)),
});

describe('the uploads of one person (D50)', () => {
  beforeEach(() => definirLimites(200, 1024));

  it('[C-F1] may be 200 MB unclaimed at a time, then 413 with the remaining amount; an unused file makes room again', async () => {
    const pessoa = await c.w.novaPessoa();
    const pdf = umPdfDe(MB);
    await ocupar(pessoa, 198.5 * MB);
    const [um, dois] = [await comprovante(pessoa, pdf), await comprovante(pessoa, pdf)];
    expect([um.status, dois.status]).toEqual([201, 413]);
    expect(dois.body).toMatchObject({ code: 'LIMITE_DE_ENVIOS', restam: 0.5 * MB });
    expect(dois.body.message).toContain('Você ainda pode enviar 0,5 MB');
    expect((await comprovante(await c.w.novaPessoa(), pdf)).status).toBe(201);
    t.clock.avancar(24 * 3_600_000 + 1);
    await housekeep(t.deps);
    expect((await comprovante(await voltar(pessoa), pdf)).status).toBe(201);
    await expect.poll(reservas).toBe(0);
  });

  it('[C-F5] holds one connection for twenty uploads of one person that wait for their reservation', async () => {
    const [pessoa, outra] = [await c.w.novaPessoa(), await c.w.novaPessoa()];
    const esperando = async () =>
      (
        await t.deps.database.pool.query<{ n: number }>(
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rows[0]?.n;
    const [tomada, livre] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const vez = inTransaction(t.deps.database, async (tx) => {
      await travarEnvios(tx, { pessoa: null, estudante: null }, t.clock.real());
      tomada.resolve();
      await livre.promise;
    });
    await tomada.promise;
    const envios = Promise.all(Array.from({ length: 20 }, () => comprovante(pessoa, umPdfDe(10_000))));
    await expect.poll(esperando).toBe(1);
    for (let i = 0; i < 10; i += 1) {
      expect((await send(t.url, 'GET', '/api/edital', { token: outra.token })).status).toBe(200);
      expect(await esperando()).toBeLessThanOrEqual(1);
    }
    livre.resolve();
    await vez;
    // On a slow machine the first one may time out waiting for the lock.
    const status = (await envios).map(({ status: um }) => um);
    expect(status.filter((um) => um !== 201 && um !== 503)).toEqual([]);
    expect(status).toContain(201);
    await expect.poll(reservas).toBe(0);
  });

  it('[C-F1] ends at the limit of a day, claimed files included', async () => {
    await definirLimites(1000, 25);
    const pessoa = await c.w.novaPessoa();
    const pdf = umPdfDe(2 * MB);
    const usar = async () => {
      const r = await comprovante(pessoa, pdf);
      await t.deps.database.pool.query("update arquivo set vinculo = 'professor:1' where dono_id = $1", [
        pessoa.id,
      ]);
      return r;
    };
    expect((await usar()).status).toBe(201);
    await t.deps.database.pool.query('update envio_do_dia set bytes = bytes + $1', [20 * MB]);
    expect((await usar()).status).toBe(201);
    const cheia = await usar();
    expect([cheia.status, cheia.body.code, cheia.body.restam]).toEqual([413, 'LIMITE_DE_ENVIOS', MB]);
    expect(cheia.body.message).toContain('O limite de arquivos por dia foi atingido');
    t.clock.avancar(24 * 3_600_000);
    expect((await comprovante(await voltar(pessoa), pdf)).status).toBe(201);
  });

  it('[C-F1] counts concurrent uploads against each other before their bytes arrive', async () => {
    await definirLimites(25, 1000);
    const pessoa = await c.w.novaPessoa();
    await ocupar(pessoa, 19 * MB);
    // Each counts with its multipart frame, so that three fit and four do not.
    const pdf = umPdfDe(Math.floor(1.8 * MB));
    const respostas = await Promise.all(Array.from({ length: 12 }, () => comprovante(pessoa, pdf)));
    const status = respostas.map((r) => r.status).toSorted();
    expect(status).toEqual([201, 201, 201, ...Array<number>(9).fill(413)]);
    await expect.poll(reservas).toBe(0);
    expect(await readdir(tempDirOf(t.deps.config.dataDir))).toEqual([]);
  });

  it('[C-F1] counts a proof that no project names as unclaimed for a day', async () => {
    await definirLimites(25, 1000);
    const pessoa = await c.w.novaPessoa();
    await ocupar(pessoa, Math.floor(24.9 * MB), `professor:${pessoa.id}`);
    expect((await comprovante(pessoa, umPdfDe(MB))).status).toBe(413);
  });

  it('[C-F1] may be a photo of at most 5 MB without an account', async () => {
    const grande = umPdfDe(5 * MB + 1);
    const r: Reply<Resposta> = await send(t.url, 'POST', '/api/professor/upload', {
      file: { bytes: grande },
    });
    expect([r.status, r.body.message]).toEqual([413, 'A foto ultrapassa o limite de 5 MB']);
    const foto = { bytes: await umaImagem() };
    expect((await send(t.url, 'POST', '/api/professor/upload', { file: foto })).status).toBe(201);
  });

  it('[C-F1] removes a replaced file at once, row and bytes', async () => {
    await definirLimites(200, 1024);
    const enviar = async () =>
      (
        await send<Resposta>(t.url, 'POST', '/api/projeto/upload', {
          token: c.dono.token,
          file: { bytes: await umaImagem() },
        })
      ).body.data;
    const [antiga, nova] = [await enviar(), await enviar()];
    const { body } = await c.envia<{ id: number }>('POST', '/api/projeto/rascunho', { introducao: antiga });
    expect(await guardados()).toContain(antiga);
    await c.envia('PUT', `/api/projeto/${body.id}`, { introducao: nova });
    const { rows } = await t.deps.database.pool.query('select 1 from arquivo where referencia = $1', [
      antiga,
    ]);
    expect(rows).toEqual([]);
    await expect.poll(guardados).not.toContain(antiga);
    expect(await guardados()).toContain(nova);
  });
});

describe('a disk that fills (T-D9, D50)', () => {
  it('[C-F1] answers 507 to uploads below the floor with the sentence; everything else works', async () => {
    const pessoa = await c.w.novaPessoa();
    const pdf = umPdfDe(100_000);
    t.espaco = { livre: 5 * GB - 1, total: 1000 * GB };
    const antes = await guardados();
    const r = await comprovante(pessoa, pdf);
    expect([r.status, r.body.code, r.body.message]).toEqual([
      507,
      'ESPACO_ACABANDO',
      'O espaço para arquivos está acabando. Avise a administração.',
    ]);
    expect(await guardados()).toEqual(antes);
    expect((await send(t.url, 'GET', '/api/unidade', { token: pessoa.token })).status).toBe(200);
    expect((await c.envia('POST', '/api/projeto/rascunho', { titulo: 'Sem arquivo' })).status).toBe(201);
    t.espaco = { livre: 5 * GB + MB, total: 1000 * GB };
    expect((await comprovante(pessoa, pdf)).status).toBe(201);
  });

  it('[C-F1] counts uploads in progress against the floor', async () => {
    t.espaco = { livre: 5 * GB + 5 * MB, total: 1000 * GB };
    const pdf = umPdfDe(2 * MB);
    const pessoas = await Promise.all(Array.from({ length: 6 }, () => c.w.novaPessoa()));
    const status = (await Promise.all(pessoas.map((uma) => comprovante(uma, pdf)))).map((r) => r.status);
    expect(status).toContain(201);
    expect(status).toContain(507);
  });

  it('[C-F1] refuses unclaimed files above a tenth of the free space, and removes those of the person with the most', async () => {
    await definirLimites(1000, 1000);
    await t.deps.database.pool.query('delete from arquivo where vinculo is null');
    const [guloso, outro] = [await c.w.novaPessoa(), await c.w.novaPessoa()];
    const meus: string[] = [];
    for (let i = 0; i < 4; i += 1) meus.push(await ocupar(guloso, 50 * MB));
    // The four take a tenth of it.
    t.espaco = { livre: 2000 * MB, total: 10 * GB };
    const pdf = umPdfDe(MB);
    const recusado = await comprovante(guloso, pdf);
    expect([recusado.status, recusado.body.code]).toEqual([507, 'ESPACO_ACABANDO']);
    expect((await comprovante(outro, pdf)).status).toBe(201);
    const { rows } = await t.deps.database.pool.query<{ referencia: string }>(
      'select referencia from arquivo where dono_id = $1',
      [guloso.id],
    );
    expect(rows).toHaveLength(3);
    const saiu = meus.find((um) => !rows.some(({ referencia }) => referencia === um));
    await expect.poll(guardados).not.toContain(saiu);
  });

  it('[C-F1] mails the administrators below twice the floor, once a day', async () => {
    await c.w.novaPessoa('administrador');
    const avisos = async () =>
      (await t.emailsAte(0)).filter(({ assunto }) => assunto === 'O espaço para arquivos está acabando');
    const administradores = async () =>
      (
        await t.deps.database.pool.query(
          `select 1 from professor where tipo = 'administrador' and encerrado_em is null`,
        )
      ).rows.length;
    await vigiarEspaco(t.deps);
    expect(await avisos()).toEqual([]);
    expect((await noPainel()).situacao).toBe('livre');
    t.espaco = { livre: 9 * GB, total: 1000 * GB };
    expect(await noPainel()).toEqual({ situacao: 'acabando', livre: 9 * GB, piso: 5 * GB });
    await vigiarEspaco(t.deps);
    await vigiarEspaco(t.deps);
    const quantos = await administradores();
    const cartas = await avisos();
    expect([cartas.length, new Set(cartas.map(({ para }) => para)).size]).toEqual([quantos, quantos]);
    expect(cartas[0]?.texto).toContain('Espaço livre: 9.216 MB');
    t.clock.avancar(24 * 3_600_000);
    await vigiarEspaco(t.deps);
    expect(await avisos()).toHaveLength(2 * quantos);
  });
});
