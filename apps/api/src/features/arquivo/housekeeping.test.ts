import { readdir, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIA_MS, HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempDirOf } from '../../adapters/files/temp-dir.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { umaImagem, umPdfDe } from '../../testing/documents/arquivos.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena, enviarArquivo } from '../../testing/world/cena.ts';
import { housekeep, startHousekeeping } from './housekeeping.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

async function enviar(): Promise<string> {
  const r = await enviarArquivo(c, '/api/projeto/upload', await umaImagem());
  return (r.body as unknown as { data: string }).data;
}
const linhas = async () => (await rowsOf(t, 'arquivo')).map(({ referencia }) => referencia);
const existe = async (referencia: string) => [
  (await linhas()).includes(referencia),
  await t.deps.storage.exists(referencia),
];

describe('uploads that nobody claimed (T-D8)', () => {
  it('go after 24 hours, row and bytes; claimed ones stay for ever', async () => {
    const [solta, usada, solteira] = [await enviar(), await enviar(), await enviar()];
    const { body } = await c.envia<Projeto>('POST', '/api/projeto', await c.corpo({ introducao: usada }));
    const { body: rascunho } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', {
      metodologia: solteira,
    });
    const inicio = t.clock.agora();
    t.clock.avancar(DIA_MS);
    await housekeep(t.deps);
    expect(await existe(solta)).toEqual([true, true]);
    t.clock.avancar(1);
    expect(await housekeep(t.deps)).toMatchObject({ arquivos: 1 });
    expect([await existe(solta), await existe(usada), await existe(solteira)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    t.clock.definir(inicio);
    await c.envia('DELETE', `/api/projeto/rascunho/excluir/${rascunho.id}`);
    t.clock.avancar(2 * DIA_MS);
    await housekeep(t.deps);
    expect([await existe(usada), await existe(solteira)]).toEqual([
      [true, true],
      [false, false],
    ]);
    t.clock.definir(inicio);
    expect((await c.envia('GET', `/api/gerar-pdf/${body.id}`)).status).toBe(200);
  });
});

describe('stored bytes without a row (T-D10)', () => {
  it('are removed after a day; one that may still get its row stays', async () => {
    const pasta = join(t.deps.config.dataDir, 'arquivos');
    const envelhecer = async (referencia: string, ms: number) => {
      const quando = new Date(t.clock.real().getTime() - ms);
      await utimes(join(pasta, referencia), quando, quando);
    };
    const [velho, novo] = [`arq_${'1'.repeat(32)}`, `arq_${'2'.repeat(32)}`];
    for (const referencia of [velho, novo]) await t.deps.storage.putBytes(referencia, Buffer.from('nada'));
    const comLinha = await c.w.novoArquivo('foto', c.dono.id, undefined, `professor:${c.dono.id}`);
    await envelhecer(velho, DIA_MS + 1);
    await envelhecer(comLinha, 30 * DIA_MS);
    await envelhecer(novo, DIA_MS - HORA_MS);
    expect(await housekeep(t.deps)).toMatchObject({ orfaos: 1 });
    const guardados = await readdir(pasta);
    expect(guardados).not.toContain(velho);
    expect(guardados).toEqual(expect.arrayContaining([novo, comLinha]));
  });
});

describe('idempotency keys', () => {
  it('are kept 24 hours and then forgotten', async () => {
    const headers = { 'idempotency-key': 'um-dia' };
    const salvar = () => c.envia<Projeto>('POST', '/api/projeto/rascunho', { titulo: 'Um dia' }, { headers });
    const primeiro = await salvar();
    const inicio = t.clock.agora();
    t.clock.avancar(DIA_MS);
    await housekeep(t.deps);
    t.clock.definir(inicio);
    expect((await salvar()).text).toBe(primeiro.text);
    t.clock.avancar(DIA_MS + 1);
    await housekeep(t.deps);
    t.clock.definir(inicio);
    expect(await rowsOf(t, 'idempotencia')).toEqual([]);
    expect((await salvar()).body.id).not.toBe(primeiro.body.id);
  });
});

describe('uploads that break off or lie (T-D4)', () => {
  const temporarios = () => readdir(tempDirOf(t.deps.config.dataDir));

  function cabecalho(token: string, tamanho: string): string {
    const { hostname } = new URL(t.url);
    return [
      'POST /api/disciplina/upload HTTP/1.1',
      `host: ${hostname}`,
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      tamanho,
      '',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    ].join('\r\n');
  }

  /** Sends the beginning of a file and disconnects once the server has begun to store it. */
  async function abortar(): Promise<void> {
    const { hostname, port } = new URL(t.url);
    const { token } = await c.w.novaPessoa();
    const antes = new Set(await temporarios());
    const socket = connect(Number(port), hostname);
    socket.write(cabecalho(token, 'content-length: 20000000'));
    socket.write(Buffer.alloc(300_000, 0x20));
    while ((await temporarios()).every((nome) => antes.has(nome))) await sleep(5);
    socket.destroy();
  }

  it('leave no temporary file and no row after 50 aborted ones', async () => {
    const antes = await linhas();
    for (let i = 0; i < 10; i += 1) await abortar();
    await Promise.all(Array.from({ length: 40 }, abortar));
    while ((await temporarios()).length > 0) await sleep(5);
    expect(await linhas()).toEqual(antes);
    expect(t.logs.filter((linha) => linha.includes('"level":50'))).toEqual([]);
  });

  it('answers 413 to one byte too many in chunks, without any Content-Length', async () => {
    const corpo = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
      umPdfDe(26_214_401),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const r = await fetch(`${t.url}/api/disciplina/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${c.dono.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Blob([corpo]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(r.status).toBe(413);
    // Deleted after the answer, perhaps a moment later; a leftover file would make the test time out.
    while ((await temporarios()).length > 0) await sleep(5);
  });

  it('answers 413 to a far too large file, and keeps the connection usable', async () => {
    for (let i = 0; i < 2; i += 1) {
      const r = await enviarArquivo(c, '/api/disciplina/upload', Buffer.alloc(40_000_000, 0x20));
      expect([r.status, r.body.code]).toEqual([413, 'ARQUIVO_GRANDE']);
    }
    expect(await temporarios()).toEqual([]);
    expect((await c.envia('GET', '/api/professor/professor')).status).toBe(200);
  });
});

describe('a job that fails', () => {
  it('writes one log line with its cause, without the values of the rows involved (T-M9)', async () => {
    const { pool } = t.deps.database;
    await pool.query(`create function falhar() returns trigger language plpgsql as $$
      begin perform 'canario@exemplo.test'::integer; return null; end $$`);
    await pool.query(
      'create trigger falhar before delete on limite for each statement execute function falhar()',
    );
    const falhas = () => t.logs.filter((linha) => linha.includes('uma tarefa periódica falhou'));
    const tarefas = startHousekeeping(t.deps);
    try {
      await expect.poll(falhas, { timeout: 60_000 }).not.toEqual([]);
    } finally {
      await tarefas.stop();
      await pool.query('drop trigger falhar on limite');
    }
    expect(falhas()).toHaveLength(1);
    expect(falhas()[0]).toMatch(/"tarefa":"limpeza","erro":"Error: data exception"/);
    expect(t.logs.join('')).not.toContain('canario@');
  });
});
