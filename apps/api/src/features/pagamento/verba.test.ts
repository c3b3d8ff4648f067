import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, insertInto, rowOf, rowsOf } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { inserirConferencia } from './conferencia-repository.ts';
import { fechamentoDe } from './fechamento-queries.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
type Verba = AnswerOf<Api['registrarVerba']>;
type Remessa = AnswerOf<Api['lerRemessa']>;
interface Recusa {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const [MES, SEGUINTE] = ['2027-03', '2027-04'];
const CENTAVOS = 70_031;

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let edital: number;
/** Two projects of the call, with a place each, in two units. */
let projetos: { readonly projeto: number; readonly dono: Pessoa; readonly unidade: number }[];

beforeEach(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-09-02T12:00:00Z');
  adm = await w.novaPessoa('administrador', { nome: 'Ana Braga' });
  outra = await w.novaPessoa('administrador', { nome: 'Bia Costa' });
  edital = await w.novoEditalEm('resultado', { vigenciaInicio: '2027-03-01', vigenciaFim: '2027-07-31' });
  projetos = [];
  for (let i = 0; i < 2; i += 1) {
    const dono = await w.novaPessoa();
    const { projeto } = await w.novoAprovado({ dono, edital, remunerados: 1 });
    const { unidadeId } = await rowOf(t, 'professor', { id: dono.id });
    projetos.push({ projeto, dono, unidade: unidadeId });
  }
  await insertInto(t, 'valorDaBolsa', {
    ...{ tipo: null, editalId: edital, mesInicio: MES, centavos: CENTAVOS },
    ...{ criadoEm: t.clock.agora(), criadoPorId: adm.id },
  });
});
afterEach(async () => {
  expect(await violations(t.deps.database.pool)).toEqual([]);
  await t.close();
});

const registrar = (dados: object = {}) =>
  send<Verba & Recusa>(t.url, 'POST', '/api/pagamento/verba', {
    token: adm.token,
    body: {
      ...{
        edital,
        tipo: 'aumento',
        centavos: 2 * CENTAVOS,
        empenho: '2027NE000123',
        motivo: 'Verba do ano.',
      },
      ...dados,
    },
  });
const verbas = async () =>
  (await send<Verba[]>(t.url, 'GET', '/api/pagamento/verba', { token: adm.token })).body;
const ler = async (mes: string) =>
  (await send<Folha>(t.url, 'GET', `/api/pagamento/${mes}`, { token: adm.token })).body;
const fechar = (mes: string) => fecharPorDuas<Folha & Recusa>(t.url, { confere: outra, fecha: adm }, { mes });
const fecharSo = (mes: string) =>
  send<Folha & Recusa>(t.url, 'POST', '/api/pagamento/fechar', { token: adm.token, body: { mes } });
/** Two students with hours in these months. */
const alunos = async (horas: readonly (number | null)[] = [null, null, 34, 34, 34, 34, 34]) => {
  const ids: number[] = [];
  for (const { projeto, dono } of projetos) {
    const id = await w.novoInstrutor(projeto, { mesInicio: MES });
    await w.novaFrequencia(id, 2027, [...horas], dono.id);
    ids.push(id);
  }
  return ids;
};
const conferirPor = async (mes: string) => {
  const { db } = t.deps.database;
  const { lancamentos } = await fechamentoDe(db, outra.id, t.clock.agora(), mes);
  await inserirConferencia(db, { mes, em: t.clock.agora(), porId: outra.id }, lancamentos);
};

it('bars nothing without an act, and closes a month only within it, naming by how much it fails', async () => {
  await alunos();
  expect(await verbas()).toEqual([]);
  expect((await ler(MES)).verbaQueFalta).toBeNull();
  expect((await fechar(MES)).status).toBe(200);
  const { status, body } = await registrar({ centavos: 4 * CENTAVOS - 1 });
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ edital: { id: edital }, unidade: null, autorizado: 4 * CENTAVOS - 1, comprometido: 8 * CENTAVOS },
      ...{ fechadoPorPagar: 2 * CENTAVOS, pago: 0, livre: -6 * CENTAVOS - 1, semValor: 0 },
      atos: [
        { tipo: 'aumento', empenho: '2027NE000123', motivo: 'Verba do ano.', por: { nome: 'Ana Braga' } },
      ],
    },
  ]);
  const recusa = await fechar(SEGUINTE);
  expect([recusa.status, recusa.body.code]).toEqual([409, 'VERBA_INSUFICIENTE']);
  expect(recusa.body.message).toContain('faltam R$ 0,01');
  expect((await ler(SEGUINTE)).verbaQueFalta).toEqual({ edital, mensagem: recusa.body.message });
  expect((await registrar({ centavos: 1, motivo: 'Falta um centavo.' })).body.atos).toHaveLength(2);
  expect((await fecharSo(SEGUINTE)).status).toBe(200);
  expect(await countOf(t, 'auditoria', { acao: 'registrarVerba' })).toBe(2);
});

it('is lowered as far as what is closed, by an act with number and reason', async () => {
  await alunos();
  await registrar();
  await fechar(MES);
  const abaixo = await registrar({ tipo: 'reducao', centavos: 1 });
  expect([abaixo.status, abaixo.body.code]).toEqual([409, 'VERBA_USADA']);
  await registrar({ centavos: 500 });
  expect((await registrar({ tipo: 'reducao', centavos: 500 })).body.autorizado).toBe(2 * CENTAVOS);
  const vazio = await registrar({ centavos: 0, empenho: ' ', motivo: '' });
  expect([vazio.status, Object.keys(vazio.body.errors ?? {}).toSorted()]).toEqual([
    422,
    ['centavos', 'empenho', 'motivo'],
  ]);
  expect((await registrar({ edital: 999_999 })).status).toBe(404);
  expect((await registrar({ unidade: 999_999 })).body.errors).toEqual({
    unidade: 'Escolha a unidade da lista',
  });
});

it('that was lowered to zero bars the sheet, until it is withdrawn with a reason or raised again', async () => {
  await alunos();
  expect((await registrar({ tipo: 'retirada' })).body.code).toBe('SEM_VERBA');
  await registrar();
  await registrar({ tipo: 'reducao' });
  const recusa = await fechar(MES);
  expect([recusa.status, recusa.body.code]).toEqual([409, 'VERBA_INSUFICIENTE']);
  expect(recusa.body.message).toContain('aumente a verba ou retire-a');
  const retirar = (motivo: string) =>
    registrar({ tipo: 'retirada', centavos: undefined, empenho: undefined, motivo });
  expect((await retirar(' ')).body.errors).toEqual({ motivo: 'Escreva o motivo' });
  const { status, body } = await retirar('O edital passou a ser pago pela fundação.');
  expect([status, body]).toMatchObject([201, { retirada: true, autorizado: 0 }]);
  expect((await retirar('Outra vez.')).body.code).toBe('SEM_VERBA');
  expect((await ler(MES)).verbaQueFalta).toBeNull();
  expect((await fecharSo(MES)).status).toBe(200);
  // Begins anew: the acts of before do not count.
  expect((await registrar({ centavos: 5 })).body).toMatchObject({ retirada: false, autorizado: 5 });
  expect((await fechar(SEGUINTE)).body.code).toBe('VERBA_INSUFICIENTE');
});

it('of a unit bounds the projects submitted by it, beside the budget of the call', async () => {
  await alunos();
  const [primeiro] = projetos;
  await registrar({ centavos: 900_000 });
  await registrar({ unidade: primeiro?.unidade, centavos: CENTAVOS });
  expect((await fechar(MES)).status).toBe(200);
  const nome = (await rowOf(t, 'unidade', { id: primeiro?.unidade ?? 0 })).nome;
  const { message } = (await fechar(SEGUINTE)).body;
  expect(message).toContain(`${nome}: faltam ${reais(CENTAVOS)}`);
  expect((await verbas()).map(({ unidade, fechadoPorPagar }) => [unidade?.nome, fechadoPorPagar])).toEqual([
    [undefined, 2 * CENTAVOS],
    [nome, CENTAVOS],
  ]);
});

it('is not exceeded by two sheets closed at once, nor by one that closes while it is lowered', async () => {
  await alunos();
  await registrar({ centavos: 3 * CENTAVOS });
  for (const mes of [MES, SEGUINTE]) await conferirPor(mes);
  const [um, dois, tres] = await Promise.all([
    fecharSo(MES),
    fecharSo(SEGUINTE),
    registrar({ tipo: 'reducao', centavos: CENTAVOS }),
  ]);
  expect([um?.status, tres?.status]).toEqual([200, 201]);
  expect(['MES_ANTERIOR_ABERTO', 'VERBA_INSUFICIENTE']).toContain(dois?.body.code);
  expect((await fecharSo(SEGUINTE)).body.code).toBe('VERBA_INSUFICIENTE');
  await registrar({ centavos: 2 * CENTAVOS });
  const [fechou, reduziu] = await Promise.all([
    fecharSo(SEGUINTE),
    registrar({ tipo: 'reducao', centavos: CENTAVOS }),
  ]);
  expect([fechou?.status === 200, reduziu?.status === 201].filter(Boolean)).toHaveLength(1);
  const [verba] = await verbas();
  expect(verba?.autorizado).toBeGreaterThanOrEqual((verba?.fechadoPorPagar ?? 0) + (verba?.pago ?? 0));
});

/** Numbers from a fixed sequence. */
function sorteio(semente: number): (n: number) => number {
  let a = semente;
  return (n) => {
    a = (Math.imul(a, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((a / 4_294_967_296) * n);
  };
}

/** What the test saw happen, from which it computes the figures anew; one ledger for each budget. */
interface Caderno {
  readonly unidade: number | null;
  readonly seus: readonly number[];
  autorizado: number;
  fechado: number;
  pago: number;
}

const HISTORIAS = Number(process.env.HISTORIAS_DE_VERBA ?? 3);

it.each(Array.from({ length: HISTORIAS }, (_, i) => i))(
  'agrees to the cent with a ledger kept beside random acts, closings, remessas, returns and estornos (%i)',
  async (historia) => {
    const ate = sorteio(20_261_129 + historia * 7919);
    const ids = await alunos();
    const [primeiro = 0] = ids;
    const unidade = projetos[0]?.unidade ?? 0;
    const cadernos: Caderno[] = [
      { unidade: null, seus: ids, autorizado: 0, fechado: 0, pago: 0 },
      { unidade, seus: [primeiro], autorizado: 0, fechado: 0, pago: 0 },
    ];
    const meses = ['2027-03', '2027-04', '2027-05', '2027-06', '2027-07'];
    const deve = new Map(ids.map((id) => [id, 0]));
    let fechados = 0;
    const conferir = async () => {
      const lidas = await verbas();
      for (const c of cadernos) {
        const lida = lidas.find((um) => (um.unidade?.id ?? null) === c.unidade);
        if (lida === undefined) continue;
        const comprometido = (5 - fechados) * c.seus.length * CENTAVOS;
        expect(lida).toMatchObject({
          ...{ autorizado: c.autorizado, comprometido, pago: c.pago, fechadoPorPagar: c.fechado - c.pago },
          livre: c.autorizado - c.fechado - comprometido,
        });
      }
    };
    const mexer = async (c: Caderno, tipo: 'aumento' | 'reducao', centavos: number) => {
      const { status } = await registrar({ unidade: c.unidade, tipo, centavos });
      const cabe = tipo === 'aumento' || (c.autorizado > 0 && c.autorizado - centavos >= c.fechado);
      expect(status).toBe(cabe ? 201 : 409);
      if (cabe) c.autorizado += tipo === 'aumento' ? centavos : -centavos;
    };
    for (const [i, mes] of meses.entries()) {
      for (const c of cadernos) {
        if (ate(2) > 0) await mexer(c, ate(4) > 0 ? 'aumento' : 'reducao', 1 + ate(3 * CENTAVOS));
      }
      // A month that was paid turns out without hours: an estorno.
      const volta = i > 0 && i < 4 && ate(2) > 0 ? ids[ate(2)] : undefined;
      const { lancamentos: antes } = await ler(mes);
      const jaVoltou = antes.some(({ tipo }) => tipo === 'ESTORNO');
      if (volta !== undefined && !jaVoltou) {
        await t.deps.database.pool.query(
          'update frequencia_do_mes set horas = 0 where instrutor_id = $1 and mes = $2',
          [volta, 2 + i],
        );
        for (const { tipo, instrutor, competencia } of (await ler(mes)).lancamentos) {
          if (tipo !== 'ESTORNO') continue;
          await send(t.url, 'POST', '/api/pagamento/estorno', {
            token: adm.token,
            body: { mes, instrutor: instrutor.id, competencia, decisao: 'CONFIRMADO' },
          });
          deve.set(instrutor.id, (deve.get(instrutor.id) ?? 0) + CENTAVOS);
        }
      }
      const falta = (c: Caderno) => c.fechado + c.seus.length * CENTAVOS - c.autorizado;
      let resposta = await fechar(mes);
      const faltam = cadernos.filter((c) => c.autorizado > 0 && falta(c) > 0);
      expect([resposta.status, resposta.body.code]).toEqual(
        faltam.length === 0 ? [200, undefined] : [409, 'VERBA_INSUFICIENTE'],
      );
      for (const c of faltam) {
        expect(resposta.body.message).toContain(`faltam ${reais(falta(c))}`);
        await mexer(c, 'aumento', falta(c));
      }
      if (faltam.length > 0) resposta = await fecharSo(mes);
      expect(resposta.status).toBe(200);
      fechados += 1;
      for (const c of cadernos) c.fechado += c.seus.length * CENTAVOS;
      await conferir();

      const remessa = (
        await send<Remessa>(t.url, 'POST', `/api/remessa/folha/${mes}`, {
          token: adm.token,
          body: { forma: 'mao', diaDoPagamento: '2027-09-02' },
        })
      ).body;
      const linhas = new Map<number, number>();
      for (const id of ids) {
        const desconto = Math.min(deve.get(id) ?? 0, CENTAVOS);
        deve.set(id, (deve.get(id) ?? 0) - desconto);
        linhas.set(id, CENTAVOS - desconto);
        for (const c of cadernos) if (c.seus.includes(id)) c.fechado -= desconto;
      }
      await conferir();
      for (const { id, instrutor, centavos } of remessa.lancamentos) {
        expect(centavos).toBe(linhas.get(instrutor.id));
        if (centavos === 0) continue;
        const paga = ate(3) > 0;
        await send(t.url, 'POST', `/api/remessa/${remessa.id}/resultado`, {
          token: adm.token,
          body: { lancamentos: [id], resultado: paga ? 'paga' : 'devolvida', motivo: 'conta encerrada' },
        });
        for (const c of cadernos) if (paga && c.seus.includes(instrutor.id)) c.pago += centavos;
        // What a returned line had set off is owed again.
        const desconto = paga ? 0 : CENTAVOS - centavos;
        deve.set(instrutor.id, (deve.get(instrutor.id) ?? 0) + desconto);
        for (const c of cadernos) if (c.seus.includes(instrutor.id)) c.fechado += desconto;
      }
      await conferir();
    }
    expect(await rowsOf(t, 'folhaDePagamento', {})).toHaveLength(5);
  },
);
