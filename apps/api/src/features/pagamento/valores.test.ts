import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, findRow, insertInto, rowOf, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
type Valor = AnswerOf<Api['cadastrarValorDaBolsa']>;
interface Recusa {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let edital: number;
let projeto: number;
let primeiro: number;
let segundo: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-06-21T12:00:00Z');
  [adm, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
  const dono = await w.novaPessoa();
  edital = await w.novoEditalEm('resultado', { vigenciaInicio: '2027-01-01', vigenciaFim: '2027-12-31' });
  ({ projeto } = await w.novoAprovado({ dono, edital, remunerados: 1 }));
  const saiu = { mesInicio: '2027-03', fim: '2027-03-14', motivoDoFim: 'fim', encerradoEm: t.clock.agora() };
  primeiro = await w.novoInstrutor(projeto, saiu);
  segundo = await w.novoInstrutor(projeto, { mesInicio: '2027-03' });
  await t.deps.database.pool.query(
    `update historico_do_instrutor set desde = '2027-03-15T12:00:00Z', origem = 'ATO'
     where instrutor_id = $1 and campo = 'TIPO'`,
    [segundo],
  );
  await w.novaFrequencia(primeiro, 2027, [null, null, 34], dono.id);
  await w.novaFrequencia(segundo, 2027, [null, null, 16], dono.id);
});
afterAll(() => t.close());

const pedir = <T>(metodo: 'DELETE' | 'GET' | 'POST', caminho: string, body?: object) =>
  send<T>(t.url, metodo, `/api/pagamento/${caminho}`, {
    token: adm.token,
    ...(body === undefined ? {} : { body }),
  });
const cadastrar = (dados: object) => pedir<Recusa & Valor>('POST', 'valor', dados);
const encerrar = (id: number, mesFim: string) =>
  pedir<Recusa & Valor>('POST', `valor/${id}/encerrar`, { mesFim });
const ler = async (mes: string) => (await pedir<Folha>('GET', mes)).body;
const fechar = (mes: string, total?: number) =>
  fecharPorDuas<Folha & Recusa>(t.url, { confere: outra, fecha: adm }, { mes, total });
const valoresDe = ({ lancamentos }: Folha) =>
  lancamentos
    .toSorted((a, b) => a.instrutor.id - b.instrutor.id || a.tipo.localeCompare(b.tipo))
    .map((l) => [l.instrutor.id, l.competencia, l.tipo, l.valor, l.dias]);
const regra = (mesParcial: string) =>
  t.deps.database.pool.query(
    `insert into configuracao (id, versao, dados) values (1, 1, $1)
     on conflict (id) do update set dados = configuracao.dados || $1`,
    [JSON.stringify({ mesParcial })],
  );
const DE_MARCO = { tipo: 'TIPO I', mesInicio: '2027-03', centavos: 70_000 };

it('says that a value is missing before any is registered, and still closes in months', async () => {
  const folha = await ler('2027-03');
  expect([folha.valorAPagar, folha.semValor, folha.podeConferir, folha.mesParcial]).toEqual([
    0,
    1,
    true,
    'nenhuma',
  ]);
});

it('refuses an overlapping period, a wrong amount and a wrong order beside their fields', async () => {
  const { status, body } = await cadastrar(DE_MARCO);
  expect([status, body.usadoAte, body.criadoPor.id]).toEqual([201, null, adm.id]);
  const erro = async (dados: object) => {
    const recusa = await cadastrar({ ...DE_MARCO, ...dados });
    return [
      recusa.status,
      ...Object.entries(recusa.body.errors ?? {}).map(([campo, mensagem]) => `${campo}: ${mensagem}`),
    ];
  };
  expect(await erro({ mesInicio: '2027-05' })).toEqual([
    ...[422, 'mesInicio: Já há um valor nesses meses: R$ 700,00 desde 03/2027. Encerre-o antes'],
  ]);
  expect((await erro({ mesInicio: '2027-01' }))[1]).toMatch(/^mesFim: Já há um valor/);
  expect((await erro({ tipo: 'TIPO II', mesFim: '2027-02' }))[1]).toMatch(/^mesFim: O último mês/);
  expect((await erro({ tipo: 'TIPO II', centavos: 99 }))[1]).toMatch(/^centavos: Escreva um valor/);
  expect((await erro({ tipo: null }))[1]).toBe('tipo: Escolha a bolsa');
  expect((await cadastrar({ ...DE_MARCO, tipo: null, edital: 999_999 })).status).toBe(404);
});

it('lets one of two administrators register the same period, and refuses the other', async () => {
  const igual = { tipo: 'TIPO II', mesInicio: '2027-03', centavos: 60_000 };
  const respostas = await Promise.all([1, 2, 3, 4].map((n) => cadastrar({ ...igual, centavos: n * 10_000 })));
  expect(respostas.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  expect(await countOf(t, 'valorDaBolsa', { tipo: 'TIPO II' })).toBe(1);
});

it('shows the amounts of an open month by the rule of the settings', async () => {
  const folha = await ler('2027-03');
  expect(valoresDe(folha)).toEqual([
    [primeiro, '2027-03', 'NORMAL', 70_000, null],
    [segundo, '2027-03', 'NORMAL', null, null],
  ]);
  await regra('dias');
  const porDias = await ler('2027-03');
  expect(valoresDe(porDias)).toEqual([
    [primeiro, '2027-03', 'NORMAL', 31_612, 14],
    [segundo, '2027-03', 'NORMAL', 38_388, 17],
  ]);
  expect([porDias.valorAPagar, porDias.aPagar, porDias.mesParcial]).toEqual([70_000, 2, 'dias']);
});

it('closes only at the sum that the person read', async () => {
  const antiga = await fechar('2027-03', 69_999);
  expect([antiga.status, antiga.body.code, antiga.body.message]).toEqual([
    ...[
      409,
      'FOLHA_MUDOU',
      'A folha mudou enquanto você a lia: agora são R$ 700,00. Leia e confira outra vez',
    ],
  ]);
  const { status, body } = await fechar('2027-03', 70_000);
  expect([status, body.valorAPagar]).toEqual([200, 70_000]);
  expect(await rowOf(t, 'folhaDePagamento', { mes: '2027-03' })).toMatchObject({ mesParcial: 'dias' });
});

it('keeps a paid value: it cannot be deleted, nor ended before the month that it paid', async () => {
  const { body: todos } = await pedir<Valor[]>('GET', 'valor');
  const usado = todos.find(({ tipo }) => tipo === 'TIPO I');
  expect(usado?.usadoAte).toBe('2027-03');
  const apagado = await pedir<Recusa>('DELETE', `valor/${usado?.id}`);
  expect([apagado.status, apagado.body.code]).toEqual([409, 'VALOR_USADO']);
  const cedo = await encerrar(usado?.id ?? 0, '2027-02');
  expect([cedo.status, Object.keys(cedo.body.errors ?? {})[0]]).toEqual([422, 'mesFim']);
  expect((await encerrar(usado?.id ?? 0, '2027-03')).body.mesFim).toBe('2027-03');
  const novo = await cadastrar({ ...DE_MARCO, mesInicio: '2027-04', centavos: 80_000 });
  expect(novo.status).toBe(201);
  const outro = todos.find(({ tipo }) => tipo === 'TIPO II');
  expect((await pedir('DELETE', `valor/${outro?.id}`)).status).toBe(200);
  expect(await findRow(t, 'valorDaBolsa', { id: outro?.id ?? 0 })).toBeUndefined();
});

it('carries a later correction in cents, by the value and the rule of the closed month', async () => {
  await regra('nenhuma');
  await updateRows(t, 'instrutor', { fim: '2027-03-10' }, { id: primeiro });
  const abril = await ler('2027-04');
  const [um] = abril.lancamentos.filter(({ tipo }) => tipo === 'ESTORNO');
  expect(um).toMatchObject({
    motivo: 'MENOS_DO_QUE_PAGO',
    parcial: true,
    valor: 31_612 - 22_580,
    decisao: null,
  });
  expect([abril.estornosPorDecidir, abril.aDevolver, abril.valorADevolver]).toEqual([1, 0, 0]);
  const decidido = { mes: '2027-04', instrutor: primeiro, competencia: '2027-03', decisao: 'CONFIRMADO' };
  const { body } = await pedir<Folha>('POST', 'estorno', decidido);
  expect([body.estornosPorDecidir, body.aDevolver, body.valorADevolver]).toEqual([0, 0, 9032]);
  // The day changed again: the decision was about another amount.
  await updateRows(t, 'instrutor', { fim: '2027-03-09' }, { id: primeiro });
  expect((await ler('2027-04')).estornosPorDecidir).toBe(1);
});

it('refuses to close a month that pays a grant without a value, and names it', async () => {
  await pedir('POST', 'estorno', {
    ...{ mes: '2027-04', instrutor: primeiro, competencia: '2027-03', decisao: 'CONFIRMADO' },
  });
  await insertInto(t, 'frequenciaDoMes', {
    ...{ instrutorId: segundo, ano: 2027, mes: 4, horas: 34, registradaEm: t.clock.agora() },
  });
  const { body: todos } = await pedir<Valor[]>('GET', 'valor');
  const deAbril = todos.find(({ mesInicio }) => mesInicio === '2027-04');
  expect((await pedir('DELETE', `valor/${deAbril?.id}`)).status).toBe(200);
  const recusa = await fechar('2027-04');
  expect([recusa.status, recusa.body.message]).toEqual([
    ...[409, 'Cadastre antes o valor da bolsa TIPO I de 04/2027'],
  ]);
  expect((await cadastrar({ edital, mesInicio: '2027-04', centavos: 90_000 })).status).toBe(201);
  const fechada = await fechar('2027-04');
  expect([fechada.status, fechada.body.valorAPagar, fechada.body.valorADevolver]).toEqual([
    200,
    90_000,
    31_612 - 20_322,
  ]);
  expect((await ler('2027-05')).lancamentos.filter(({ tipo }) => tipo !== 'NORMAL')).toEqual([]);
});
