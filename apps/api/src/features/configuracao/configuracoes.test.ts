import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { corMaisProxima } from '@instrutoria/domain/configuracao/rules/cores.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { fimDoPrazo } from '@instrutoria/domain/kernel/feriados.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { umaImagem } from '../../testing/documents/arquivos.ts';
import { rowsOf } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

describe('settings', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());
  const ler = async () =>
    (await send<Configuracao>(t.url, 'GET', '/api/configuracao', { token: adm.token })).body;
  const put = <T = Configuracao>(body: unknown, versao?: number): Promise<Reply<T>> =>
    send<T>(t.url, 'PUT', '/api/configuracao', {
      token: adm.token,
      body: { motivo: 'Calendário novo', ...(body as object) },
      ...(versao === undefined ? {} : { headers: { 'if-match': `"${versao}"` } }),
    });
  const recusado = (body: unknown, versao?: number): Promise<Problem> => put(body, versao);

  it('begin with the defaults of the page (D23)', async () => {
    const r = await send<Configuracao>(t.url, 'GET', '/api/configuracao', { token: adm.token });
    expect([r.body, r.headers.get('etag')]).toEqual([CONFIGURACAO_PADRAO, '"1"']);
  });

  it('changes any part and keeps the rest', async () => {
    const antes = await ler();
    const r = await put({
      janelas: { frequencia: { diaInicio: 5, diaFim: 25 } },
      instituicao: { sigla: 'UCE' },
      versao: 99,
    });
    expect(r.body).toEqual({
      ...antes,
      versao: antes.versao + 1,
      instituicao: { ...antes.instituicao, sigla: 'UCE' },
      janelas: { ...antes.janelas, frequencia: { diaInicio: 5, diaFim: 25 } },
    });
    expect(r.headers.get('etag')).toBe(`"${antes.versao + 1}"`);
    expect(await ler()).toEqual(r.body);
    expect((await put({ fechamentos: [] })).body.fechamentos).toEqual([]);
  });

  it('[C-G11] takes days without work, which move the last day for appeals of the next publication', async () => {
    const em = (dias: number) => somarDias(diaNoFuso(t.clock.agora(), 'UTC'), dias);
    const publicado = async () => {
      const edital = await w.novoEditalEm('secretaria', { fimRecursos: null });
      await send(t.url, 'PATCH', '/api/secretaria_projetos', { token: adm.token, body: { edital } });
      return (await rowsOf(t, 'edital', { id: edital }))[0]?.fimRecursos ?? '';
    };
    const fim = await publicado();
    const dia = { dia: fim, nome: 'Aniversário da cidade' };
    const { versao } = await ler();
    expect((await put({ semExpediente: [dia], motivo: ' ' })).body).toMatchObject({
      errors: { motivo: M.escrevaOMotivo },
    });
    expect((await put({ semExpediente: [dia] }, versao)).body.semExpediente).toEqual([dia]);
    const seguinte = await publicado();
    expect(seguinte).toBe(fimDoPrazo(em(0), 10, [fim]));
    expect(seguinte > fim).toBe(true);
    const doAno = { dia: fim.slice(5), nome: 'Todo ano' };
    const maus = [{ dia: '31/12', nome: 'x' }, { dia: '12-24', nome: ' ' }, doAno, doAno];
    expect((await recusado({ semExpediente: maus })).body.errors).toEqual({
      'semExpediente.0.dia': M.diaSemExpedienteInvalido,
      'semExpediente.1.nome': M.preenchaTodosOsCampos,
      'semExpediente.3.dia': M.diaSemExpedienteRepetido,
    });
    await put({ semExpediente: [] });
  });

  it('lets one of many writers of a version succeed (412 for the others)', async () => {
    const { versao } = await ler();
    const status = (
      await Promise.all([1, 2, 3, 4].map((i) => put({ instituicao: { cidade: `Cidade ${i}` } }, versao)))
    ).map((r) => r.status);
    expect(status.sort()).toEqual([200, 412, 412, 412]);
    const velho = await recusado({ fuso: 'Marte/Olympus' }, versao);
    expect([velho.status, velho.body.versao]).toEqual([412, versao + 1]);
  });

  it.each([
    [{ fuso: 'Marte/Olympus' }, { fuso: M.fusoInvalido }],
    [{ encarregado: { email: 'sem arroba' } }, { 'encarregado.email': M.emailInvalido }],
    [{ instituicao: { nome: ' ' } }, { 'instituicao.nome': M.preenchaTodosOsCampos }],
    [{ janelas: { frequencia: { diaInicio: 0, diaFim: 5 } } }, { 'janelas.frequencia': M.diasInvalidos }],
    [{ janelas: { frequencia: { diaInicio: 9, diaFim: 5 } } }, { 'janelas.frequencia': M.diasInvalidos }],
    [{ janelas: { frequencia: { diaInicio: 1, diaFim: 32 } } }, { 'janelas.frequencia': M.diasInvalidos }],
    [
      { janelas: { relatorios: { mes: 13, diaInicio: 1, diaFim: 2 } } },
      { 'janelas.relatorios.mes': M.mesInvalido },
    ],
    [
      { fechamentos: [{ janela: 'frequencia', de: '02-30', ate: '03-01', motivo: 'x' }] },
      { 'fechamentos.0': M.fechamentoInvalido },
    ],
    [
      { fechamentos: [{ janela: 'frequencia', de: '04-02', ate: '04-01', motivo: 'x' }] },
      { 'fechamentos.0': M.fechamentoInvalido },
    ],
    [{ fechamentos: [{ janela: 'outra', de: '04-01', ate: '04-02', motivo: 'x' }] }, expect.anything()],
    [{ instituicao: { logo: `arq_${'0'.repeat(32)}` } }, { 'instituicao.logo': expect.any(String) }],
  ])('refuse %j and stay unchanged', async (corpo, errors) => {
    const antes = await ler();
    const r = await recusado(corpo);
    expect([r.status, r.body.errors]).toEqual([422, errors]);
    expect(await ler()).toEqual(antes);
  });

  it('show everybody the last interruption that the server noted', async () => {
    const lida = () => send(t.url, 'GET', '/api/publico/instituicao');
    expect((await lida()).body).toMatchObject({ interrupcao: null });
    const parada = { de: '2026-11-27T14:00:00.000Z', ate: '2026-11-27T14:25:00.000Z' };
    for (const instante of Object.values(parada)) await t.deps.uptime.note(new Date(instante));
    expect((await lida()).body).toMatchObject({ interrupcao: parada });
  });

  it('show the logo to everybody once it is set, and release the old one', async () => {
    expect((await send(t.url, 'GET', '/api/publico/logo')).status).toBe(404);
    const enviar = async () =>
      (
        await send<{ data: string }>(t.url, 'POST', '/api/configuracao/logo', {
          token: adm.token,
          file: { bytes: await umaImagem('png', { largura: 640, altura: 480 }) },
        })
      ).body.data;
    const [primeiro, segundo] = [await enviar(), await enviar()];
    await put({ instituicao: { nome: 'Universidade do Cariri Exemplar', logo: primeiro } });
    expect((await put({ instituicao: { logo: segundo } })).status).toBe(200);
    const publica = await send<{ nome: string; logo: string }>(t.url, 'GET', '/api/publico/instituicao');
    expect(publica.body).toMatchObject({
      nome: 'Universidade do Cariri Exemplar',
      logo: '/api/publico/logo',
    });
    const imagem = await send(t.url, 'GET', publica.body.logo);
    expect([imagem.status, imagem.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // The login page shows it small, to everybody.
    expect(await sharp(await t.deps.storage.bytes(segundo)).metadata()).toMatchObject({
      width: 256,
      height: 192,
    });
    const linhas = await rowsOf(t, 'arquivo', { tipo: 'logo' });
    expect(Object.fromEntries(linhas.map((l) => [l.referencia, l.vinculo]))).toEqual({
      [segundo]: 'configuracao:1',
    });
    await put({ instituicao: { logo: null } });
    expect((await send(t.url, 'GET', '/api/publico/logo')).status).toBe(404);
  });

  it('give every page the chosen colour, in both themes, and mails and the public page too', async () => {
    const cores = () => send(t.url, 'GET', '/api/publico/cores');
    const antes = await cores();
    expect([antes.text, antes.headers.get('content-type')]).toEqual(['', 'text/css; charset=utf-8']);
    expect((await put({ cor: '#7A0019' })).body.cor).toBe('#7a0019');
    const [claro, ...escuro] = (await cores()).text.trim().split('\n');
    expect(claro).toMatch(/^html:root\{--accent:#7a0019;/);
    for (const tema of escuro) expect(tema).toMatch(/^@media screen\b.*\{--accent:#(?!7a0019)[0-9a-f]{6};/);
    expect((await send(t.url, 'GET', '/api/publico/resultados/pagina')).text).toContain('{--cor:#7a0019}');
    const quantos = (await t.emailsAte(0)).length;
    await put({ emailDaAuditoria: 'auditoria@exemplo.br' });
    expect((await t.emailsAte(quantos + 1)).at(-1)?.html).toContain('border-top:4px solid #7a0019');
    expect((await put({ cor: null })).body.cor).toBeNull();
    expect((await cores()).text).toBe('');
  });

  it.each([
    ['#ffcd07', M.corClaraDemais(corMaisProxima('#ffcd07'))],
    ['#135', M.corInvalida],
    ['red;}*{display:none', M.corInvalida],
  ])('refuse the colour %s beside its field', async (cor, texto) => {
    const r = await recusado({ cor });
    expect([r.status, r.body.errors]).toEqual([422, { cor: texto }]);
  });

  it('take no file of another person or kind as the logo (T-D11)', async () => {
    const outro = await w.novaPessoa('administrador');
    for (const alheio of [
      await w.novoArquivo('logo', outro.id),
      await w.novoArquivo('foto', adm.id),
      await w.novoArquivo('logo', null),
    ]) {
      expect((await recusado({ instituicao: { logo: alheio } })).status).toBe(422);
    }
  });
});
