import { createHash } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { CAMPO_NOVO } from '@instrutoria/domain/remessa/rules/exemplo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { scanAnswers } from '../../testing/attacks/canary.ts';
import { send } from '../../testing/client.ts';
import { countOf, insertInto, rowOf, rowsOf } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Remessa = AnswerOf<Api['lerRemessa']>;
type DaFolha = AnswerOf<Api['lerRemessasDaFolha']>;
type Previa = AnswerOf<Api['preverRemessa']>;
type DoRetorno = AnswerOf<Api['preverRetorno']>;
interface Recusa {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const PAGADOR = {
  ...{ nome: 'Universidade de Exemplo', cnpj: '11222333000181', banco: '001', agencia: '1234' },
  ...{ digitoDaAgencia: '5', conta: '98765', digito: '4', convenio: '123456', servico: '33' },
};

/** Sheets are written without the hours and values that would make them due. */
const SO_FOLHAS = [
  'a tie was paid for a month once or not at all, in all its lines together (D39)',
  'the cents of a month never exceed one full value for each granted place, nor are below zero (D55)',
  'a month is paid only to a tie that was BOLSISTA in it (D55)',
  'an estorno was asked of a payment that stood (D39)',
];

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
beforeAll(async () => {
  t = await createTestApp({ breaks: SO_FOLHAS });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
  await send(t.url, 'PUT', '/api/remessa/pagador', {
    ...{ token: adm.token, headers: { 'if-match': '"0"' }, body: PAGADOR },
  });
});
afterAll(() => t.close());

const hoje = () => diaNoFuso(t.clock.agora(), 'America/Fortaleza');
let meses = 0;

const novoAluno = async () => {
  const { projeto } = await w.novoAprovado({ dono, remunerados: 1 });
  return w.novoInstrutor(projeto);
};

/**
 * A closed sheet of an unused month, with one student for each project. `valores` are cents; a negative one is an
 * estorno of the first student.
 */
async function folhaDe(valores: readonly number[], naMesma?: readonly number[]) {
  meses += 1;
  const mes = `${1900 + meses}-03`;
  const { db } = t.deps.database;
  const folha = await insertInto(db, 'folhaDePagamento', {
    mes,
    fechadaEm: t.clock.agora(),
    fechadaPorId: adm.id,
  });
  const instrutores: number[] = [];
  for (const [i, valor] of valores.entries()) {
    const instrutor = naMesma?.[i] ?? (valor < 0 ? (instrutores[0] ?? 0) : await novoAluno());
    instrutores.push(instrutor);
    const { cpf, nome, projetoId } = await rowOf(t, 'instrutor', { id: instrutor });
    await insertInto(db, 'pagamento', {
      ...{ folhaId: folha.id, instrutorId: instrutor, projetoId, cpf, nome, titulo: 'Projeto' },
      ...{ email: `aluno${instrutor}@exemplo.test`, horas: 34, valorCheio: 70_000, valor: Math.abs(valor) },
      ...(valor < 0
        ? { tipo: 'ESTORNO', pago: false, decisao: 'CONFIRMADO', motivo: 'SEM_HORAS', competencia: '1900-01' }
        : { tipo: 'NORMAL', pago: true, competencia: mes }),
    });
  }
  return { mes, folha: folha.id, instrutores };
}

const ler = (mes: string) => send<DaFolha>(t.url, 'GET', `/api/remessa/folha/${mes}`, { token: adm.token });
const prever = (mes: string, query = 'forma=cnab240', quem = adm) =>
  send<Previa>(t.url, 'GET', `/api/remessa/folha/${mes}/previa?${query}`, { token: quem.token });
const gerar = (mes: string, body: object = {}, quem = adm) =>
  send<Remessa & Recusa>(t.url, 'POST', `/api/remessa/folha/${mes}`, {
    token: quem.token,
    body: { forma: 'cnab240', diaDoPagamento: hoje(), ...body },
  });
const baixar = (id: number) => send(t.url, 'GET', `/api/remessa/${id}/arquivo`, { token: adm.token });
const enviar = <R>(caminho: string, texto: string) =>
  send<R>(t.url, 'POST', caminho, { token: adm.token, file: { bytes: Buffer.from(texto, 'latin1') } });

/** The file as its bank sends it back, with a code for each segment A in turn. */
function retorno(arquivo: string, codigos: readonly string[]): string {
  let n = -1;
  return arquivo
    .split('\r\n')
    .map((linha) => {
      if (linha[7] === '0') return `${linha.slice(0, 142)}2${linha.slice(143)}`;
      if (linha[7] !== '3' || linha[13] !== 'A') return linha;
      n += 1;
      return `${linha.slice(0, 154)}05112026${linha.slice(162, 230)}${(codigos[n] ?? '').padEnd(10)}`;
    })
    .join('\r\n');
}

describe('a remessa of a closed sheet', () => {
  it('is generated once, kept byte for byte with its hash, and each reading is in the log', async () => {
    const { mes } = await folhaDe([70_000, 35_000]);
    expect((await prever(mes)).body).toMatchObject({ soma: 105_000, fora: [] });
    const { status, body } = await gerar(mes, { total: 105_000 });
    expect([status, body.numero, body.soma, body.linhas]).toEqual([201, 1, 105_000, 2]);
    const [um, outro] = [await baixar(body.id), await baixar(body.id)];
    expect(um.text).toBe(outro.text);
    expect(createHash('sha256').update(um.text, 'latin1').digest('hex')).toBe(body.sha256);
    const linhas = um.text.split('\r\n');
    expect(linhas.slice(0, -1).every((linha) => linha.length === 240)).toBe(true);
    const soma = linhas.filter((l) => l[7] === '5').reduce((total, l) => total + Number(l.slice(23, 41)), 0);
    expect(soma).toBe(105_000);
    expect(await countOf(t, 'acesso', { documento: 'remessa', registroId: body.id })).toBe(3);
    expect((await ler(mes)).body).toMatchObject({ situacao: 'enviada', pagamentos: 2, enviados: 2 });
    const outra = await gerar(mes);
    expect([outra.status, outra.body.errors]).toEqual([422, { forma: 'Não há nenhuma linha para enviar' }]);
  });

  it('is refused for an open sheet, another sum, a day that is over', async () => {
    const { mes } = await folhaDe([70_000]);
    expect((await gerar('2090-01')).body.code).toBe('FOLHA_ABERTA');
    expect((await gerar(mes, { total: 1 })).body.code).toBe('REMESSA_MUDOU');
    const velha = await gerar(mes, { diaDoPagamento: '2020-01-01' });
    expect([velha.status, Object.keys(velha.body.errors ?? {})]).toEqual([422, ['diaDoPagamento']]);
  });

  it('is generated by one of several people at once', async () => {
    const { mes, folha } = await folhaDe([70_000]);
    const respostas = await Promise.all([1, 2, 3, 4].map(() => gerar(mes)));
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect(await countOf(t, 'remessa', { folhaId: folha })).toBe(1);
  });

  it('leaves out who has no account, whose account the person wrote, and projects in which they take part', async () => {
    const { mes, instrutores } = await folhaDe([70_000, 35_000, 20_000]);
    const [semConta = 0, escrito = 0] = instrutores;
    const { pool } = t.deps.database;
    await pool.query('delete from conta_bancaria where instrutor_id = $1', [semConta]);
    await insertInto(t, 'mudancaDeConta', {
      ...{ instrutorId: escrito, em: t.clock.agora(), autorId: adm.id, motivo: null },
    });
    const { body } = await prever(mes);
    expect(body.fora.map(({ motivo }) => motivo).toSorted()).toEqual(['ESCREVEU', 'SEM_CONTA']);
    expect(body.soma).toBe(20_000);
    const colaborador = await w.novaPessoa('administrador');
    for (const id of instrutores) {
      const { projetoId } = await rowOf(t, 'instrutor', { id });
      await w.novoColaborador(projetoId, colaborador.id);
    }
    const dele = (await prever(mes, 'forma=mao', colaborador)).body;
    expect([dele.linhas, dele.fora.map(({ motivo }) => motivo)]).toEqual([
      [],
      ['PARTICIPA', 'PARTICIPA', 'PARTICIPA'],
    ]);
    const [terceiro] = body.linhas;
    const semEle = await prever(mes, `forma=cnab240&fora=${terceiro?.instrutor.id ?? 0}`);
    expect([semEle.body.soma, semEle.body.fora.length]).toEqual([0, 3]);
  });

  it('sets an estorno off, carries the rest to the next sheet, and never sends a line below zero', async () => {
    const { mes, instrutores } = await folhaDe([70_000, -90_000]);
    const [aluno = 0] = instrutores;
    const { body } = await prever(mes, 'forma=mao');
    expect([body.soma, body.linhas[0]?.compensados]).toEqual([0, 70_000]);
    const segunda = await folhaDe([70_000, 1000], [aluno]);
    // The first sheet was never sent: what it holds back is not known to be open.
    expect((await prever(segunda.mes, 'forma=mao')).body.soma).toBe(71_000);
    const outro = await novoAluno();
    const { cpf, projetoId } = await rowOf(t, 'instrutor', { id: outro });
    await insertInto(t, 'pagamento', {
      ...{ folhaId: (await rowOf(t, 'folhaDePagamento', { mes })).id, instrutorId: outro, projetoId },
      ...{ cpf, nome: 'Outro', titulo: 'Projeto', email: 'o@exemplo.test', horas: 34, valorCheio: 70_000 },
      ...{
        valor: 500,
        tipo: 'COMPLEMENTO',
        causa: 'SEM_HORAS',
        parcial: true,
        pago: true,
        competencia: '1900-02',
      },
    });
    const enviada = await gerar(mes);
    expect([enviada.body.soma, enviada.body.linhas, enviada.body.pagas]).toEqual([500, 2, 1]);
    expect((await prever(segunda.mes)).body.soma).toBe(51_000);
  });

  it('can be cancelled while nothing of it was paid, and its lines go in another one', async () => {
    const { mes } = await folhaDe([70_000]);
    const { id } = (await gerar(mes)).body;
    const cancelar = (motivo: string) =>
      send<Remessa & Recusa>(t.url, 'POST', `/api/remessa/${id}/cancelar`, {
        token: adm.token,
        body: { motivo },
      });
    expect((await cancelar(' ')).status).toBe(422);
    expect((await cancelar('não foi entregue')).body.motivo).toBe('não foi entregue');
    expect((await cancelar('outra vez')).body.code).toBe('JA_CANCELADA');
    expect((await ler(mes)).body.situacao).toBe('nenhuma');
    expect((await gerar(mes)).body.numero).toBe(2);
  });
});

describe('each form of file', () => {
  it('is written: CSV with comma, xlsx, ods, fixed widths', async () => {
    const colunas = {
      colunas: [
        { fonte: 'nome', titulo: 'Favorecido' },
        { fonte: 'valor', titulo: 'Valor' },
      ],
      ...{ separador: ',', soma: true },
    };
    const criar = (body: object) =>
      send<{ id: number } & Recusa>(t.url, 'POST', '/api/remessa/layout', { token: adm.token, body });
    const { id: layout } = (await criar({ nome: 'Circular', colunas })).body;
    expect((await criar({ nome: 'circular', colunas })).body.errors).toEqual({
      nome: 'Já há um layout com este nome',
    });
    const csv = await folhaDe([70_050]);
    const doCsv = await baixar((await gerar(csv.mes, { forma: 'csv', layout })).body.id);
    expect(doCsv.text).toMatch(/^\ufeffFavorecido,Valor\r\n.*,"700,50"\r\nSoma,"700,50"\r\n$/);
    for (const forma of ['xlsx', 'ods']) {
      const { mes } = await folhaDe([70_000]);
      const { id } = (await gerar(mes, { forma, layout })).body;
      const bytes = new Uint8Array(
        await (
          await fetch(`${t.url}/api/remessa/${id}/arquivo`, {
            headers: { authorization: `Bearer ${adm.token}` },
          })
        ).arrayBuffer(),
      );
      const lido = await t.deps.planilhas.ler(bytes);
      expect([lido.formato, lido.folhas[0]?.linhas[1]?.celulas[1]]).toEqual([forma, 700]);
    }
    const numero = { formato: 'numero', preenchimento: '0', alinhamento: 'direita' };
    const fixo = {
      ...{ tamanho: 12, fimDaLinha: 'LF' },
      registros: [
        { tipo: 'detalhe', campos: [{ ...CAMPO_NOVO, ...numero, fonte: 'valor', tamanho: 12 }] },
        { tipo: 'rodape', campos: [{ ...CAMPO_NOVO, ...numero, fonte: 'soma', tamanho: 12 }] },
      ],
    };
    const { id: outro } = (await criar({ nome: 'LC', fixo })).body;
    const { mes } = await folhaDe([70_000, 1]);
    expect((await gerar(mes, { forma: 'fixo', layout })).body.errors).toEqual({
      layout: 'Este layout é de outra forma de remessa',
    });
    const { id } = (await gerar(mes, { forma: 'fixo', layout: outro })).body;
    expect((await baixar(id)).text).toMatch(/^0000000(70000|00001)\n0000000(70000|00001)\n000000070001\n$/);
  });
});

describe('a return', () => {
  it('pays and sends back, tells the coordinator, and read twice changes nothing', async () => {
    const { mes, instrutores } = await folhaDe([70_000, 35_000]);
    const { id } = (await gerar(mes)).body;
    const arquivo = (await baixar(id)).text;
    const voltou = retorno(arquivo, ['00', 'Z9']);
    const previa = await enviar<DoRetorno>(`/api/remessa/${id}/retorno/previa`, voltou);
    expect(previa.body.linhas.map(({ efeito, motivo }) => [efeito, motivo])).toEqual([
      ['paga', 'crédito feito'],
      ['devolvida', 'conta encerrada'],
    ]);
    expect((await rowsOf(t, 'linhaDaRemessa', { remessaId: id })).map(({ situacao }) => situacao)).toEqual([
      ...['enviada', 'enviada'],
    ]);
    const lido = await enviar<Remessa>(`/api/remessa/${id}/retorno`, voltou);
    expect([lido.status, lido.body.pagas, lido.body.devolvidas]).toEqual([200, 1, 1]);
    expect(lido.body.lancamentos.map(({ situacao, dia }) => [situacao, dia])).toEqual([
      ['paga', '2026-11-05'],
      ['devolvida', null],
    ]);
    const outraVez = await enviar<Remessa>(`/api/remessa/${id}/retorno`, voltou);
    expect([outraVez.body.lancamentos, outraVez.body.retornos.length]).toEqual([lido.body.lancamentos, 1]);
    const cartas = await rowsOf(t, 'cartaDoProjeto', { especie: 'devolucaoDePagamento', pessoaId: dono.id });
    expect(cartas).toHaveLength(1);

    const [devolvido = 0] = instrutores.filter((um) => um === lido.body.lancamentos[1]?.instrutor.id);
    const conta = () =>
      send<AnswerOf<Api['lerContaBancaria']>>(t.url, 'GET', `/api/instrutor/${devolvido}/conta_bancaria`, {
        token: dono.token,
      });
    expect((await conta()).body.devolucao?.motivo).toBe('conta encerrada');
    expect((await prever(mes)).body.fora.map(({ motivo }) => motivo)).toEqual(['DEVOLVIDA']);
    t.clock.avancar(60_000);
    const { cpf } = await rowOf(t, 'instrutor', { id: devolvido });
    await send(t.url, 'PUT', `/api/instrutor/${devolvido}/conta_bancaria`, {
      ...{ token: dono.token, headers: { 'if-match': '"1"' } },
      body: {
        ...{ banco: '001', agencia: '1584-9', conta: '210169-6', tipo: 'corrente', cpfDoTitular: cpf },
        motivo: 'o banco encerrou a outra',
      },
    });
    expect((await conta()).body.devolucao).toBeNull();
    expect((await prever(mes)).body.fora.map(({ motivo }) => motivo)).toEqual(['ESPERA_ALUNO']);
    const carta = (await t.emailsAte(0)).findLast(
      ({ assunto }) => assunto === 'Confira a conta da sua bolsa',
    );
    const token = /conta-da-bolsa#token=([\w-]+)/.exec(carta?.texto ?? '')?.[1];
    await send(t.url, 'POST', '/api/conta_bancaria/resposta', { body: { token, resposta: 'minha' } });
    const complementar = (await gerar(mes)).body;
    expect([complementar.numero, complementar.linhas]).toEqual([2, 1]);
    const deOutra = await enviar<Recusa>(`/api/remessa/${complementar.id}/retorno`, voltou);
    expect([deOutra.status, deOutra.body.code]).toEqual([422, 'OUTRA_REMESSA']);
    const pago = retorno((await baixar(complementar.id)).text, ['00']);
    expect((await enviar(`/api/remessa/${complementar.id}/retorno`, pago)).status).toBe(200);
    expect((await ler(mes)).body.situacao).toBe('paga');
  });

  it('of anybody else is refused with words, and so is a file that is none', async () => {
    const { mes } = await folhaDe([70_000]);
    const { id } = (await gerar(mes)).body;
    const arquivo = (await baixar(id)).text;
    const recusa = async (texto: string) => {
      const { status, body } = await enviar<Recusa>(`/api/remessa/${id}/retorno`, texto);
      return [status, body.code];
    };
    expect(await recusa(arquivo)).toEqual([422, 'E_REMESSA']);
    expect(await recusa(retorno(arquivo, ['00']).replaceAll('11222333000181', '99888777000166'))).toEqual([
      ...[422, 'OUTRO_PAGADOR'],
    ]);
    expect(await recusa('uma linha qualquer\n')).toEqual([422, 'SEM_COLUNAS']);
  });

  it('may be a list, or written by hand', async () => {
    const { mes, instrutores } = await folhaDe([70_000, 35_000]);
    const { id, lancamentos } = (await gerar(mes, { forma: 'mao' })).body;
    expect((await baixar(id)).status).toBe(409);
    const [primeiro = 0] = instrutores;
    const { cpf } = await rowOf(t, 'instrutor', { id: primeiro });
    const lido = await enviar<Remessa>(`/api/remessa/${id}/retorno`, `CPF;Resultado\n${cpf ?? ''};pago\n`);
    expect(lido.body.pagas).toBe(1);
    const outra = lancamentos.filter(({ instrutor }) => instrutor.id !== primeiro).map((um) => um.id);
    const registrar = (body: object) =>
      send<Remessa & Recusa>(t.url, 'POST', `/api/remessa/${id}/resultado`, { token: adm.token, body });
    expect(
      (await registrar({ lancamentos: outra, resultado: 'paga', dia: '2099-01-01' })).body.errors,
    ).toEqual({
      dia: 'Escolha o dia em que foi pago: até hoje',
    });
    expect((await registrar({ lancamentos: [999_999], resultado: 'paga' })).status).toBe(422);
    expect(
      (await registrar({ lancamentos: outra, resultado: 'devolvida', motivo: 'sem saldo' })).body.devolvidas,
    ).toBe(1);
    expect((await registrar({ lancamentos: outra, resultado: 'paga' })).body.code).toBe('LINHA_DEVOLVIDA');
  });
});

it('no CPF and no account is in any answer but the file, nor in the log, trail and mails', async () => {
  const scan = scanAnswers(t);
  const { mes } = await folhaDe([70_000]);
  const { id } = (await gerar(mes)).body;
  await baixar(id);
  await ler(mes);
  await send(t.url, 'GET', `/api/remessa/${id}`, { token: adm.token });
  expect(await scan.leaks()).toEqual([]);
  expect(await scan.logged()).toEqual([]);
  scan.stop();
  const { rows } = await t.deps.database.pool.query<{ achados: number }>(
    `select count(*)::int as achados from (select a::text as linha from auditoria a
       union all select d::text from pgboss.job d) x where linha ~ '7707[0-9]{8}'`,
  );
  expect(rows[0]?.achados).toBe(0);
});
