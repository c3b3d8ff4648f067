import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { countOf, findRow } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';

interface EditalLido {
  readonly id: number;
  readonly versao: number;
  readonly fase: string;
  readonly aberto: boolean;
  readonly encerrado: boolean;
}
const CAMPOS = [
  ...['aberto', 'ano', 'encerrado', 'fase', 'fim', 'fimRecursos', 'id', 'inicio', 'limiteBolsas', 'nome'],
  ...[
    'publicacao',
    'resultadoPublicadoEm',
    'tipoProjeto',
    'versao',
    'encerradoEm',
    'vigenciaInicio',
    'vigenciaFim',
  ],
  ...['limitePorCoordenador', 'prazoAvaliacao', 'encerramentoSemInstrutores', 'homologa'],
].sort();

describe('calls for proposals', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  let prof: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.definir(INICIO);
    adm = await w.novaPessoa('administrador');
    prof = await w.novaPessoa();
  });

  const sessaoNova = async (p: Pessoa) => (await w.abrirSessao(p.id, p.tipo)).token;
  async function escrever<T = EditalLido>(
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ): Promise<Reply<T>> {
    return send<T>(t.url, method, path, { token: await sessaoNova(adm), body, headers });
  }
  const recusado = (method: string, path: string, body?: unknown, headers = {}): Promise<Problem> =>
    escrever(method, path, body, headers);
  async function ler(id: number, lista = '/api/edital'): Promise<EditalLido | undefined> {
    const r = await send<EditalLido[]>(t.url, 'GET', lista, { token: await sessaoNova(prof) });
    return r.body.find((e) => e.id === id);
  }
  async function situacao(id: number) {
    const { fase, aberto, encerrado } = (await ler(id)) ?? {};
    const naLista = async (lista: string) => (await ler(id, lista)) !== undefined;
    return {
      fase,
      aberto,
      encerrado,
      abertos: await naLista('/api/projeto/editais_abertos'),
      naoEncerrados: await naLista('/api/edital/editais_nao_encerrados'),
      todos: await naLista('/api/edital/all'),
    };
  }
  const ABERTO = {
    fase: 'submissao',
    aberto: true,
    encerrado: false,
    abertos: true,
    naoEncerrados: true,
    todos: true,
  };
  const ANTES = { ...ABERTO, aberto: false, abertos: false };
  const DEPOIS = { ...ANTES, fase: 'avaliacao' };

  it('open with the first millisecond of inicio and close after the last of fim (D1, T-J2, T-G12)', async () => {
    const id = await w.novoEdital({ inicio: '2026-06-10', fim: '2026-06-20' });
    for (const [instante, esperado] of [
      ['2026-06-09T23:59:59.999Z', ANTES],
      ['2026-06-10T00:00:00.000Z', ABERTO],
      ['2026-06-20T23:59:59.999Z', ABERTO],
      ['2026-06-21T00:00:00.000Z', DEPOIS],
    ] as const) {
      t.clock.definir(instante);
      expect([instante, await situacao(id)]).toEqual([instante, esperado]);
    }
  });

  it('say in lists whether their rules ask for homologação', async () => {
    const id = await w.novoEdital();
    expect(await ler(id)).toMatchObject({ homologa: false });
    expect(
      (await escrever('PUT', `/api/edital/${id}/regras`, { homologacao: true, motivo: 'O regulamento pede' }))
        .status,
    ).toBe(200);
    expect(await ler(id)).toMatchObject({ homologa: true });
  });

  it('open and close by the days of configuracao.fuso (D23, T-J1)', async () => {
    const id = await w.novoEdital({ inicio: '2026-06-10', fim: '2026-06-20' });
    const fuso = (f: string) => escrever('PUT', '/api/configuracao', { fuso: f });
    expect((await fuso('America/Fortaleza')).status).toBe(200);
    for (const [instante, esperado] of [
      ['2026-06-10T02:59:59.999Z', ANTES],
      ['2026-06-10T03:00:00.000Z', ABERTO],
      ['2026-06-21T02:59:59.999Z', ABERTO],
      ['2026-06-21T03:00:00.000Z', DEPOIS],
    ] as const) {
      t.clock.definir(instante);
      expect([instante, await situacao(id)]).toEqual([instante, esperado]);
    }
    const agora = await send<string>(t.url, 'GET', '/api/data/data-atual');
    expect(agora.body).toBe('2026-06-21T00:00:00-03:00');
    expect((await fuso('America/Manaus')).status).toBe(200);
    expect((await send<string>(t.url, 'GET', '/api/data/data-atual')).body).toBe('2026-06-20T23:00:00-04:00');
  });

  it.each([
    ['avaliacao', false, false],
    ['decisao', false, false],
    ['secretaria', false, false],
    ['resultado', false, true],
    ['arquivado', false, true],
  ] as const)('in %s have aberto %s and encerrado %s', async (fase, aberto, encerrado) => {
    const id = await w.novoEdital({ fase });
    const esperado = { fase, aberto, encerrado, abertos: false, naoEncerrados: !encerrado, todos: true };
    expect(await situacao(id)).toEqual(esperado);
  });

  it('are listed newest first, with exactly the fields of the page, and the total', async () => {
    const novo = await w.novoEdital({ inicio: '2026-12-01', fim: '2026-12-31' });
    const r = await send<EditalLido[]>(t.url, 'GET', '/api/edital', { token: prof.token });
    expect(r.body[0]?.id).toBe(novo);
    expect(Object.keys(r.body[0] ?? {}).sort()).toEqual(CAMPOS);
    expect(Number(r.headers.get('x-total-count'))).toBe(r.body.length);
    const pagina = await send<EditalLido[]>(t.url, 'GET', '/api/edital?pagina=2&por_pagina=1', {
      token: prof.token,
    });
    expect([pagina.body.length, pagina.body[0]?.id]).toEqual([1, r.body[1]?.id]);
  });

  describe('creation', () => {
    const dados = () => ({
      nome: `Edital 2026 de Instrutoria ${proximo()}`,
      inicio: '2026-06-01',
      fim: '2026-06-30',
    });

    it('stores the sent fields, with default type and day (D1, D4, D5)', async () => {
      const r = await escrever('POST', '/api/edital', {
        ...dados(),
        id: 1,
        versao: 9,
        fase: 'resultado',
        ano: 1999,
      });
      expect([r.status, r.body]).toEqual([
        201,
        expect.objectContaining({
          ano: 2026,
          fase: 'submissao',
          aberto: false,
          encerrado: false,
          tipoProjeto: 'TIPO I',
          versao: 1,
          fimRecursos: null,
          limiteBolsas: null,
          publicacao: '2026-05-13',
          resultadoPublicadoEm: null,
        }),
      ]);
      expect(r.headers.get('etag')).toBe('"1"');
      const dois = await escrever('POST', '/api/edital', {
        ...dados(),
        tipoProjeto: 'TIPO II',
        fimRecursos: '2026-08-01',
        publicacao: '2026-05-01',
        limiteBolsas: 40,
      });
      expect(dois.body).toMatchObject({
        tipoProjeto: 'TIPO II',
        fimRecursos: '2026-08-01',
        limiteBolsas: 40,
      });
    });

    it.each([
      [{ nome: 'Edital de 2026' }, { nome: M.nomeSemAno }],
      [{ nome: 'Edital 26' }, { nome: M.nomeSemAno }],
      [{ nome: 'Edital' }, { nome: M.nomeSemAno }],
      [{ nome: '' }, { nome: M.preenchaTodosOsCampos }],
      [{ inicio: undefined }, { inicio: M.preenchaTodosOsCampos }],
      [{ fim: '2026-05-31' }, { fim: M.fimAntesDoInicio }],
      [{ fim: '2026-06-31' }, { fim: M.diaInvalido }],
      [{ fim: '30/06/2026' }, { fim: 'valor inválido' }],
      [{ tipoProjeto: 'TIPO III' }, { tipoProjeto: 'valor inválido' }],
      [{ prazoAvaliacao: '2026-06-29' }, { prazoAvaliacao: M.prazoAntesDoFim }],
      [{ vigenciaFim: '2026-02-28' }, { vigenciaFim: M.vigenciaInvertida }],
      [{ fimRecursos: '2026-06-29' }, { fimRecursos: M.recursosAntesDasInscricoes }],
      [{ limitePorCoordenador: 0 }, { limitePorCoordenador: M.limitePorCoordenadorInvalido }],
      [{ limiteBolsas: -1 }, { limiteBolsas: M.limiteInvalido }],
      [{ limiteBolsas: 1.5 }, { limiteBolsas: 'valor inválido' }],
    ])('refuses %j', async (mudanca, errors) => {
      const antes = await countOf(t, 'edital');
      const r = await recusado('POST', '/api/edital', { ...dados(), ...mudanca });
      expect([r.status, r.body.errors]).toEqual([422, errors]);
      expect(await countOf(t, 'edital')).toBe(antes);
    });
  });

  describe('changes', () => {
    const put = (id: number, corpo: unknown, headers = {}) =>
      recusado('PUT', `/api/edital/${id}`, corpo, headers);
    const guardado = async (id: number) => await findRow(t, 'edital', { id });

    it('keep fields that were not sent, increment the version and check If-Match', async () => {
      const id = await w.novoEdital({ limiteBolsas: 7 });
      const velho = await put(id, { fim: '2026-06-15' }, { 'if-match': '"9"' });
      expect([velho.status, velho.body.versao]).toEqual([412, 1]);
      for (const ruim of ['x', '""', '"1', '-1']) {
        expect((await put(id, { fim: '2026-06-15' }, { 'if-match': ruim })).status).toBe(
          ruim === '"1' ? 200 : 412,
        );
      }
      expect(await guardado(id)).toMatchObject({
        fim: '2026-06-15',
        limiteBolsas: 7,
        versao: 2,
        inicio: '2026-05-01',
      });
      const semLimite = { limiteBolsas: null, motivo: 'Veio mais verba' };
      expect((await put(id, semLimite, { 'if-match': '"2"' })).status).toBe(200);
      expect((await put(id, { limiteBolsas: 3 }, { 'if-match': '*' })).status).toBe(200);
      expect(await guardado(id)).toMatchObject({ limiteBolsas: 3, versao: 4 });
    });

    it('let one of many writers of each version succeed (T-G4)', async () => {
      const id = await w.novoEdital();
      for (let versao = 1; versao <= 5; versao += 1) {
        const status = (
          await Promise.all(
            Array.from({ length: 8 }, (_, i) =>
              put(id, { nome: `Edital 2026 de ${versao} e ${i}` }, { 'if-match': `"${versao}"` }),
            ),
          )
        ).map((r) => r.status);
        expect(status.sort()).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
      }
    });

    it('answer 404 to an unknown call and 422 to a bad field', async () => {
      expect((await put(2_000_000_000, { fim: '2026-07-01' })).status).toBe(404);
      expect((await put(await w.novoEdital(), { nome: 'Sem ano nenhum' })).body.errors).toEqual({
        nome: M.nomeSemAno,
      });
    });

    it('[C-B1] keep the phase of a call that was closed early: repeating its fim is no change', async () => {
      const id = await w.novoEdital();
      const fechado = (
        await escrever<EditalLido & { fim: string; nome: string }>(
          'POST',
          `/api/edital/${id}/encerrar_inscricoes`,
        )
      ).body;
      expect(await situacao(id)).toMatchObject(DEPOIS);
      const corpo = { nome: fechado.nome, fim: fechado.fim, limiteBolsas: 12 };
      expect((await put(id, corpo)).status).toBe(200);
      expect(await situacao(id)).toMatchObject(DEPOIS);
      expect(await guardado(id)).toMatchObject({ fim: '2026-05-31', limiteBolsas: 12 });
      const projeto = await w.novoProjeto(prof.id, id);
      await w.designar(projeto, (await w.novaPessoa('avaliador')).id);
      expect((await put(id, { ...corpo, limiteBolsas: 11 })).status).toBe(200);
      const r = await put(id, { fim: '2026-06-30' });
      expect([r.status, r.body.errors]).toEqual([409, { fim: M.paraReabrir }]);
    });

    it('[C-B1] without a new value keep version and trail', async () => {
      const id = await w.novoEdital({ limiteBolsas: 7 });
      const linhas = () => countOf(t, 'auditoria');
      const antes = await linhas();
      expect((await put(id, { limiteBolsas: 7, fim: '2026-05-31', inicio: '2026-05-01' })).status).toBe(200);
      expect([(await guardado(id))?.versao, await linhas()]).toEqual([1, antes]);
    });

    it('[C-B4] require a reason in a published call, which is audited', async () => {
      const id = await w.novoEdital({ fase: 'resultado' });
      const nome = `Edital 2026 corrigido ${proximo()}`;
      expect((await put(id, { nome })).body.errors).toEqual({ motivo: M.escrevaOMotivo });
      expect((await put(id, { nome, motivo: ' Erro de digitação ' })).status).toBe(200);
      const linha = await findRow(t, 'auditoria', { acao: 'atualizarEdital', registroId: id });
      expect(linha?.depois).toMatchObject({ nome, motivo: 'Erro de digitação' });
    });

    it('[C-B4] remove no month of the vigência with a vínculo, an hour or a payment (D48)', async () => {
      const id = await w.novoEditalEm('resultado');
      const { projeto } = await w.novoAvaliado(id);
      await w.novoInstrutor(projeto, { mesInicio: '2026-04' });
      const motivo = 'Prazo da verba';
      const r = await put(id, { vigenciaInicio: '2026-05-01', motivo });
      expect([r.status, r.body.errors]).toEqual([409, { vigenciaInicio: M.vigenciaComRegistros }]);
      expect((await put(id, { vigenciaInicio: '2026-04-01', motivo })).status).toBe(200);
    });
  });

  describe('reopening', () => {
    const reabrir = (id: number, corpo: unknown) =>
      recusado('POST', `/api/edital/${id}/reabrir_inscricoes`, corpo);
    const corpo = { fim: '2026-05-13', motivo: 'A rede caiu no último dia' };

    it('[C-B1] is a separate act, for a call whose time has passed or that was closed early', async () => {
      const passado = await w.novoEdital({ inicio: '2026-04-01', fim: '2026-05-12' });
      expect((await reabrir(passado, corpo)).status).toBe(200);
      expect(await situacao(passado)).toEqual(ABERTO);
      const fechado = await w.novoEdital();
      await escrever('POST', `/api/edital/${fechado}/encerrar_inscricoes`);
      const r = await escrever<EditalLido & { encerradoEm: string | null }>(
        'POST',
        `/api/edital/${fechado}/reabrir_inscricoes`,
        corpo,
      );
      expect([r.status, r.body.encerradoEm, r.body.fase]).toEqual([200, null, 'submissao']);
    });

    it('is refused with an evaluator designated (D1)', async () => {
      const id = await w.novoEdital({ fase: 'avaliacao' });
      const projeto = await w.novoProjeto(prof.id, id);
      await w.designar(projeto, (await w.novaPessoa('avaliador')).id);
      const r = await reabrir(id, corpo);
      expect([r.status, r.body.message]).toEqual([409, M.jaHaAvaliador]);
      expect((await reabrir(2_000_000_000, corpo)).status).toBe(404);
    });
  });

  describe('closing early', () => {
    const encerrar = (id: number, headers = {}) =>
      recusado('POST', `/api/edital/${id}/encerrar_inscricoes`, undefined, headers);

    it('moves to avaliacao at once, once', async () => {
      const id = await w.novoEdital();
      expect((await encerrar(id, { 'if-match': '"3"' })).status).toBe(412);
      const r = await escrever('POST', `/api/edital/${id}/encerrar_inscricoes`, undefined, {
        'if-match': '"1"',
      });
      expect([r.status, r.body]).toEqual([
        200,
        expect.objectContaining({
          fase: 'avaliacao',
          aberto: false,
          versao: 2,
          fim: '2026-05-31',
          encerradoEm: new Date(INICIO).toISOString(),
        }),
      ]);
      const outra = await encerrar(id);
      expect([outra.status, outra.body.message]).toEqual([409, M.naoEstaAberto]);
    });

    it('is refused with 409 before inicio, after fim and in any later phase, and with 404 for no call', async () => {
      const ids = [
        await w.novoEdital({ inicio: '2026-05-14', fim: '2026-05-31' }),
        await w.novoEdital({ inicio: '2026-05-01', fim: '2026-05-12' }),
        await w.novoEdital({ fase: 'decisao' }),
        await w.novoEdital({ fase: 'arquivado' }),
      ];
      for (const id of ids) expect((await encerrar(id)).status).toBe(409);
      expect((await encerrar(2_000_000_000)).status).toBe(404);
    });
  });
});
