import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_BAREMA as B } from '@instrutoria/domain/barema/messages.ts';
import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Problem, type Reply, send } from '../../testing/client.ts';
import { countOf, findRow } from '../../testing/rows.ts';
import { UM_BAREMA } from '../../testing/world/um-barema.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Lida = AnswerOf<Api['mudarConfiguracaoDoEdital']>;
type Recusado = Problem['body'];

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const mudar = <T = Lida>(edital: number, body: object, headers = {}): Promise<Reply<T>> =>
  send<T>(t.url, 'PUT', `/api/edital/${edital}/configuracao`, { token: adm.token, body, headers });
const ler = async <T>(edital: number, qual: string) =>
  (await send<T>(t.url, 'GET', `/api/edital/${edital}/${qual}`, { token: adm.token })).body;

const TUDO = {
  dados: { fim: '2026-06-10', limitePorCoordenador: 2 },
  regras: { avaliadores: 3, combinacao: 'mediana' },
  barema: UM_BAREMA,
  motivo: ' O conselho pede ',
};
/** The rows that a change of a call writes. */
const gravadas = async () => [
  await countOf(t, 'auditoria'),
  await countOf(t, 'regrasDoEdital'),
  await countOf(t, 'baremaDoEdital'),
  await countOf(t, 'inscricoesProrrogadas'),
];

describe('all sections of a call by one act (E-EDITAL-9)', () => {
  it('are saved with one reason, one instant, one audit row and one mail a person', async () => {
    const edital = await w.novoEdital();
    const ana = await w.novaPessoa();
    await w.novoProjeto(ana.id, edital, { ehRascunho: true });
    const [linhas = 0] = await gravadas();
    const antes = (await t.emailsAte(0)).length;

    // Three evaluators need criteria of the call: both come at once.
    const r = await mudar(edital, TUDO, { 'if-match': '"3"' });

    expect([r.status, r.headers.get('etag')]).toEqual([200, '"6"']);
    expect(r.body).toMatchObject({
      versao: 6,
      edital: { fim: '2026-06-10', limitePorCoordenador: 2, versao: 2 },
      regras: { versao: 2, regras: { avaliadores: 3, combinacao: 'mediana' } },
      barema: { versao: 2, proprio: true, barema: { totalMinimo: 50 } },
    });
    expect(await ler(edital, 'configuracao')).toEqual(r.body);
    const publicas = [
      ...r.body.regras.retificacoes,
      ...r.body.barema.retificacoes,
      ...(r.body.regras.prorrogacoes ?? []),
    ];
    expect(publicas.map(({ motivo }) => motivo)).toEqual(Array(3).fill('O conselho pede'));
    expect(new Set(publicas.map(({ instante }) => instante)).size).toBe(1);
    expect((await gravadas())[0]).toBe(linhas + 1);
    const linha = await findRow(t, 'auditoria', { acao: 'mudarConfiguracaoDoEdital', registroId: edital });
    expect(linha?.antes).toMatchObject({ fim: '2026-05-31', regras: { avaliadores: 1 }, barema: null });
    expect(linha?.depois).toMatchObject({
      ...{ fim: '2026-06-10', regras: { avaliadores: 3 }, barema: { totalMinimo: 50 } },
      motivo: 'O conselho pede',
    });
    const cartas = (await t.emailsAte(antes + 1)).slice(antes);
    expect(cartas.map(({ para }) => para)).toEqual([(await findRow(t, 'professor', { id: ana.id }))?.email]);
  });

  it('write only changes: a section alone, and nothing when all values are equal', async () => {
    const edital = await w.novoEdital();
    const so = await mudar(edital, { regras: { parecerMinimo: 80 }, motivo: 'Assim' });
    expect(so.body).toMatchObject({
      versao: 4,
      edital: { versao: 1 },
      barema: { versao: 1, proprio: false },
    });
    const linha = await findRow(t, 'auditoria', { acao: 'mudarConfiguracaoDoEdital', registroId: edital });
    expect(Object.keys(linha?.depois ?? {}).sort()).toEqual(['motivo', 'regras']);
    const linhas = await gravadas();
    for (const corpo of [{}, { dados: {}, regras: {} }, { regras: { parecerMinimo: 80 }, barema: null }]) {
      expect([(await mudar(edital, corpo)).body.versao, await gravadas()]).toEqual([4, linhas]);
    }
  });

  it('are saved once when the same form is sent twice', async () => {
    const edital = await w.novoEdital();
    expect((await mudar(edital, TUDO, { 'if-match': '"3"' })).status).toBe(200);
    const linhas = await gravadas();
    const denovo = await mudar<Recusado>(edital, TUDO, { 'if-match': '"3"' });
    expect([denovo.status, denovo.body.versao]).toEqual([412, 6]);
    expect((await mudar(edital, TUDO)).body.versao).toBe(6);
    expect(await gravadas()).toEqual(linhas);
  });

  it('are refused when another request changed any section since the form was loaded', async () => {
    const edital = await w.novoEdital();
    const pela = (qual: string, body: object) =>
      send(t.url, 'PUT', `/api/edital/${edital}${qual}`, { token: adm.token, body });
    const motivo = 'Assim';
    for (const [qual, corpo] of [
      ['', { limitePorCoordenador: 4 }],
      ['/regras', { parecerMinimo: 5, motivo }],
      ['/barema', { barema: UM_BAREMA, motivo }],
    ] as const) {
      const { versao } = (await mudar(edital, {})).body;
      expect((await pela(qual, corpo)).status).toBe(200);
      expect((await mudar(edital, TUDO, { 'if-match': `"${versao}"` })).status).toBe(412);
    }
  });

  it('need no reason before the first day and are no correction, even with a reason', async () => {
    const edital = await w.novoEdital({ inicio: '2026-09-01', fim: '2026-09-30' });
    const r = await mudar(edital, { ...TUDO, dados: { fim: '2026-10-10' } });
    expect([r.status, r.body.regras.retificacoes, r.body.barema.retificacoes]).toEqual([200, [], []]);
    expect(r.body.regras).not.toHaveProperty('prorrogacoes');
    expect((await mudar(edital, { regras: { quorum: 2 } })).status).toBe(200);
  });

  it("check each section against the others' new values", async () => {
    const edital = await w.novoEdital({ inicio: '2026-09-01', fim: '2026-09-30' });
    const semBarema = await mudar<Recusado>(edital, { regras: { avaliadores: 2 } });
    expect([semBarema.status, semBarema.body.errors]).toEqual([
      409,
      { 'regras.avaliadores': M.variosSemBarema },
    ]);
    expect((await mudar(edital, { regras: { avaliadores: 2 }, barema: UM_BAREMA })).status).toBe(200);
    const volta = await mudar<Recusado>(edital, { barema: null });
    expect([volta.status, volta.body.errors]).toEqual([409, { barema: B.variosAvaliadores }]);
    expect((await mudar(edital, { regras: { avaliadores: 1 }, barema: null })).status).toBe(200);
    // Opened today by the same form, a rule is a correction.
    const hoje = await mudar<Recusado>(edital, { dados: { inicio: '2026-05-13' }, regras: { quorum: 2 } });
    expect([hoje.status, hoje.body.errors]).toEqual([422, { motivo: M.escrevaOMotivo }]);
  });
});

describe('a refused form writes nothing, and says each refusal beside its field', () => {
  const [um, ...outros] = UM_BAREMA.criterios;
  const baremaRuim = { ...UM_BAREMA, criterios: [{ ...um, nome: '' }, ...outros] };

  it.each([
    [
      'bad values in all sections',
      { dados: { fim: '2026-04-30' }, regras: { avaliadores: 9 }, barema: baremaRuim, motivo: 'Assim' },
      422,
      {
        'dados.fim': M.fimAntesDoInicio,
        'regras.avaliadores': M.avaliadoresInvalidos,
        'barema.criterios.0.nome': B.nomeVazio,
      },
    ],
    ['no reason', { ...TUDO, motivo: ' ' }, 422, { motivo: M.escrevaOMotivo }],
    [
      'what the call no longer lets change, with what is wrong',
      { dados: { inicio: '2026-05-20' }, regras: { quorum: 0 }, motivo: 'Assim' },
      409,
      {
        'dados.inicio': M.inscricoesJaComecaram,
        'regras.quorum': 'O quórum deve ser um número inteiro de 1 a 100',
      },
    ],
    [
      'values of another type',
      { dados: { fim: 'amanhã' }, regras: { suplentes: 'sim' } },
      422,
      { 'dados.fim': 'valor inválido', 'regras.suplentes': 'valor inválido' },
    ],
  ])('writes nothing: %s', async (_, corpo, status, errors) => {
    const edital = await w.novoEdital();
    const linhas = await gravadas();
    const r = await mudar<Recusado>(edital, corpo);
    expect([r.status, r.body.errors]).toEqual([status, errors]);
    expect(await gravadas()).toEqual(linhas);
    expect(await findRow(t, 'edital', { id: edital })).toMatchObject({ versao: 1, fim: '2026-05-31' });
  });

  it('is refused for a call whose evaluation is over', async () => {
    const edital = await w.novoEditalEm('decisao');
    const r = await mudar<Recusado>(edital, TUDO);
    expect([r.status, r.body.errors]).toEqual([
      409,
      {
        'dados.fim': M.soNasInscricoes,
        'dados.limitePorCoordenador': M.soNasInscricoes,
        'regras.avaliadores': M.regraSoAteAAvaliacao,
        'regras.combinacao': M.regraSoAteAAvaliacao,
        barema: B.depoisDasInscricoes,
      },
    ]);
    expect((await ler<{ versao: number }>(edital, 'regras')).versao).toBe(1);
  });
});
