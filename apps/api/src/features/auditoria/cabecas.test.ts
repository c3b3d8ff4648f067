import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lerCabecas } from '../../adapters/audit-heads.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { gravarFuso } from '../../testing/world/fuso-gravado.ts';
import type { Pessoa } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';
import { cabecaQueFalta, guardarCabecaDaAuditoria } from './cabeca-repository.ts';
import { selarAuditoria, verificarAuditoria } from './cadeia-repository.ts';

const DIA = 24 * 3_600_000;

describe('the head of the audit is kept outside of the database too', () => {
  let t: TestApp;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    adm = await createWorld(t).novaPessoa('administrador');
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.definir(INICIO));

  async function agir(quantos: number): Promise<void> {
    const { token } = await createWorld(t).abrirSessao(adm.id, adm.tipo);
    for (let i = 0; i < quantos; i += 1) {
      const { status } = await send(t.url, 'POST', '/api/programa', {
        token,
        body: { nome: `Programa ${proximo()}` },
      });
      expect(status).toBe(201);
    }
    await selarAuditoria(t.deps.database);
  }
  const cabecas = () => lerCabecas(t.deps.config.dataDir, t.deps.keyedHash);
  async function apagarOsMaisNovos(quantos: number): Promise<void> {
    const { db } = t.deps.database;
    await run(db, sql`alter table auditoria disable trigger all`);
    await run(
      db,
      sql`delete from auditoria where id in (select id from auditoria order by elo desc limit ${quantos})`,
    );
    await run(db, sql`alter table auditoria enable trigger all`);
  }

  it('[C-F7] detects that the newest rows were deleted, which the chain alone does not', async () => {
    const { db } = t.deps.database;
    await agir(3);
    await guardarCabecaDaAuditoria(t.deps);
    expect(await cabecaQueFalta(db, (await cabecas()).cabecas)).toBeNull();
    const [antes] = (await cabecas()).cabecas;
    await apagarOsMaisNovos(2);
    expect((await verificarAuditoria(db)).quebra).toBeNull();
    expect(await cabecaQueFalta(db, (await cabecas()).cabecas)).toEqual(antes);
    // Later rows do not hide the gap, and the shorter chain overwrites no head.
    await guardarCabecaDaAuditoria(t.deps);
    expect((await cabecas()).cabecas).toEqual([antes]);
    expect(t.logs.join()).toContain('faltam registros na auditoria');
    await agir(4);
    t.clock.avancar(DIA);
    await guardarCabecaDaAuditoria(t.deps);
    expect(await cabecaQueFalta(db, (await cabecas()).cabecas)).toEqual(antes);
  });

  it('[C-F7] detects a head that was rewritten without the secret', async () => {
    const pasta = join(t.deps.config.dataDir, 'auditoria');
    const [nome = ''] = await readdir(pasta);
    const path = join(pasta, nome);
    const texto = await readFile(path, 'utf8');
    await writeFile(path, texto.replace(/"elo":\d+/, '"elo":1'));
    expect((await cabecas()).alteradas).toEqual([nome]);
    await writeFile(path, texto);
    expect((await cabecas()).alteradas).toEqual([]);
  });

  it('[C-F7] mails the last head of a day once, to the address of the settings', async () => {
    const r = await send(t.url, 'PUT', '/api/configuracao', {
      token: adm.token,
      body: { emailDaAuditoria: 'auditoria@exemplo.test' },
    });
    expect(r.status).toBe(200);
    t.clock.avancar(2 * DIA);
    await agir(6);
    await guardarCabecaDaAuditoria(t.deps);
    const ultima = (await cabecas()).cabecas.at(-1);
    t.clock.avancar(DIA);
    await Promise.all([guardarCabecaDaAuditoria(t.deps), guardarCabecaDaAuditoria(t.deps)]);
    // Mails before them: about the address, and about the day before it was set.
    const emails = await t.emailsAte(3);
    const doDia = emails.filter(({ texto }) => texto.includes(`${ultima?.elo}:${ultima?.hash}`));
    expect(doDia.map(({ para }) => para)).toEqual(['auditoria@exemplo.test']);
  });

  it('[C-F7] mails a change of the daily address to the old and the new one, naming neither to the other', async () => {
    const [velho, novo] = ['auditoria@exemplo.test', 'outra@exemplo.test'];
    const mudar = (emailDaAuditoria: string) =>
      send(t.url, 'PUT', '/api/configuracao', { token: adm.token, body: { emailDaAuditoria } });
    const desde = (await t.emailsAte(0)).length;
    for (const endereco of [velho, novo, '', velho]) expect((await mudar(endereco)).status).toBe(200);
    const cartas = (await t.emailsAte(desde + 4)).slice(desde);
    expect(cartas.map(({ para, assunto }) => [para, assunto])).toEqual(
      [velho, novo, novo, velho].map((para) => [para, 'O endereço da auditoria foi alterado']),
    );
    const [retirado, escolhido] = cartas.map(({ texto }) => texto);
    expect([retirado?.includes('não chega mais aqui'), retirado?.includes(novo)]).toEqual([true, false]);
    expect([escolhido?.includes('foi escolhido'), escolhido?.includes(velho)]).toEqual([true, false]);
  });

  it('counts days in configuracao.fuso (D23), and never goes back to a day before the newest head', async () => {
    const escolher = async (fuso: string) => {
      await gravarFuso(t, fuso);
      const { token } = await createWorld(t).abrirSessao(adm.id, adm.tipo);
      const r = await send(t.url, 'PUT', '/api/configuracao', { token, body: { fuso } });
      expect(r.status).toBe(200);
      await selarAuditoria(t.deps.database);
    };
    const diaGuardado = async () => {
      await guardarCabecaDaAuditoria(t.deps);
      return (await cabecas()).cabecas.at(-1)?.dia;
    };
    t.clock.definir('2026-08-01T02:59:59.999Z');
    await escolher('America/Sao_Paulo');
    expect(await diaGuardado()).toBe('2026-07-31');
    await escolher('UTC');
    expect(await diaGuardado()).toBe('2026-08-01');
    await escolher('America/Sao_Paulo');
    expect(await diaGuardado()).toBe('2026-08-01');
    t.clock.avancar(DIA);
    expect(await diaGuardado()).toBe('2026-08-01');
    t.clock.avancar(1);
    expect(await diaGuardado()).toBe('2026-08-02');
    await escolher('UTC');
  });

  it('shows the address to administrators only', async () => {
    const w = createWorld(t);
    const ler = async ({ token }: Pessoa) =>
      (await send<{ emailDaAuditoria: string }>(t.url, 'GET', '/api/configuracao', { token })).body
        .emailDaAuditoria;
    const outro = await w.novaPessoa('administrador');
    expect([await ler(outro), await ler(await w.novaPessoa())]).toEqual(['auditoria@exemplo.test', '']);
  });
});
