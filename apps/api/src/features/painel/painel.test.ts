import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Painel = AnswerOf<Api['lerPainel']>;
type Folha = AnswerOf<Api['lerFolhaDePagamento']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
let pres: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-03-21T12:00:00Z');
  adm = await w.novaPessoa('administrador');
  pres = await w.novaPessoa('PRESIDENTE_COMISSAO');
  sec = await w.novaPessoa('secretaria');
});
afterAll(() => t.close());

async function pedir<T>(quem: Pessoa, metodo: string, caminho: string, body?: unknown): Promise<T> {
  const r = await send<T>(t.url, metodo, caminho, { token: quem.token, body });
  expect([caminho, r.status]).toEqual([caminho, 200]);
  return r.body;
}
const painel = (quem: Pessoa, edital: number) => pedir<Painel>(quem, 'GET', `/api/painel/${edital}`);

describe('grants by unit', () => {
  const naUnidade = async (nome: string) =>
    w.novaPessoa('coordenador', { unidadeId: await w.novaUnidade(nome) });

  it('counts requested and granted for each unit by its own projects, drafts apart', async () => {
    const edital = await w.novoEditalEm('decisao');
    const [quimica, musica] = [await naUnidade('Química'), await naUnidade('Música')];
    const pede = { remunerados: 2, voluntarios: 0 };
    const recebe = (remuneradosAprovados: number) => ({ remuneradosAprovados, voluntariosAprovados: 0 });
    await w.novoAvaliado(edital, { dono: quimica, projeto: pede, aprovacao: recebe(1) });
    await w.novoAvaliado(edital, { dono: quimica, projeto: pede, aprovacao: recebe(1) });
    await w.novoDesignado(edital, { dono: musica, projeto: pede });
    await w.novoProjeto(musica.id, edital, { ...pede, ehRascunho: true });
    await w.novoAvaliado(await w.novoEditalEm('decisao'), { dono: musica, projeto: pede });
    const { bolsasPorUnidade, bolsas } = await painel(adm, edital);
    expect(bolsasPorUnidade).toEqual([
      { unidade: 'Música', pedidas: 2, concedidas: 0 },
      { unidade: 'Química', pedidas: 4, concedidas: 2 },
    ]);
    expect(bolsas).toEqual({ pedidas: 6, concedidas: 2 });
  });

  it('are shown to the president from the decision on, to the secretariat once the call was sent to it', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    await w.novoAvaliado(edital);
    const lidas: Record<string, readonly boolean[]> = {};
    for (const fase of ['avaliacao', 'decisao', 'secretaria']) {
      await updateRows(t, 'edital', { fase }, { id: edital });
      const leem = [];
      for (const quem of [adm, pres, sec])
        leem.push((await painel(quem, edital)).bolsasPorUnidade.length > 0);
      lidas[fase] = leem;
    }
    expect(lidas).toEqual({
      avaliacao: [true, false, false],
      decisao: [true, true, false],
      secretaria: [true, true, true],
    });
  });

  it('leave out the reader’s own projects, until publication (D20)', async () => {
    const edital = await w.novoEditalEm('secretaria');
    const propria = await w.novaPessoa('administrador', {
      unidadeId: await w.novaUnidade('Unidade própria'),
    });
    const { aprovacao } = await w.novoAvaliado(edital, {
      dono: propria,
      aprovacao: { remuneradosAprovados: 2 },
    });
    expect((await painel(propria, edital)).bolsasPorUnidade).toEqual([]);
    expect((await painel(adm, edital)).bolsasPorUnidade).toMatchObject([{ concedidas: 2 }]);
    const publicado = { fase: 'resultado', resultadoPublicadoEm: t.clock.agora() };
    await updateRows(t, 'edital', publicado, { id: edital });
    await updateRows(t, 'projetoAprovacao', { situacao: 'APROVADO' }, { id: aprovacao });
    expect((await painel(propria, edital)).bolsasPorUnidade).toMatchObject([
      { unidade: 'Unidade própria', concedidas: 2 },
    ]);
  });
});

describe('a year of hours and payment', () => {
  const vigencia = { vigenciaInicio: '2027-01-01', vigenciaFim: '2027-12-31' };
  let edital: number;
  let outro: number;
  let projetos: readonly number[];
  let pago: number;
  beforeAll(async () => {
    edital = await w.novoEditalEm('resultado', vigencia);
    outro = await w.novoEditalEm('resultado', vigencia);
    const [um, dois, alheio] = [
      await w.novoAprovado({ edital }),
      await w.novoAprovado({ edital }),
      await w.novoAprovado({ edital: outro }),
    ];
    projetos = [um.projeto, dois.projeto];
    const desde = { mesInicio: '2027-01' };
    pago = await w.novoInstrutor(um.projeto, desde);
    const atrasado = await w.novoInstrutor(dois.projeto, desde);
    const voluntario = await w.novoInstrutor(dois.projeto, { ...desde, tipoAluno: 'VOLUNTARIO' });
    const deFora = await w.novoInstrutor(alheio.projeto, desde);
    await w.novaFrequencia(pago, 2027, [34, 20.5, 10], um.dono.id);
    await w.novaFrequencia(atrasado, 2027, [null, 16, -1], dois.dono.id);
    await w.novaFrequencia(voluntario, 2027, [8, 0], dois.dono.id);
    await w.novaFrequencia(deFora, 2027, [40, 40, 40], alheio.dono.id);
    await fecharPorDuas(
      t.url,
      { confere: await w.novaPessoa('administrador'), fecha: adm },
      { mes: '2027-01' },
    );
    // January's hours of one came late and the other's became none: a complement and an estorno on February's
    // sheet.
    const { pool } = t.deps.database;
    await pool.query(
      `insert into frequencia_do_mes (instrutor_id, ano, mes, horas, registrada_em) values ($1, 2027, 1, 12, now())`,
      [atrasado],
    );
    await pool.query(
      `update frequencia_do_mes set horas = -1 where instrutor_id = $1 and ano = 2027 and mes = 1`,
      [pago],
    );
    await pedir(adm, 'POST', '/api/pagamento/estorno', {
      mes: '2027-02',
      instrutor: pago,
      competencia: '2027-01',
      decisao: 'CONFIRMADO',
    });
    await fecharPorDuas(
      t.url,
      { confere: await w.novaPessoa('administrador'), fecha: adm },
      { mes: '2027-02' },
    );
  });

  it('adds up the registered hours, month by month up to now', async () => {
    const horas = [
      { mes: '2027-01', horas: 20 },
      { mes: '2027-02', horas: 36.5 },
      { mes: '2027-03', horas: 10 },
    ];
    for (const quem of [adm, pres, sec]) expect((await painel(quem, edital)).horas).toEqual(horas);
    expect((await painel(adm, outro)).horas.map(({ horas: n }) => n)).toEqual([40, 40, 40]);
  });

  it('shows a month without hours as empty, and leaves out future months', async () => {
    const vazio = await w.novoEditalEm('resultado', vigencia);
    expect((await painel(adm, vazio)).horas).toEqual([]);
    const { projeto, dono } = await w.novoAprovado({ edital: vazio, remunerados: 0 });
    const instrutor = await w.novoInstrutor(projeto, { tipoAluno: 'VOLUNTARIO', mesInicio: '2027-01' });
    await w.novaFrequencia(instrutor, 2027, [null, 9], dono.id);
    expect((await painel(adm, vazio)).horas).toEqual([
      { mes: '2027-01', horas: 0 },
      { mes: '2027-02', horas: 9 },
      { mes: '2027-03', horas: 0 },
    ]);
  });

  it('counts the call’s own lines as each sheet does: closed ones, and open ones as of now', async () => {
    const { pagamento } = await painel(adm, edital);
    expect(pagamento).toEqual([
      { mes: '2027-01', fechada: true, pagos: 1, ajustes: 0, aDevolver: 0 },
      { mes: '2027-02', fechada: true, pagos: 2, ajustes: 1, aDevolver: 1 },
      { mes: '2027-03', fechada: false, pagos: 1, ajustes: 0, aDevolver: 0 },
    ]);
    for (const mes of pagamento ?? []) {
      const folha = await pedir<Folha>(adm, 'GET', `/api/pagamento/${mes.mes}`);
      const daqui = folha.lancamentos.filter(({ projeto }) => projetos.includes(projeto.id));
      const quantos = (tipo: string, decisao: string | null, pagos: boolean) =>
        daqui.filter((l) => l.tipo === tipo && l.decisao === decisao && l.pago === pagos).length;
      expect([mes.mes, mes.fechada, mes.pagos, mes.ajustes, mes.aDevolver]).toEqual([
        ...[mes.mes, folha.fechada, quantos('NORMAL', null, true)],
        ...[quantos('COMPLEMENTO', null, true), quantos('ESTORNO', 'CONFIRMADO', false)],
      ]);
      expect(folha.lancamentos.length).toBeGreaterThan(daqui.length);
    }
    expect((await painel(adm, outro)).pagamento?.map(({ pagos }) => pagos)).toEqual([1, 1, 1]);
  });

  it('shows payment to the administrator only, and reads no sheet for it', async () => {
    expect((await painel(pres, edital)).pagamento).toBeNull();
    expect((await painel(sec, edital)).pagamento).toBeNull();
    const lidas = () => countOf(t.deps.database.db, 'acesso', { documento: 'folha_de_pagamento' });
    const antes = await lidas();
    await painel(adm, edital);
    expect(await lidas()).toBe(antes);
  });

  it('is empty before publication', async () => {
    await updateRows(t, 'edital', { fase: 'secretaria', resultadoPublicadoEm: null }, { id: outro });
    const { horas, pagamento } = await painel(adm, outro);
    expect([horas, pagamento]).toEqual([[], []]);
    await updateRows(
      t,
      'edital',
      { fase: 'resultado', resultadoPublicadoEm: t.clock.agora() },
      { id: outro },
    );
  });
});
