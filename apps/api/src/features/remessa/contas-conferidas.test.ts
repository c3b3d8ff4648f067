import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowOf, rowsOf } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
type Previa = AnswerOf<Api['preverRemessa']>;
type Remessa = AnswerOf<Api['lerRemessa']>;
interface Recusa {
  readonly code: string;
}

const MES = '2027-03';
let t: TestApp;
let w: World;
let [ana, bia]: Pessoa[] = [];
let dono: Pessoa;
let [caio, dora] = [0, 0];

/** Each test starts its own application, so that all can close the same month. */
beforeEach(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-05-02T12:00:00Z');
  ana = await w.novaPessoa('administrador', { nome: 'Ana Braga' });
  bia = await w.novaPessoa('administrador', { nome: 'Bia Costa' });
  dono = await w.novaPessoa();
  const edital = await w.novoEditalEm('resultado', {
    vigenciaInicio: '2027-01-01',
    vigenciaFim: '2027-12-31',
  });
  const { projeto } = await w.novoAprovado({ dono, edital, remunerados: 2 });
  caio = await w.novoInstrutor(projeto, { nome: 'Caio Melo', mesInicio: MES });
  dora = await w.novoInstrutor(projeto, { nome: 'Dora Luz', mesInicio: MES });
  for (const id of [caio, dora]) await w.novaFrequencia(id, 2027, [null, null, 34, 34], dono.id);
  await insertInto(t, 'valorDaBolsa', {
    ...{ tipo: null, editalId: edital, mesInicio: MES, centavos: 70_000 },
    ...{ criadoEm: t.clock.agora(), criadoPorId: ana.id },
  });
});
afterEach(async () => {
  expect(await violations(t.deps.database.pool)).toEqual([]);
  await t.close();
});

async function pedir<R = Folha & Recusa>(quem: Pessoa | undefined, caminho: string, body?: object) {
  if (quem === undefined) throw new Error('no such person');
  // The clock moves by days.
  const { token } = await w.abrirSessao(quem.id, quem.tipo);
  return send<R>(t.url, body === undefined ? 'GET' : 'POST', caminho, {
    ...{ token, ...(body === undefined ? {} : { body }) },
  });
}
const ato = (quem: Pessoa | undefined, qual: string, mes = MES, dados: object = {}) =>
  pedir(quem, `/api/pagamento/${qual}`, { mes, ...dados });
const prever = async () => (await pedir<Previa>(ana, `/api/remessa/folha/${MES}/previa?forma=csv`)).body;
const gerar = () =>
  pedir<Remessa>(ana, `/api/remessa/folha/${MES}`, {
    ...{ forma: 'csv', diaDoPagamento: t.clock.agora().toISOString().slice(0, 10) },
  });
const arquivo = async (id: number) => (await pedir<string>(ana, `/api/remessa/${id}/arquivo`)).text;

/** Writes another account as the coordinator; a minute passes. */
async function escrever(instrutor: number, conta: string, motivo = 'mudou de banco') {
  t.clock.avancar(60_000);
  const { token } = await w.abrirSessao(dono.id, dono.tipo);
  const caminho = `/api/instrutor/${instrutor}/conta_bancaria`;
  const lida = await send<AnswerOf<Api['lerContaBancaria']>>(t.url, 'GET', caminho, { token });
  const { cpf } = await rowOf(t, 'instrutor', { id: instrutor });
  return send(t.url, 'PUT', caminho, {
    ...{ token, headers: { 'if-match': `"${lida.body.versao}"` } },
    body: { banco: '001', agencia: '1584-9', conta, tipo: 'corrente', cpfDoTitular: cpf, motivo },
  });
}
/** The links of the mails about accounts, the latest first. */
const links = async () =>
  (await t.emailsAte(0))
    .flatMap(({ texto }) => /conta-da-bolsa#token=([\w-]+)/.exec(texto)?.[1] ?? [])
    .toReversed();
const responder = (token: string | undefined, resposta: string) =>
  send<Recusa>(t.url, 'POST', '/api/conta_bancaria/resposta', { body: { token, resposta } });
const esperar72h = () => t.clock.avancar(73 * 3_600_000);

it('pays to the account that was conferred, and shows payer and sheet that it was changed', async () => {
  expect((await ato(ana, 'conferir')).status).toBe(200);
  await escrever(caio, '210169-6');
  expect((await ato(bia, 'fechar')).status).toBe(200);
  esperar72h();
  const previa = await prever();
  expect(previa.linhas.map(({ instrutor, outraConta }) => [instrutor.nome, outraConta])).toEqual([
    ['Caio Melo', { origem: 'conferida', dia: '2027-05-02' }],
    ['Dora Luz', null],
  ]);
  const folha = (await pedir(ana, `/api/pagamento/${MES}`)).body;
  expect(folha.lancamentos.map(({ contaMudouEm, podeReter }) => [contaMudouEm, podeReter])).toEqual([
    ['2027-05-02', true],
    [null, true],
  ]);
  const { id } = (await gerar()).body;
  const texto = await arquivo(id);
  expect([texto.includes('210169'), texto.includes(`7707${String(caio).padStart(8, '0')}`)]).toEqual([
    false,
    true,
  ]);

  // It came back: the account that is there by now was written after the one that was sent, and counts at once.
  const [linha] = await rowsOf(t, 'linhaDaRemessa', { remessaId: id, instrutorId: caio });
  await pedir(ana, `/api/remessa/${id}/resultado`, {
    ...{ lancamentos: [linha?.id], resultado: 'devolvida', motivo: 'conta encerrada' },
  });
  expect((await prever()).linhas.map(({ outraConta }) => outraConta?.origem)).toEqual(['corrigida']);
  const complementar = (await gerar()).body;
  expect(await arquivo(complementar.id)).toContain('210169');
  expect(await rowOf(t, 'linhaDaRemessa', { remessaId: complementar.id })).toMatchObject({
    origemDaConta: 'corrigida',
  });
  // The next sheet counts the change.
  expect((await ato(ana, 'conferir', '2027-04')).status).toBe(200);
  const contas = await rowsOf(t, 'contaConferida', { instrutorId: caio });
  expect(contas.map(({ conta }) => conta).toSorted()).toEqual(
    ['210169', `7707${String(caio).padStart(8, '0')}`].toSorted(),
  );
});

it('forgets the accounts of a sheet that goes back to draft, and keeps those of the next conference', async () => {
  await ato(ana, 'conferir');
  expect(await rowsOf(t, 'contaConferida', {})).toHaveLength(2);
  await ato(ana, 'desconferir', MES, { motivo: 'falta conferir as contas' });
  expect(await rowsOf(t, 'contaConferida', {})).toEqual([]);
  await escrever(caio, '210169-6');
  await ato(ana, 'conferir');
  await ato(bia, 'fechar');
  esperar72h();
  expect(await arquivo((await gerar()).body.id)).toContain('210169');
});

it('pays data completed after the conference only in a complementary remessa', async () => {
  await t.deps.database.pool.query('delete from conta_bancaria where instrutor_id = $1', [caio]);
  await ato(ana, 'conferir');
  await escrever(caio, '210169-6');
  await ato(bia, 'fechar');
  esperar72h();
  expect((await prever()).fora.map(({ motivo }) => motivo)).toEqual(['SO_NA_COMPLEMENTAR']);
  const { id } = (await gerar()).body;
  expect(await arquivo(id)).not.toContain('210169');
  expect((await prever()).linhas.map(({ outraConta }) => outraConta)).toEqual([
    { origem: 'completada', dia: '2027-05-02' },
  ]);
  expect(await arquivo((await gerar()).body.id)).toContain('210169');
});

it('never pays to a conferred account that the student denies by its own link, also after another one was written', async () => {
  await escrever(caio, '210169-6');
  esperar72h();
  await ato(ana, 'conferir');
  await escrever(caio, '3456789-0');
  await ato(bia, 'fechar');
  const [segundo, primeiro] = await links();
  expect((await prever()).linhas[0]?.outraConta?.origem).toBe('conferida');
  expect((await responder(primeiro, 'naoMinha')).status).toBe(200);
  const { fora } = await prever();
  expect(fora.map(({ motivo }) => motivo)).toEqual(['ESPERA_ALUNO']);
  await responder(segundo, 'minha');
  expect((await prever()).fora.map(({ motivo }) => motivo)).toEqual(['SO_NA_COMPLEMENTAR']);
});

it('bars who wrote an account after the conference from the next sheet, which pays to it', async () => {
  await ato(ana, 'conferir');
  t.clock.avancar(1000);
  await insertInto(t, 'mudancaDeConta', {
    ...{ instrutorId: caio, em: t.clock.agora(), autorId: bia?.id ?? 0, motivo: 'mudou' },
  });
  const terceira = await w.novaPessoa('administrador');
  expect((await ato(terceira, 'fechar')).status).toBe(200);
  expect((await ato(bia, 'conferir', '2027-04')).body.code).toBe('ESCREVEU_NA_FOLHA');
});

it('keeps one writing of the account whole while it is written and conferred at once, and pays to that one', async () => {
  for (let i = 0; i < 8; i += 1) {
    const conta = `${100_000 + i}-0`;
    await Promise.all([escrever(caio, conta), ato(ana, 'conferir')]);
    const { mudancaId, conta: guardada } = await rowOf(t, 'contaConferida', { instrutorId: caio });
    const escritas = await rowsOf(t, 'mudancaDeConta', { instrutorId: caio });
    const conferiuANova = mudancaId === Math.max(...escritas.map(({ id }) => id));
    expect(guardada === String(100_000 + i)).toBe(conferiuANova);
    await ato(ana, 'desconferir', MES, { motivo: 'outra vez' });
  }
  await Promise.all([escrever(dora, '888888-0'), ato(ana, 'conferir')]);
  const conferida = await rowOf(t, 'contaConferida', { instrutorId: dora });
  await ato(bia, 'fechar');
  esperar72h();
  const { id } = (await gerar()).body;
  expect(await rowOf(t, 'linhaDaRemessa', { remessaId: id, instrutorId: dora })).toMatchObject({
    ...{ conta: conferida.conta, origemDaConta: 'conferida' },
  });
});
