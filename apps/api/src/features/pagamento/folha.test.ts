import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let dono: Pessoa;
let edital: number;
let projeto: number;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-03-21T00:00:00Z');
  [adm, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
  dono = await w.novaPessoa();
  edital = await w.novoEditalEm('resultado', { vigenciaInicio: '2027-01-01', vigenciaFim: '2027-12-31' });
  ({ projeto } = await w.novoAprovado({ dono, edital }));
});
afterAll(() => t.close());

const ler = (mes: string) => send<Folha>(t.url, 'GET', `/api/pagamento/${mes}`, { token: adm.token });
const fechar = (mes: string) => fecharPorDuas<Folha>(t.url, { confere: outra, fecha: adm }, { mes });
/** Sorted by id: the sheet is in the order of names, and names end in a number of the test. */
const linhasDe = ({ lancamentos }: Folha) =>
  lancamentos
    .toSorted((a, b) => a.instrutor.id - b.instrutor.id)
    .map((l) => [l.instrutor.id, l.competencia, l.tipo, l.motivo, l.horas]);

async function registrar(instrutorId: number, mes: number, horas: number): Promise<void> {
  const registradaEm = t.clock.agora();
  await insertInto(t, 'frequenciaDoMes', { instrutorId, ano: 2027, mes, horas, registradaEm });
}

/** Adds a dated fact from this instant on (D39). */
async function mudar(instrutorId: number, campo: string, valor: string, desde: string): Promise<void> {
  const { pool } = t.deps.database;
  await pool.query(
    `update historico_do_instrutor set ate = $3 where instrutor_id = $1 and campo = $2 and ate is null`,
    [instrutorId, campo, desde],
  );
  await pool.query(
    `insert into historico_do_instrutor (instrutor_id, campo, valor, desde, origem) values ($1, $2, $3, $4, 'ATO')`,
    [instrutorId, campo, valor, desde],
  );
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
    // Two paid places per project.
    const { projeto: segundo } = await w.novoAprovado({ dono, edital });
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

  it('shows an open month with its present values and whether it can be closed', async () => {
    const { body } = await ler('2027-01');
    expect(linhasDe(body)).toEqual([
      [emDia, '2027-01', 'NORMAL', null, 34],
      [atrasado, '2027-01', 'NORMAL', 'SEM_FREQUENCIA', null],
      [irregular, '2027-01', 'NORMAL', 'IRREGULAR', 34],
    ]);
    expect(body).toMatchObject({
      fechada: false,
      podeConferir: true,
      podeFechar: false,
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

  it('answers 404 for a text that is no month', async () => {
    for (const mes of ['2027-13', '2027', 'x']) expect((await ler(mes)).status).toBe(404);
  });

  it('closes a month once, with one sheet when two people close it at once', async () => {
    const body = { mes: '2027-01' };
    await send(t.url, 'POST', '/api/pagamento/conferir', { token: outra.token, body });
    const respostas = await Promise.all(
      Array.from({ length: 8 }, () =>
        send<Folha>(t.url, 'POST', '/api/pagamento/fechar', { token: adm.token, body }),
      ),
    );
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
    expect(await countOf(db, 'pagamento', { competencia: '2027-01' })).toBe(3);
    const atos = await rowsOf(db, 'auditoria', { acao: 'fecharFolhaDePagamento' });
    expect(atos.map(({ depois }) => depois)).toMatchObject([
      { mes: '2027-01', pagos: 1, naoPagos: 2, ajustes: 0, aPagar: 1, aDevolver: 0 },
    ]);
  });

  it('pays late entries in the next sheet, and keeps the closed one unchanged', async () => {
    const antes = (await ler('2027-01')).body;
    const { db } = t.deps.database;
    await registrar(atrasado, 1, 30);
    await updateRows(db, 'instrutor', { nome: 'Outro Nome' }, { id: irregular });
    // Regular since mid February: the whole month is due, January is not (D39).
    await updateRows(db, 'instrutor', { situacao: 'REGULAR' }, { id: irregular });
    await updateRows(
      db,
      'conferenciaDeDocumento',
      { situacao: 'CONFERIDO', conferidoEm: t.clock.agora() },
      { instrutorId: irregular },
    );
    await mudar(irregular, 'SITUACAO', 'REGULAR', '2027-02-15T12:00:00Z');
    await mudar(irregular, 'DOCUMENTOS', 'EM_ORDEM', '2027-02-15T12:00:00Z');
    expect((await ler('2027-01')).body).toEqual(antes);
    const { body } = await fechar('2027-02');
    expect(linhasDe(body).toSorted()).toEqual(
      [
        [emDia, '2027-02', 'NORMAL', null, 20.5],
        [atrasado, '2027-02', 'NORMAL', 'NAO_SE_APLICA', -1],
        [ausente, '2027-02', 'NORMAL', 'AUSENCIA', 34],
        [irregular, '2027-02', 'NORMAL', null, 34],
        [atrasado, '2027-01', 'COMPLEMENTO', null, 30],
      ].toSorted(),
    );
    expect(body).toMatchObject({ pagos: 2, naoPagos: 2, ajustes: 1, aPagar: 3, aDevolver: 0 });
    expect(body.lancamentos.find(({ tipo }) => tipo === 'COMPLEMENTO')?.causa).toBe('SEM_FREQUENCIA');
    expect((await ler('2027-01')).body).toEqual(antes);
  });

  it('[C-A1] pays one student once a month: another vínculo, another e-mail, one CPF', async () => {
    const { db } = t.deps.database;
    const ana = await findRow(db, 'instrutor', { id: emDia });
    const outro = await w.novoAprovado({ edital });
    // One person's two vínculos as bolsa única can no longer both be REGULAR and in force (D37), so the first
    // has ended.
    const fim = { fim: '2027-03-10', motivoDoFim: 'mudou de projeto', encerradoEm: t.clock.agora() };
    await updateRows(db, 'instrutor', fim, { id: emDia });
    await mudar(emDia, 'VINCULO', 'ENCERRADO', t.clock.agora().toISOString());
    const segundo = await w.novoInstrutor(outro.projeto, {
      mesInicio: '2027-03',
      email: 'outra@pessoa.test',
      cpf: ana?.cpf ?? null,
    });
    await w.novaFrequencia(segundo, 2027, [34, 34, 34], adm.id);
    await registrar(emDia, 3, 34);
    await updateRows(db, 'instrutor', { email: 'trocado@pessoa.test' }, { id: atrasado });
    const { body } = await fechar('2027-03');
    expect(linhasDe(body).filter(([id]) => id === segundo || id === emDia)).toEqual([
      [emDia, '2027-03', 'NORMAL', null, 34],
      [segundo, '2027-03', 'NORMAL', 'JA_PAGO', 34],
    ]);
    expect(linhasDe(body).filter(([id]) => id === atrasado)).toEqual([
      [atrasado, '2027-03', 'NORMAL', 'SEM_FREQUENCIA', null],
    ]);
    expect(await countOf(db, 'pagamento', { pago: true, competencia: '2027-01' })).toBe(2);
  });

  it('cannot be changed in the database by hand either', async () => {
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

  it('lists the closed sheets and the waiting months, the latest first', async () => {
    const quem = adm.id;
    t.clock.definir('2027-04-02T12:00:00Z');
    [adm, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
    const { body } = await send<Folha[]>(t.url, 'GET', '/api/pagamento?busca=2027', { token: adm.token });
    expect(body.map(({ mes, fechada }) => [mes, fechada])).toEqual([
      ['2027-04', false],
      ['2027-03', true],
      ['2027-02', true],
      ['2027-01', true],
    ]);
    expect(body[2]).toMatchObject({ pagos: 2, naoPagos: 2, ajustes: 1, fechadaPor: { id: quem } });
  });

  it('is exported as a spreadsheet with CPF and both sums, without account, and audited with its opening logged', async () => {
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
        'CPF',
        'E-mail',
        'Projeto',
        'Título',
        'Mês da bolsa',
        'Lançamento',
        'Horas',
        'Pago',
        'Resultado',
        'Motivo',
        'Nome para o pagamento',
        'Valor (R$)',
        'Cálculo do valor',
      ],
    ]);
    expect(linhas.slice(-5).map((linha) => linha.slice(0, 2))).toEqual([
      ['Bolsas pagas nesta folha', 3],
      ['Bolsas a devolver', 0],
      ['Soma paga nesta folha (R$)', 0],
      ['Soma a devolver (R$)', 0],
      ['Lançamentos sem valor cadastrado, fora das somas', 3],
    ]);
    expect(linhas.find((linha) => linha[8] === 'sim' && linha[5] === '2027-02')?.[12]).toBe(
      'sem valor cadastrado para 02/2027',
    );
    expect(linhas[0]?.[1]).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(
      linhas
        .slice(0, 5)
        .map((linha) => linha.slice(5, 11))
        .toSorted(),
    ).toEqual(
      [
        ['2027-02', 'do mês', 20.5, 'sim', 'recebe', null],
        ['2027-02', 'do mês', -1, 'não', 'não recebe: mês marcado como não se aplica', null],
        ['2027-02', 'do mês', 34, 'não', 'não recebe: ausência registrada no mês', null],
        ['2027-02', 'do mês', 34, 'sim', 'recebe', null],
        [
          ...['2027-01', 'complemento de janeiro de 2027', 30, 'sim', 'recebe'],
          'frequência registrada depois do fechamento',
        ],
      ].toSorted(),
    );
    const { db } = t.deps.database;
    const abertura = await findRow(db, 'acesso', { documento: 'planilha_de_pagamentos' });
    expect(abertura).toMatchObject({ pessoaId: adm.id, registroTipo: 'folha_de_pagamento' });
    const ato = await findRow(db, 'auditoria', { acao: 'exportarFolhaDePagamento' });
    expect(ato?.depois).toMatchObject({ mes: '2027-02', linhas: 5 });
  });
});

describe('a payment that is no longer due', () => {
  const MES = '2027-03';
  let aluno: number;
  let pago: Folha['lancamentos'][number];

  const decidir = (corpo: object) =>
    send<Folha>(t.url, 'POST', '/api/pagamento/estorno', { token: adm.token, body: corpo });
  const ajustes = ({ lancamentos }: Folha) =>
    lancamentos
      .filter(({ tipo }) => tipo !== 'NORMAL')
      .map((l) => [l.instrutor.id, l.competencia, l.tipo, l.motivo, l.decisao]);

  beforeAll(async () => {
    const [linha] = (await ler(MES)).body.lancamentos.filter(({ pago }) => pago);
    if (linha === undefined) throw new Error('nobody was paid in March');
    pago = linha;
    aluno = linha.instrutor.id;
    // Their other vínculo, which was not paid beside this one, has no hours either.
    await t.deps.database.pool.query(
      'update frequencia_do_mes set horas = -1 where mes = 3 and instrutor_id <> $1',
      [aluno],
    );
  });

  it('[C-A3] proposes hours lowered after the closing as an estorno, which blocks the next sheet', async () => {
    t.clock.definir('2027-05-02T12:00:00Z');
    [adm, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
    await updateRows(t, 'frequenciaDoMes', { horas: -1 }, { instrutorId: aluno, mes: 3 });
    const { body } = await ler('2027-04');
    expect(ajustes(body)).toEqual([[aluno, MES, 'ESTORNO', 'NAO_SE_APLICA', null]]);
    expect(body).toMatchObject({ podeConferir: false, estornos: 1, estornosPorDecidir: 1, aDevolver: 0 });
    const recusado = await fechar('2027-04');
    expect(recusado.status).toBe(409);
    expect((recusado.body as unknown as { message: string }).message).toBe(
      `${M.estornosPorDecidir} ${pago.instrutor.nome} (março de 2027)`,
    );
  });

  it('can be waived only with a reason, and accepts no other decision', async () => {
    const corpo = { mes: '2027-04', instrutor: aluno, competencia: MES };
    expect(await decidir({ ...corpo, decisao: 'DISPENSADO' })).toMatchObject({
      status: 422,
      body: { message: M.escrevaOMotivo },
    });
    expect((await decidir({ ...corpo, decisao: 'TALVEZ' })).status).toBe(422);
    expect((await decidir({ ...corpo, competencia: '2027-02', decisao: 'CONFIRMADO' })).status).toBe(409);
    expect((await decidir({ ...corpo, mes: MES, decisao: 'CONFIRMADO' })).body).toMatchObject({
      message: M.jaFechada,
    });
    const dispensado = await decidir({ ...corpo, decisao: 'DISPENSADO', motivo: 'Engano da secretaria.' });
    expect(dispensado.body).toMatchObject({ podeConferir: true, aDevolver: 0, estornosPorDecidir: 0 });
    const confirmado = await decidir({ ...corpo, decisao: 'CONFIRMADO' });
    expect(confirmado.body).toMatchObject({ podeConferir: true, aDevolver: 1, estornosPorDecidir: 0 });
  });

  it('[C-A3] is closed with its decision, mailed to student and coordinator, and not proposed again', async () => {
    const { db } = t.deps.database;
    const antes = (await t.emailsAte(0)).length;
    const { body } = await fechar('2027-04');
    const cartas = (await t.emailsAte(antes + 2)).slice(antes);
    expect(cartas.map(({ assunto }) => assunto)).toEqual([
      'Bolsa: estorno de março de 2027',
      'Bolsa: estorno de março de 2027',
    ]);
    // Two jobs of the outbox, in any order.
    expect(cartas.map(({ para }) => para)).toContain(pago.instrutor.email);
    expect(new Set(cartas.map(({ para }) => para)).size).toBe(2);
    for (const { texto } of cartas) {
      expect(texto).toContain('a devolver: mês marcado como não se aplica');
      expect(texto.replaceAll(/\D/g, '')).not.toContain(pago.instrutor.cpf);
    }
    expect(ajustes(body)).toEqual([[aluno, MES, 'ESTORNO', 'NAO_SE_APLICA', 'CONFIRMADO']]);
    expect(body).toMatchObject({ estornos: 1, aDevolver: 1 });
    expect(await countOf(db, 'estornoDecidido')).toBe(0);
    t.clock.definir('2027-06-02T12:00:00Z');
    [adm, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
    expect(ajustes((await ler('2027-05')).body)).toEqual([]);
    // Restored hours lead to another complement.
    await updateRows(t, 'frequenciaDoMes', { horas: 12 }, { instrutorId: aluno, mes: 3 });
    expect(ajustes((await ler('2027-05')).body)).toEqual([[aluno, MES, 'COMPLEMENTO', null, null]]);
  });

  it('audits each reading of the sheet, which shows whole CPFs (T-F3, D37)', async () => {
    const { db } = t.deps.database;
    const abertas = () => countOf(db, 'acesso', { documento: 'folha_de_pagamento', pessoaId: adm.id });
    const antes = await abertas();
    const { body } = await ler('2027-04');
    expect(body.lancamentos[0]?.instrutor.cpf).toMatch(/^\d{11}$/);
    expect(await abertas()).toBe(antes + 1);
  });
});

it('pays the earlier vínculo of a month, unless the administrator chooses the other (D39)', async () => {
  const { projeto: umaVaga } = await w.novoAprovado({ dono, edital, remunerados: 1 });
  const fim = { fim: '2027-05-10', motivoDoFim: 'saiu', encerradoEm: t.clock.agora() };
  const primeiro = await w.novoInstrutor(umaVaga, { mesInicio: '2027-05', ...fim });
  const segundo = await w.novoInstrutor(umaVaga, { mesInicio: '2027-05' });
  for (const id of [primeiro, segundo]) await w.novaFrequencia(id, 2027, [-1, -1, -1, -1, 17], dono.id);
  const doProjeto = async () =>
    linhasDe((await ler('2027-05')).body)
      .filter(([id]) => id === primeiro || id === segundo)
      .map(([id, , , motivo]) => [id, motivo]);
  expect(await doProjeto()).toEqual([
    [primeiro, null],
    [segundo, 'OUTRO_VINCULO'],
  ]);
  const escolher = (corpo: object) =>
    send(t.url, 'POST', '/api/pagamento/escolher', { token: adm.token, body: corpo });
  const escolha = { competencia: '2027-05', instrutor: segundo, noLugarDe: primeiro };
  expect((await escolher(escolha)).status).toBe(422);
  expect((await escolher({ ...escolha, motivo: 'Trabalhou mais.' })).body).toEqual({
    message: M.vinculoEscolhido,
  });
  expect(await doProjeto()).toEqual([
    [primeiro, 'OUTRO_VINCULO'],
    [segundo, null],
  ]);
  await escolher({ ...escolha, instrutor: primeiro, noLugarDe: segundo, motivo: 'Engano.' });
  expect(await doProjeto()).toEqual([
    [primeiro, null],
    [segundo, 'OUTRO_VINCULO'],
  ]);
});

describe('[C-G4] a place whose holder changes in a month (D55)', () => {
  const MES = '2027-05';
  const [ANTES, TROCA] = ['2027-01-05T12:00:00Z', '2027-05-15T12:00:00Z'];
  let [deixou, entrou] = [0, 0];
  let nomes: Readonly<Record<number, string>>;

  const escolher = (corpo: object) =>
    send<{ message: string; code?: string }>(t.url, 'POST', '/api/pagamento/escolher', {
      token: adm.token,
      body: { competencia: MES, motivo: 'Trabalhou mais dias.', ...corpo },
    });
  const linhas = async (mes = MES) =>
    (await ler(mes)).body.lancamentos
      .filter(({ instrutor }) => [deixou, entrou].includes(instrutor.id))
      .toSorted((a, b) => a.instrutor.id - b.instrutor.id)
      .map(({ instrutor, pago, motivo, vaga, concorrentes }) => ({
        id: instrutor.id,
        pago,
        motivo,
        vaga: vaga && [vaga.instrutor.nome, vaga.espera],
        concorrentes,
      }));
  const documentos = async (instrutor: number, situacao: 'CONFERIDO' | 'PENDENTE', desde: string) => {
    await t.deps.database.pool.query(
      `update conferencia_de_documento set situacao = $2, conferido_em = case when $2 = 'PENDENTE' then null
        else now() end where instrutor_id = $1`,
      [instrutor, situacao],
    );
    await mudar(instrutor, 'DOCUMENTOS', situacao === 'PENDENTE' ? 'POR_CONFERIR' : 'EM_ORDEM', desde);
  };
  const tipos = async (instrutor: number, antes: string, depois: string) => {
    const { pool } = t.deps.database;
    await pool.query(`delete from historico_do_instrutor where instrutor_id = $1 and campo = 'TIPO'`, [
      instrutor,
    ]);
    await mudar(instrutor, 'TIPO', antes, ANTES);
    await mudar(instrutor, 'TIPO', depois, TROCA);
  };

  beforeAll(async () => {
    const { projeto: umaVaga } = await w.novoAprovado({ dono, edital, remunerados: 1, voluntarios: 1 });
    entrou = await w.novoInstrutor(umaVaga, { mesInicio: '2027-01' });
    deixou = await w.novoInstrutor(umaVaga, { mesInicio: '2027-01', tipoAluno: 'VOLUNTARIO' });
    await tipos(deixou, 'BOLSISTA', 'VOLUNTARIO');
    await tipos(entrou, 'VOLUNTARIO', 'BOLSISTA');
    for (const id of [deixou, entrou]) {
      await w.novaFrequencia(id, 2027, [-1, -1, -1, -1, 17, 20], dono.id);
    }
    await documentos(deixou, 'PENDENTE', TROCA);
    const { body } = await ler(MES);
    nomes = Object.fromEntries(body.lancamentos.map(({ instrutor }) => [instrutor.id, instrutor.nome]));
  });

  it('is paid to the new one while the old one waits, and either may be chosen', async () => {
    expect(await linhas()).toEqual([
      { id: entrou, pago: true, motivo: null, vaga: null, concorrentes: [deixou] },
      {
        ...{ id: deixou, pago: false, motivo: 'DOCUMENTOS' },
        ...{ vaga: [nomes[entrou], null], concorrentes: [entrou] },
      },
    ]);
  });

  it('waits for the administrator’s choice, and mails both people the reason', async () => {
    const antes = (await t.emailsAte(0)).length;
    expect((await escolher({ instrutor: deixou, noLugarDe: entrou })).status).toBe(200);
    const cartas = (await t.emailsAte(antes + 2)).slice(antes);
    expect(cartas.map(({ para }) => para).toSorted()).toEqual(
      (await ler(MES)).body.lancamentos
        .filter(({ instrutor }) => [deixou, entrou].includes(instrutor.id))
        .map(({ instrutor }) => instrutor.email)
        .toSorted(),
    );
    for (const { assunto, texto } of cartas) {
      expect(assunto).toBe('Bolsa de maio de 2027: a quem a vaga é paga');
      expect(texto).toContain('Trabalhou mais dias.');
    }
    expect(await linhas()).toEqual([
      {
        ...{ id: entrou, pago: false, motivo: 'OUTRO_VINCULO' },
        ...{ vaga: [nomes[deixou], 'DOCUMENTOS'], concorrentes: [deixou] },
      },
      {
        ...{ id: deixou, pago: false, motivo: 'DOCUMENTOS' },
        ...{ vaga: [nomes[deixou], 'DOCUMENTOS'], concorrentes: [] },
      },
    ]);
  });

  it('goes to the chosen one once the documents are in order, and can be given back', async () => {
    await documentos(deixou, 'CONFERIDO', '2027-05-25T12:00:00Z');
    expect((await linhas()).map(({ id, pago }) => [id, pago])).toEqual([
      [entrou, false],
      [deixou, true],
    ]);
    expect((await escolher({ instrutor: deixou, noLugarDe: entrou })).body.code).toBe('ESCOLHA_INVALIDA');
    expect((await escolher({ instrutor: entrou, noLugarDe: deixou })).status).toBe(200);
    expect((await linhas()).map(({ id, pago }) => [id, pago])).toEqual([
      [entrou, true],
      [deixou, false],
    ]);
  });

  it('is the new one’s alone in the following month, and waits for their documents', async () => {
    await documentos(entrou, 'PENDENTE', '2027-05-26T12:00:00Z');
    expect(await linhas('2027-06')).toEqual([
      {
        ...{ id: entrou, pago: false, motivo: 'DOCUMENTOS' },
        ...{ vaga: [nomes[entrou], 'DOCUMENTOS'], concorrentes: [] },
      },
    ]);
    await documentos(entrou, 'CONFERIDO', '2027-05-27T12:00:00Z');
  });

  it('stays as in a closed sheet, after which no choice is accepted', async () => {
    const aberta = await linhas();
    const { body } = await fechar(MES);
    expect(body.fechada).toBe(true);
    expect(await linhas()).toEqual(aberta.map((linha) => ({ ...linha, concorrentes: [] })));
    const recusada = await escolher({ instrutor: deixou, noLugarDe: entrou });
    expect([recusada.status, recusada.body.code]).toEqual([409, 'FOLHA_FECHADA']);
  });
});
