import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { and, eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acesso, auditoria, frequenciaDoMes, instrutor, pagamento } from '../../db/schema.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let projeto: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-03-21T00:00:00Z');
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
  ({ projeto } = await w.novoAprovado({ dono }));
});
afterAll(() => t.close());

const ler = (mes: string) => send<Folha>(t.url, 'GET', `/api/pagamento/${mes}`, { token: adm.token });
const fechar = (mes: string) =>
  send<Folha>(t.url, 'POST', '/api/pagamento/fechar', { token: adm.token, body: { mes } });
const linhasDe = ({ lancamentos }: Folha) =>
  lancamentos.map((l) => [l.instrutor.id, l.competencia, l.tipo, l.motivo, l.horas]);

async function registrar(instrutorId: number, mes: number, horas: number): Promise<void> {
  await t.deps.database.db.insert(frequenciaDoMes).values({ instrutorId, ano: 2027, mes, horas });
}

describe('a year of sheets', () => {
  let emDia: number;
  let atrasado: number;
  let irregular: number;
  let ausente: number;
  beforeAll(async () => {
    const desde = (mesInicio: string) => ({ mesInicio });
    emDia = await w.novoInstrutor(projeto, { ...desde('2027-01'), email: 'Uma@Pessoa.test' });
    atrasado = await w.novoInstrutor(projeto, desde('2027-01'));
    // Two paid places a project.
    const { projeto: segundo } = await w.novoAprovado({ dono });
    irregular = await w.novoInstrutor(segundo, { ...desde('2027-01'), situacao: 'IRREGULAR' });
    ausente = await w.novoInstrutor(segundo, desde('2027-02'));
    await w.novoInstrutor(projeto, { ...desde('2027-01'), tipoAluno: 'VOLUNTARIO' });
    await w.novoInstrutor((await w.novoAvaliado(await w.novoEditalEm('decisao'))).projeto, desde('2027-01'));
    await w.novaFrequencia(emDia, 2027, [34, 20.5], dono.id);
    await w.novaFrequencia(atrasado, 2027, [null, -1], dono.id);
    await w.novaFrequencia(irregular, 2027, [34, 34], dono.id);
    await w.novaFrequencia(ausente, 2027, [null, 34], dono.id);
    await t.deps.database.pool.query(
      `insert into ausencia (instrutor_id, mes, registrada_em, autor_id) values ($1, '2027-02', now(), $2)`,
      [ausente, dono.id],
    );
  });

  it('shows an open month as it stands and says whether it can be closed', async () => {
    const { body } = await ler('2027-01');
    expect(linhasDe(body)).toEqual([
      [emDia, '2027-01', 'NORMAL', null, 34],
      [atrasado, '2027-01', 'NORMAL', 'SEM_FREQUENCIA', null],
      [irregular, '2027-01', 'NORMAL', 'IRREGULAR', 34],
    ]);
    expect(body).toMatchObject({
      fechada: false,
      podeFechar: true,
      impedimento: null,
      pagos: 1,
      naoPagos: 2,
      ajustes: 0,
    });
    expect((await ler('2027-02')).body).toMatchObject({
      podeFechar: false,
      impedimento: M.mesAnteriorAberto,
    });
  });

  it.each([
    ['2027-02', 409, M.mesAnteriorAberto],
    ['2027-03', 409, M.mesAnteriorAberto],
    ['2027-04', 409, M.mesFuturo],
    ['2028-01', 409, M.mesFuturo],
    ['2026-12', 409, M.semBolsistas],
    ['janeiro', 422, M.mesInvalido],
    ['2027-13', 422, M.mesInvalido],
  ])('does not close %s: %i %s', async (mes, status, message) => {
    expect(await fechar(mes)).toMatchObject({ status, body: { message } });
  });

  it('knows no sheet of what is no month', async () => {
    for (const mes of ['2027-13', '2027', 'x']) expect((await ler(mes)).status).toBe(404);
  });

  it('freezes a month once; two who close it at once make one sheet', async () => {
    const respostas = await Promise.all(Array.from({ length: 8 }, () => fechar('2027-01')));
    expect(respostas.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    for (const { body } of respostas.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ message: M.jaFechada });
    }
    const feita = respostas.find(({ status }) => status === 200);
    expect(feita?.body).toMatchObject({
      fechada: true,
      fechadaPor: { id: adm.id },
      impedimento: M.jaFechada,
    });
    const { db } = t.deps.database;
    expect(await db.$count(pagamento, eq(pagamento.competencia, '2027-01'))).toBe(3);
    const atos = await db.select().from(auditoria).where(eq(auditoria.acao, 'fecharFolhaDePagamento'));
    expect(atos.map(({ depois }) => depois)).toEqual([{ mes: '2027-01', pagos: 1, naoPagos: 2, ajustes: 0 }]);
  });

  it('pays what came late with the next sheet, and leaves the closed one as it was', async () => {
    const antes = (await ler('2027-01')).body;
    const { db } = t.deps.database;
    await registrar(atrasado, 1, 30);
    await db
      .update(instrutor)
      .set({ nome: 'Outro Nome', situacao: 'REGULAR' })
      .where(eq(instrutor.id, irregular));
    expect((await ler('2027-01')).body).toEqual(antes);
    const { body } = await fechar('2027-02');
    expect(linhasDe(body).toSorted()).toEqual(
      [
        [emDia, '2027-02', 'NORMAL', null, 20.5],
        [atrasado, '2027-02', 'NORMAL', 'NAO_SE_APLICA', -1],
        [ausente, '2027-02', 'NORMAL', 'AUSENCIA', 34],
        [irregular, '2027-02', 'NORMAL', null, 34],
        [atrasado, '2027-01', 'AJUSTE', null, 30],
        [irregular, '2027-01', 'AJUSTE', null, 34],
      ].toSorted(),
    );
    expect(body).toMatchObject({ pagos: 2, naoPagos: 2, ajustes: 2 });
    expect((await ler('2027-01')).body).toEqual(antes);
  });

  it('pays nobody twice for a month: another tie, another case of the e-mail, a changed e-mail', async () => {
    const outro = await w.novoAprovado();
    const segundo = await w.novoInstrutor(outro.projeto, { mesInicio: '2027-01', email: 'UMA@pessoa.TEST' });
    await w.novaFrequencia(segundo, 2027, [34, 34, 34], adm.id);
    await registrar(emDia, 3, 34);
    const { db } = t.deps.database;
    await db.update(instrutor).set({ email: 'trocado@pessoa.test' }).where(eq(instrutor.id, atrasado));
    const { body } = await fechar('2027-03');
    expect(linhasDe(body).filter(([id]) => id === segundo || id === emDia)).toEqual([
      [emDia, '2027-03', 'NORMAL', null, 34],
      [segundo, '2027-03', 'NORMAL', 'JA_PAGO', 34],
    ]);
    expect(linhasDe(body).filter(([id]) => id === atrasado)).toEqual([
      [atrasado, '2027-03', 'NORMAL', 'SEM_FREQUENCIA', null],
    ]);
    const pagos = and(eq(pagamento.pago, true), eq(pagamento.competencia, '2027-01'));
    expect(await db.$count(pagamento, pagos)).toBe(3);
  });

  it('is not changed by hand either', async () => {
    const { pool } = t.deps.database;
    for (const sql of [
      'update pagamento set pago = true, motivo = null',
      'delete from pagamento',
      `update folha_de_pagamento set mes = '2020-01'`,
      'delete from folha_de_pagamento',
    ]) {
      await expect(pool.query(sql)).rejects.toThrow('a closed payment sheet does not change');
    }
  });

  it('lists the closed sheets and the months that wait, the latest first', async () => {
    const quem = adm.id;
    t.clock.definir('2027-04-02T12:00:00Z');
    adm = await w.novaPessoa('administrador');
    const { body } = await send<Folha[]>(t.url, 'GET', '/api/pagamento?busca=2027', { token: adm.token });
    expect(body.map(({ mes, fechada }) => [mes, fechada])).toEqual([
      ['2027-04', false],
      ['2027-03', true],
      ['2027-02', true],
      ['2027-01', true],
    ]);
    expect(body[2]).toMatchObject({ pagos: 2, naoPagos: 2, ajustes: 2, fechadaPor: { id: quem } });
  });

  it('leaves as a spreadsheet without CPF or account, and says so in the trail and in the log of openings', async () => {
    const r = await fetch(`${t.url}/api/pagamento/export/2027-02`, {
      headers: { authorization: `Bearer ${adm.token}` },
    });
    expect(r.headers.get('content-disposition')).toContain('filename="folha-2027-02.xlsx"');
    const [folha] = (await readXlsx(await buffer(Readable.from(r.body ?? [])))).sheets;
    expect(folha?.name).toBe('Folha 2027-02');
    const [cabecalho, ...linhas] = folha?.rows ?? [];
    expect(cabecalho).toEqual([
      ...[
        'Instrutor',
        'E-mail',
        'Projeto',
        'Título',
        'Mês da bolsa',
        'Lançamento',
        'Horas',
        'Pago',
        'Motivo',
      ],
    ]);
    expect(linhas.map((linha) => linha.slice(4)).toSorted()).toEqual(
      [
        ['2027-02', 'do mês', 20.5, 'sim', null],
        ['2027-02', 'do mês', -1, 'não', 'mês marcado como não se aplica'],
        ['2027-02', 'do mês', 34, 'não', 'ausência registrada no mês'],
        ['2027-02', 'do mês', 34, 'sim', null],
        ['2027-01', 'de mês anterior', 30, 'sim', null],
        ['2027-01', 'de mês anterior', 34, 'sim', null],
      ].toSorted(),
    );
    const { db } = t.deps.database;
    const [abertura] = await db.select().from(acesso).where(eq(acesso.documento, 'planilha_de_pagamentos'));
    expect(abertura).toMatchObject({ pessoaId: adm.id, registroTipo: 'folha_de_pagamento' });
    const [ato] = await db.select().from(auditoria).where(eq(auditoria.acao, 'exportarFolhaDePagamento'));
    expect(ato?.depois).toMatchObject({ mes: '2027-02', linhas: 6 });
  });
});
