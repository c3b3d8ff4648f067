import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
interface Recusa {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const [MES, SEGUINTE] = ['2027-03', '2027-04'];
const CONTA = '7712345';
let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let dono: Pessoa;
let projeto: number;
let ana: number;
let bia: number;

/** Each test starts its own application, so that all can confer the same month. */
beforeEach(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-06-02T12:00:00Z');
  adm = await w.novaPessoa('administrador', { nome: 'Zoe Braga' });
  outra = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
  const edital = await w.novoEditalEm('resultado', {
    vigenciaInicio: '2027-01-01',
    vigenciaFim: '2027-12-31',
  });
  ({ projeto } = await w.novoAprovado({ dono, edital, remunerados: 2 }));
  ana = await w.novoInstrutor(projeto, { nome: 'Ana Melo', mesInicio: MES });
  bia = await w.novoInstrutor(projeto, { nome: 'Bia Luz', mesInicio: MES });
  for (const id of [ana, bia]) await w.novaFrequencia(id, 2027, [null, null, 34, 34], dono.id);
});
afterEach(() => t.close());

const ler = async (mes = MES, quem = adm) =>
  (await send<Folha>(t.url, 'GET', `/api/pagamento/${mes}`, { token: quem.token })).body;
const pontos = async (mes = MES) =>
  (await ler(mes)).pontos.map(({ tipo, frase, conferido }) => [tipo, frase, conferido?.motivo ?? null]);
const dar = (ponto: string, dados: object = {}, quem = adm) =>
  send<Recusa>(t.url, 'POST', '/api/pagamento/ponto', {
    ...{ token: quem.token, body: { mes: MES, ponto, motivo: 'São irmãs.', ...dados } },
  });
const pedir = (ato: string, mes = MES, quem = outra) =>
  send<Folha & Recusa>(t.url, 'POST', `/api/pagamento/${ato}`, { token: quem.token, body: { mes } });
const chaves = async () => (await ler()).pontos.map(({ marca }) => marca);

it('keeps a sheet from being conferred until somebody gave a reason for each of its points', async () => {
  // The same account, typed with zeros in front.
  await updateRows(t, 'contaBancaria', { conta: CONTA, agencia: '12' }, { instrutorId: ana });
  await updateRows(t, 'contaBancaria', { conta: `00${CONTA}`, agencia: '0012' }, { instrutorId: bia });
  const { termoAnuencia, dadosBancarios } = await rowOf(t, 'instrutor', { id: ana });
  const { sha256 } = await rowOf(t, 'arquivo', { referencia: dadosBancarios });
  const { historicoDeclaracao } = await rowOf(t, 'instrutor', { id: bia });
  await updateRows(t, 'arquivo', { sha256 }, { referencia: historicoDeclaracao });
  expect(termoAnuencia).not.toBe('');
  const daConta = 'Ana Melo e Bia Luz recebem na mesma conta bancária (final 450).';
  const doArquivo =
    'Ana Melo e Bia Luz têm o mesmo arquivo: Comprovante de vínculo (histórico ou declaração de matrícula) e Comprovante bancário.';
  expect(await pontos()).toEqual([
    ['MESMA_CONTA', daConta, null],
    ['MESMO_ARQUIVO', doArquivo, null],
  ]);
  const lida = JSON.stringify(await ler());
  expect(lida).not.toContain(CONTA);
  expect(lida).not.toContain(sha256);
  expect(await ler()).toMatchObject({ podeConferir: false, impedimento: M.pontosAConferir(2) });
  expect((await pedir('conferir')).body).toMatchObject({
    ...{ code: 'PONTOS_A_CONFERIR', message: M.pontosAConferir(2) },
  });

  const [conta = '', arquivo = ''] = await chaves();
  expect((await dar(conta, { motivo: ' ' })).body.errors).toEqual({ motivo: M.escrevaOMotivo });
  expect((await dar('x')).body.code).toBe('PONTO_DESCONHECIDO');
  const vezes = await Promise.all([1, 2, 3].map(() => dar(conta)));
  expect(vezes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await pedir('conferir')).body.message).toBe(M.pontosAConferir(1));
  expect((await dar(arquivo)).body).toEqual({ message: M.pontoConferido });
  expect((await ler()).pontos.map(({ conferido, podeConferir }) => [conferido, podeConferir])).toMatchObject([
    [{ por: { id: adm.id, nome: 'Zoe Braga' }, motivo: 'São irmãs.' }, false],
    [{ por: { id: adm.id }, motivo: 'São irmãs.' }, false],
  ]);
  expect((await pedir('conferir')).status).toBe(200);
  expect((await pedir('fechar', MES, adm)).status).toBe(200);

  // A closed sheet points at nothing, and each month is looked at anew.
  expect(await pontos()).toEqual([]);
  expect((await dar(conta)).body.code).toBe('FOLHA_FECHADA');
  expect((await pontos(SEGUINTE)).map(([tipo, , motivo]) => [tipo, motivo])).toEqual([
    ['MESMA_CONTA', null],
    ['MESMO_ARQUIVO', null],
  ]);
  const rastro = (await rowsOf(t, 'auditoria', { acao: 'conferirPontoDaFolha' })).map(({ depois }) => depois);
  expect(rastro).toMatchObject([
    { mes: MES, tipo: 'MESMA_CONTA', instrutores: [ana, bia], motivo: 'São irmãs.' },
    { mes: MES, tipo: 'MESMO_ARQUIVO' },
  ]);
});

it('opens a cleared point again when its facts change, also after the conference', async () => {
  const agora = t.clock.agora();
  await insertInto(t, 'ausencia', { instrutorId: ana, mes: MES, registradaEm: agora, autorId: adm.id });
  expect(await pontos()).toEqual([
    ['HORAS_NA_AUSENCIA', 'Ana Melo tem 34 horas em março de 2027, mês com ausência registrada.', null],
  ]);
  const tarefas = async () =>
    (
      await send<{ tarefas: { titulo: string }[] }>(t.url, 'GET', '/api/tarefas', { token: adm.token })
    ).body.tarefas.map(({ titulo }) => titulo);
  expect(await tarefas()).toContain('Conferir a folha de março de 2027');
  const [primeiro = ''] = await chaves();
  await dar(primeiro);
  expect((await pedir('conferir')).status).toBe(200);
  await updateRows(t, 'frequenciaDoMes', { horas: 12.5 }, { instrutorId: ana, mes: 3 });
  expect((await pontos()).map(([, frase, motivo]) => [frase, motivo])).toEqual([
    ['Ana Melo tem 12,5 horas em março de 2027, mês com ausência registrada.', null],
  ]);
  expect((await pedir('fechar', MES, adm)).body.code).toBe('PONTOS_A_CONFERIR');
  await updateRows(t, 'frequenciaDoMes', { horas: 34 }, { instrutorId: ana, mes: 3 });
  expect((await pontos()).map(([, , motivo]) => motivo)).toEqual(['São irmãs.']);
  expect((await pedir('fechar', MES, adm)).status).toBe(200);
});

it('is not cleared by somebody who takes part in a project of the point', async () => {
  const agora = t.clock.agora();
  await insertInto(t, 'ausencia', { instrutorId: ana, mes: MES, registradaEm: agora, autorId: adm.id });
  await w.novoColaborador(projeto, outra.id);
  const [ponto = ''] = await chaves();
  expect((await ler(MES, outra)).pontos.map(({ podeConferir }) => podeConferir)).toEqual([false]);
  expect((await dar(ponto, {}, outra)).body.code).toBe('VOCE_PARTICIPA');
  expect(await countOf(t, 'pontoConferido', {})).toBe(0);
});
