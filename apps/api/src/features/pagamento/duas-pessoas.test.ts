import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
type Recusa = { readonly code: string; readonly message: string };

const MES = '2027-03';
let t: TestApp;
let w: World;
let [ana, bia]: Pessoa[] = [];
let dono: Pessoa;
let projeto: number;
let instrutor: number;

/** Each test starts its own application, so that all can close the same month. */
beforeEach(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-04-02T12:00:00Z');
  ana = await w.novaPessoa('administrador', { nome: 'Ana Braga' });
  bia = await w.novaPessoa('administrador', { nome: 'Bia Costa' });
  dono = await w.novaPessoa();
  const edital = await w.novoEditalEm('resultado', {
    vigenciaInicio: '2027-01-01',
    vigenciaFim: '2027-12-31',
  });
  ({ projeto } = await w.novoAprovado({ dono, edital, remunerados: 1 }));
  instrutor = await w.novoInstrutor(projeto, { nome: 'Caio Melo', mesInicio: MES });
  await w.novaFrequencia(instrutor, 2027, [null, null, 34], dono.id);
  await insertInto(t, 'valorDaBolsa', {
    ...{ tipo: null, editalId: edital, mesInicio: MES, centavos: 70_000 },
    ...{ criadoEm: t.clock.agora(), criadoPorId: ana.id },
  });
});
afterEach(async () => {
  expect(await violations(t.deps.database.pool)).toEqual([]);
  await t.close();
});

async function pedir(quem: Pessoa | undefined, ato: string, dados: object = {}) {
  if (quem === undefined) throw new Error('no such person');
  const { token } = await w.abrirSessao(quem.id, quem.tipo);
  const body = { mes: MES, ...dados };
  return send<Folha & Recusa>(t.url, 'POST', `/api/pagamento/${ato}`, { token, body });
}
async function ler(quem: Pessoa | undefined): Promise<Folha> {
  if (quem === undefined) throw new Error('no such person');
  const { token } = await w.abrirSessao(quem.id, quem.tipo);
  return (await send<Folha>(t.url, 'GET', `/api/pagamento/${MES}`, { token })).body;
}
const resposta = async (quem: Pessoa | undefined, ato: string, dados: object = {}) => {
  const { status, body } = await pedir(quem, ato, dados);
  return [status, body.code, body.message];
};
const encerrar = (quem: Pessoa | undefined) =>
  updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: quem?.id ?? 0 });

it('is conferred by one person and closed by another, who are both named', async () => {
  expect(await resposta(ana, 'fechar')).toEqual([409, 'NAO_CONFERIDA', M.naoConferida]);
  const conferida = await pedir(ana, 'conferir', { total: 70_000 });
  expect([conferida.status, conferida.body.conferencia]).toMatchObject([
    200,
    { por: { id: ana?.id, nome: 'Ana Braga' }, total: 70_000, linhas: 1, mudou: [] },
  ]);
  expect(await resposta(bia, 'conferir')).toEqual([409, 'FOLHA_CONFERIDA', M.jaConferida]);
  expect(await resposta(ana, 'fechar')).toEqual([409, 'CONFERIU_A_FOLHA', M.conferiuAFolha('Bia Costa')]);
  expect([(await ler(ana)).podeFechar, (await ler(bia)).podeFechar]).toEqual([false, true]);
  const { body } = await pedir(bia, 'fechar', { total: 70_000 });
  expect(body).toMatchObject({
    ...{ fechada: true, fechadaPor: { id: bia?.id }, motivoSemSegundaPessoa: null },
    conferencia: { por: { id: ana?.id } },
  });
  const atos = (await rowsOf(t, 'auditoria', {})).map(({ acao }) => acao);
  expect(atos).toEqual(expect.arrayContaining(['conferirFolhaDePagamento', 'fecharFolhaDePagamento']));
});

it('goes back to draft with a reason, until it is closed', async () => {
  expect(await resposta(ana, 'desconferir', { motivo: 'Falta um documento.' })).toEqual([
    ...[409, 'NAO_CONFERIDA', M.naoConferida],
  ]);
  await pedir(ana, 'conferir');
  expect((await pedir(bia, 'desconferir', { motivo: ' ' })).status).toBe(422);
  const { body } = await pedir(bia, 'desconferir', { motivo: 'Falta um documento.' });
  expect([body.conferencia, body.podeConferir]).toEqual([null, true]);
  expect(await resposta(bia, 'fechar')).toEqual([409, 'NAO_CONFERIDA', M.naoConferida]);
  await pedir(bia, 'conferir');
  await pedir(ana, 'fechar');
  expect(await resposta(bia, 'desconferir', { motivo: 'Tarde.' })).toEqual([
    ...[409, 'FOLHA_FECHADA', M.jaFechada],
  ]);
});

it('is not closed when it would pay otherwise than it was conferred, and says what changed', async () => {
  await pedir(ana, 'conferir');
  await updateRows(t, 'frequenciaDoMes', { horas: 0 }, { instrutorId: instrutor, mes: 3 });
  const mudou = ['Caio Melo (março de 2027): recebe R$ 700,00 → não recebe'];
  const folha = await ler(bia);
  expect([folha.conferencia?.mudou, folha.podeFechar, folha.podeConferir]).toEqual([mudou, false, true]);
  expect(await resposta(bia, 'fechar')).toEqual([
    ...[409, 'FOLHA_MUDOU', M.mudouDepoisDeConferida(mudou.join(''))],
  ]);
  expect((await pedir(bia, 'conferir', { total: 0 })).status).toBe(200);
  expect((await pedir(ana, 'fechar', { total: 0 })).body.fechada).toBe(true);
  expect((await rowsOf(t, 'conferenciaDaFolha', { mes: MES })).map(({ motivo }) => motivo)).toEqual([
    ...[M.mudouAFolha, null],
  ]);
});

it('is neither conferred nor closed by somebody who takes part in a project of its lines', async () => {
  await w.novoColaborador(projeto, ana?.id ?? 0);
  const { titulo } = (await findRow(t, 'projeto', { id: projeto })) ?? { titulo: '' };
  const parte = `${M.participaDaFolha(titulo)} ${M.pecaAOutraPessoa}`;
  expect(await resposta(ana, 'conferir')).toEqual([409, 'PARTICIPA_DA_FOLHA', parte]);
  await pedir(bia, 'conferir');
  expect(await resposta(ana, 'fechar')).toEqual([409, 'PARTICIPA_DA_FOLHA', parte]);
  // Nobody else could: the message says what to do.
  await encerrar(bia);
  expect((await resposta(ana, 'fechar'))[2]).toBe(`${M.participaDaFolha(titulo)} ${M.ninguemSemParte}`);
});

it('is closed by one person alone 24 hours later, with a reason that is mailed to the coordinators', async () => {
  await encerrar(bia);
  await pedir(ana, 'conferir');
  expect((await ler(ana)).semSegundaPessoa).toBe(true);
  const motivo = 'A outra administradora se aposentou.';
  t.clock.definir('2027-04-03T11:59:59Z');
  expect(await resposta(ana, 'fechar', { motivo })).toEqual([409, 'ESPERA_24_HORAS', M.espera24Horas]);
  t.clock.definir('2027-04-03T12:00:00Z');
  expect((await pedir(ana, 'fechar')).status).toBe(422);
  const antes = (await t.emailsAte(0)).length;
  expect((await pedir(ana, 'fechar', { motivo })).body.motivoSemSegundaPessoa).toBe(motivo);
  const [carta] = (await t.emailsAte(antes + 1)).slice(antes);
  expect(carta?.assunto).toBe('Folha de março de 2027: fechada por uma só pessoa');
  expect(carta?.texto).toContain(motivo);
});

it('bars who wrote bank data of a line, until a sheet has paid by them', async () => {
  const conta = { instrutorId: instrutor, em: t.clock.agora(), autorId: ana?.id ?? 0 };
  await insertInto(t, 'mudancaDeConta', conta);
  const escreveu = M.escreveuNaFolha('Caio Melo');
  expect(await resposta(ana, 'conferir')).toEqual([409, 'ESCREVEU_NA_FOLHA', escreveu]);
  await pedir(bia, 'conferir');
  // Nobody who wrote nothing is left to close it: 24 hours later, with a reason.
  expect(await resposta(ana, 'fechar')).toEqual([409, 'ESPERA_24_HORAS', M.espera24Horas]);
  const celia = await w.novaPessoa('administrador', { nome: 'Célia Dutra' });
  expect(await resposta(ana, 'fechar')).toEqual([409, 'ESCREVEU_NA_FOLHA', escreveu]);
  expect((await pedir(celia, 'fechar')).body.fechada).toBe(true);
  t.clock.definir('2027-05-02T12:00:00Z');
  await insertInto(t, 'frequenciaDoMes', {
    ...{ instrutorId: instrutor, ano: 2027, mes: 4, horas: 34, registradaEm: t.clock.agora() },
  });
  expect((await pedir(ana, 'conferir', { mes: '2027-04' })).status).toBe(200);
});
