import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, insertInto, rowOf, rowsOf } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
type Previa = AnswerOf<Api['preverRemessa']>;
type Remessa = AnswerOf<Api['lerRemessa']>;
interface Recusa {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const [MES, SEGUINTE, DEPOIS] = ['2027-03', '2027-04', '2027-05'];
const MOTIVO = 'A conta é de outra pessoa.';

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let dono: Pessoa;
let projeto: number;
let caio: number;
let dora: number;

/** Each test starts its own application, so that all can close the same months. */
beforeEach(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-06-02T12:00:00Z');
  adm = await w.novaPessoa('administrador', { nome: 'Ana Braga' });
  outra = await w.novaPessoa('administrador', { nome: 'Bia Costa' });
  dono = await w.novaPessoa();
  const edital = await w.novoEditalEm('resultado', {
    vigenciaInicio: '2027-03-01',
    vigenciaFim: '2027-04-30',
  });
  ({ projeto } = await w.novoAprovado({ dono, edital, remunerados: 2 }));
  caio = await w.novoInstrutor(projeto, { nome: 'Caio Melo', mesInicio: MES });
  dora = await w.novoInstrutor(projeto, { nome: 'Dora Luz', mesInicio: MES });
  for (const id of [caio, dora]) await w.novaFrequencia(id, 2027, [null, null, 34, 34], dono.id);
  await insertInto(t, 'valorDaBolsa', {
    ...{ tipo: null, editalId: edital, mesInicio: MES, centavos: 70_000 },
    ...{ criadoEm: t.clock.agora(), criadoPorId: adm.id },
  });
});
afterEach(async () => {
  expect(await violations(t.deps.database.pool)).toEqual([]);
  await t.close();
});

const ler = async (mes: string, quem = adm) =>
  (await send<Folha>(t.url, 'GET', `/api/pagamento/${mes}`, { token: quem.token })).body;
const daPessoa = (folha: Folha, id: number) =>
  folha.lancamentos
    .filter(({ instrutor }) => instrutor.id === id)
    .map((l) => [l.competencia, l.tipo, l.pago, l.motivo, l.causa, l.valor]);
const reter = (dados: object = {}, quem = adm) =>
  send<Recusa>(t.url, 'POST', '/api/pagamento/reter', {
    token: quem.token,
    body: { mes: MES, instrutor: caio, competencia: MES, motivo: MOTIVO, ...dados },
  });
const liberar = (id: number, motivo: string | null = 'A conta foi corrigida.', quem = adm) =>
  send<Recusa>(t.url, 'POST', `/api/pagamento/retencao/${id}/liberar`, {
    ...{ token: quem.token, body: { motivo } },
  });
const retida = async (mes: string) => (await ler(mes)).retencoes[0]?.id ?? 0;
const fechar = async (mes: string) => {
  const fechada = await fecharPorDuas<Folha & Recusa>(t.url, { confere: outra, fecha: adm }, { mes });
  t.clock.avancar(1000);
  return fechada;
};
const gerar = (body: object = {}) =>
  send<Remessa & Recusa>(t.url, 'POST', `/api/remessa/folha/${MES}`, {
    ...{ token: adm.token, body: { forma: 'mao', diaDoPagamento: '2027-06-02', ...body } },
  });
const prever = () =>
  send<Previa>(t.url, 'GET', `/api/remessa/folha/${MES}/previa?forma=mao`, { token: adm.token });

it('leaves an open sheet unpaid with its reason, and comes in a later one as due, once', async () => {
  const antes = (await t.emailsAte(0)).length;
  expect((await reter()).body).toEqual({ message: M.pagamentoRetido });
  const folha = await ler(MES);
  expect(daPessoa(folha, caio)).toEqual([[MES, 'NORMAL', false, 'RETIDA', null, null]]);
  expect(folha).toMatchObject({ aPagar: 1, valorAPagar: 70_000 });
  const linha = folha.lancamentos.find(({ instrutor }) => instrutor.id === caio);
  expect(linha).toMatchObject({
    ...{ justificativa: MOTIVO, podeReter: false },
    retencao: { motivo: MOTIVO, por: { id: adm.id, nome: 'Ana Braga' }, podeLiberar: true },
  });
  expect(folha.retencoes).toMatchObject([{ competencia: MES, mes: MES, valor: 70_000, motivo: MOTIVO }]);
  const cartas = (await t.emailsAte(antes + 2)).slice(antes);
  const { email } = await rowOf(t, 'instrutor', { id: caio });
  const { email: doDono } = await rowOf(t, 'professor', { id: dono.id });
  expect(cartas.map(({ para }) => para).toSorted()).toEqual([email, doDono].toSorted());
  for (const carta of cartas) {
    expect(carta.assunto).toBe('Bolsa de março de 2027: retida');
    expect(carta.texto).toContain(MOTIVO);
  }
  expect((await fechar(MES)).status).toBe(200);

  // Still held: on the next sheet too, unpaid and in no mail about adjustments.
  expect(daPessoa(await ler(SEGUINTE), caio)).toEqual([
    [SEGUINTE, 'NORMAL', true, null, null, 70_000],
    [MES, 'COMPLEMENTO', false, 'RETIDA', 'RETIDA', null],
  ]);
  expect((await fechar(SEGUINTE)).status).toBe(200);
  expect(await countOf(t, 'cartaDoProjeto', { especie: 'ajusteDePagamento' })).toBe(0);
  // A held line alone opens no sheet after the last one.
  const meses = async () =>
    (await send<Folha[]>(t.url, 'GET', '/api/pagamento', { token: adm.token })).body.map(({ mes }) => mes);
  expect(await meses()).toEqual([SEGUINTE, MES]);

  const id = await retida(MES);
  expect((await liberar(id)).status).toBe(200);
  expect(await meses()).toEqual([DEPOIS, SEGUINTE, MES]);
  expect(daPessoa(await ler(DEPOIS), caio)).toEqual([[MES, 'COMPLEMENTO', true, null, 'RETIDA', 70_000]]);
  expect((await fechar(DEPOIS)).status).toBe(200);
  expect(await meses()).toEqual([DEPOIS, SEGUINTE, MES]);
  expect((await liberar(id)).body.code).toBe('JA_LIBERADA');
  const pagos = await rowsOf(t, 'pagamento', { instrutorId: caio, competencia: MES, pago: true });
  expect(pagos.map(({ valor }) => valor)).toEqual([70_000]);
  const atos = (await rowsOf(t, 'auditoria', {})).map(({ acao }) => acao);
  expect(atos).toEqual(expect.arrayContaining(['reterPagamento', 'liberarPagamento']));
});

it('is paid in its own sheet when it is released before the sheet closes, and conferred again each time', async () => {
  const conferir = () =>
    send<Folha & Recusa>(t.url, 'POST', '/api/pagamento/conferir', {
      token: outra.token,
      body: { mes: MES },
    });
  await conferir();
  await reter();
  expect((await ler(MES)).conferencia?.mudou).toEqual([
    'Caio Melo (março de 2027): recebe R$ 700,00 → não recebe',
  ]);
  expect((await liberar(await retida(MES))).status).toBe(200);
  expect((await ler(MES)).conferencia?.mudou).toEqual([]);
  expect(daPessoa(await ler(MES), caio)).toEqual([[MES, 'NORMAL', true, null, null, 70_000]]);
});

it('stays out of the remessas of a closed sheet, and goes in another one once released', async () => {
  await fechar(MES);
  expect((await reter()).status).toBe(200);
  const folha = await ler(MES);
  expect(daPessoa(folha, caio)).toEqual([[MES, 'NORMAL', true, null, null, 70_000]]);
  expect(folha.lancamentos.find(({ instrutor }) => instrutor.id === caio)?.retencao?.motivo).toBe(MOTIVO);
  const previa = (await prever()).body;
  expect([previa.soma, previa.fora.map(({ motivo }) => motivo)]).toEqual([70_000, ['RETIDA']]);
  const { body: primeira } = await gerar();
  expect([primeira.linhas, primeira.soma]).toEqual([1, 70_000]);
  // While the line is held, no other sheet pays it, and nothing is left to send.
  expect(daPessoa(await ler(SEGUINTE), caio)).toEqual([[SEGUINTE, 'NORMAL', true, null, null, 70_000]]);
  expect((await gerar()).status).toBe(422);

  expect((await liberar(await retida(MES))).status).toBe(200);
  const { body: segunda } = await gerar();
  expect([segunda.numero, segunda.linhas, segunda.soma]).toEqual([2, 1, 70_000]);
  expect([(await reter()).body.code, (await gerar()).status]).toEqual(['JA_ENVIADA', 422]);
  expect((await ler(MES)).lancamentos.map(({ podeReter }) => podeReter)).toEqual([false, false]);
});

it('is held or sent, never both, when a remessa is made at the same time', async () => {
  await fechar(MES);
  for (let vez = 0; vez < 4; vez += 1) {
    const pedidos = vez % 2 === 0 ? [reter, gerar] : [gerar, reter];
    await Promise.all(pedidos.map((pedir) => pedir()));
    const { id: linha } = await rowOf(t, 'pagamento', { instrutorId: caio, competencia: MES });
    const retencoes = await countOf(t, 'retencaoDePagamento', { pagamentoId: linha, liberadaEm: null });
    const enviados = await countOf(t, 'parteDaRemessa', { pagamentoId: linha, viva: true });
    expect(retencoes + enviados).toBe(1);
    if (retencoes === 1) await liberar(await retida(MES));
    for (const { id } of await rowsOf(t, 'remessa', { canceladaEm: null })) {
      await send(t.url, 'POST', `/api/remessa/${id}/cancelar`, { token: adm.token, body: { motivo: 'x' } });
    }
  }
});

it('is held by one of several people, and while the sheet closes it is paid or held', async () => {
  const respostas = await Promise.all([1, 2, 3, 4].map(() => reter()));
  expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await countOf(t, 'retencaoDePagamento', { instrutorId: caio })).toBe(1);
  await send(t.url, 'POST', '/api/pagamento/conferir', { token: outra.token, body: { mes: MES } });
  const [, fechada] = await Promise.all([
    reter({ instrutor: dora }),
    send<Recusa>(t.url, 'POST', '/api/pagamento/fechar', { token: adm.token, body: { mes: MES } }),
  ]);
  // Held first, the sheet is no longer the conferred one.
  const retencao = (await rowsOf(t, 'retencaoDePagamento', { instrutorId: dora }))[0];
  expect(retencao?.pagamentoId === null ? fechada.body.code : fechada.status).toBe(
    retencao?.pagamentoId === null ? 'FOLHA_MUDOU' : 200,
  );
});

it('refuses what it cannot hold, without a reason, and people who take part in the project', async () => {
  expect((await reter({ motivo: ' ' })).body.errors).toEqual({ motivo: M.escrevaOMotivo });
  expect((await reter({ competencia: 'março' })).status).toBe(422);
  expect((await reter({ competencia: '2027-01' })).body.code).toBe('NADA_A_RETER');
  expect((await reter({ mes: SEGUINTE })).body.code).toBe('NADA_A_RETER');
  expect((await liberar(999_999)).status).toBe(404);
  await w.novoColaborador(projeto, outra.id);
  expect((await reter({}, outra)).body.code).toBe('VOCE_PARTICIPA');
  await reter();
  const id = await retida(MES);
  expect((await liberar(id, '')).body.errors).toEqual({ motivo: M.escrevaOMotivo });
  expect((await liberar(id, 'x', outra)).body.code).toBe('VOCE_PARTICIPA');
  const lida = await ler(MES, outra);
  expect(lida.lancamentos.map(({ podeReter, retencao }) => [podeReter, retencao?.podeLiberar])).toEqual([
    [false, false],
    [false, undefined],
  ]);
});
