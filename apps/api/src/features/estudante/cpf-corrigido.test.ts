import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_BANCO } from '@instrutoria/domain/banco/messages.ts';
import { MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../adapters/sha256.ts';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPdfDe } from '../../testing/documents/arquivos.ts';
import { insertInto, rowOf, updateRows } from '../../testing/rows.ts';
import { type CenaDaFrequencia, criarCenaDaFrequencia } from '../../testing/world/cena-da-frequencia.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { contasParaPagar } from '../banco/repository.ts';

type Vinculos = AnswerOf<Api['lerMeusVinculos']>;
type MeusDias = AnswerOf<Api['lerMeusDias']>;
type Folha = AnswerOf<Api['lerFolhaDeFrequencia']>;
type Dados = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const TEXTO = 'Plantão só da Aline';
const LINK = 'link-mandado-a-aline';

let t: TestApp;
let w: World;
let adm: Pessoa;
let c: CenaDaFrequencia;
/** The account of the CPF that was typed wrongly, and that of the right one. */
let aline: Estudante;
let bruno: Estudante;

const caminho = (fim: string) => `/api/estudante/vinculos/${c.ana}/${fim}`;
const enviarDia = (quem: Estudante, id: string, atividade: string) =>
  send(t.url, 'PUT', caminho('dias'), {
    ...{ token: quem.token, body: { dias: [{ id, dia: '2026-05-04', horas: 4, atividade }] } },
  });
const enviarMes = (quem: Estudante) =>
  send(t.url, 'POST', caminho('meses/2026-05/enviar'), { token: quem.token, body: { soma: 4 } });
const meusDias = (quem: Estudante) => send<MeusDias>(t.url, 'GET', caminho('dias'), { token: quem.token });
const vinculo = async (quem: Estudante) =>
  (await send<Vinculos>(t.url, 'GET', '/api/estudante/vinculos', { token: quem.token })).body[0];
const dados = async (quem: Estudante) =>
  JSON.parse((await send(t.url, 'GET', '/api/estudante/meus-dados', { token: quem.token })).text) as Dados;
const doAluno = async () => {
  const url = `/api/frequenciasInstrutor/folha/${c.projeto}`;
  const { linhas } = (await send<Folha>(t.url, 'GET', url, { token: c.dono.token })).body;
  return linhas[0]?.celulas[4]?.aluno;
};

const folhaImpressa = () =>
  send(t.url, 'GET', `/api/frequenciasInstrutor/projeto/${c.projeto}/dias/${c.ana}/2026-05/folha`, {
    token: c.dono.token,
  });

const dia = randomUUID();
let declaracao: number;

async function tudoDaAline() {
  await enviarDia(aline, dia, TEXTO);
  expect((await enviarMes(aline)).status).toBe(200);
  const conta = {
    banco: '001',
    agencia: '1584-9',
    conta: '210169-6',
    tipo: 'corrente',
    cpfDoTitular: aline.cpf,
  };
  const guardada = await send(t.url, 'PUT', caminho('conta_bancaria'), {
    ...{ token: aline.token, headers: { 'if-match': '"1"' }, body: conta },
  });
  expect(guardada.status).toBe(200);
  await insertInto(t, 'mudancaDeConta', {
    ...{ instrutorId: c.ana, em: t.clock.agora(), autorId: c.dono.id, tokenSha256: sha256(LINK) },
  });
  const documento = await send(t.url, 'POST', caminho('documento/historico_declaracao'), {
    ...{ token: aline.token, file: { bytes: umPdfDe(44_000) } },
  });
  expect(documento.status).toBe(200);
  const { versao } = await rowOf(t, 'instrutor', { id: c.ana });
  const recusa = { situacao: 'RECUSADO', motivo: 'O histórico da Aline é de 2024.' };
  const recusado = await send(t.url, 'PATCH', `/api/instrutor/conferir_documento/${c.ana}`, {
    ...{ token: adm.token, headers: { 'if-match': `"${versao}"` } },
    body: { documento: 'historico_declaracao', ...recusa },
  });
  expect([recusado.status, recusado.status === 200 ? '' : recusado.text]).toEqual([200, '']);
  await insertInto(t, 'acesso', {
    ...{ quando: t.clock.real(), endereco: '127.0.0.1', titularId: null, pessoaId: c.dono.id },
    ...{ registroTipo: 'instrutor', registroId: c.ana, documento: 'conta_bancaria' },
  });
  const conteudo = {
    papel: 'INSTRUTOR',
    nome: 'Aline Errada',
    projeto: { id: c.projeto, titulo: 'Projeto' },
  };
  ({ id: declaracao } = await insertInto(t, 'declaracao', {
    ...{ codigo: '00000-00000-00000-00001-000001', papel: 'INSTRUTOR', chave: 'teste', conteudo },
    ...{ professorId: c.dono.id, instrutorId: c.ana, projetoId: c.projeto, editalId: await w.novoEdital() },
    emitidaEm: t.clock.agora(),
  }));
  await insertInto(t, 'contestacao', {
    ...{ instrutorId: c.ana, estudanteId: aline.id, mes: '2026-05', texto: 'Contesto o mês.' },
    ...{ enviadaEm: t.clock.agora(), ate: '2026-06-30' },
  });
  await pagoAAline();
}

/** The sheet of March paid to the account of the wrong CPF. */
async function pagoAAline() {
  const agora = t.clock.agora();
  const { id: folhaId } = await insertInto(t, 'folhaDePagamento', {
    ...{ mes: '2026-03', fechadaEm: agora, fechadaPorId: adm.id },
  });
  const quem = { instrutorId: c.ana, projetoId: c.projeto, nome: 'Aline Errada', cpf: aline.cpf };
  const { id: pagamentoId } = await insertInto(t, 'pagamento', {
    ...{ folhaId, ...quem, titulo: 'Projeto', email: aline.email, competencia: '2026-03', tipo: 'NORMAL' },
    ...{ pago: true, horas: 34, valor: 70_000, valorCheio: 70_000 },
  });
  const { id: remessaId } = await insertInto(t, 'remessa', {
    ...{ folhaId, numero: 1, sequencial: 1, forma: 'mao', diaDoPagamento: '2026-04-09' },
    ...{ geradaEm: agora, geradaPorId: adm.id },
  });
  const { id: linhaId } = await insertInto(t, 'linhaDaRemessa', {
    ...{ remessaId, documento: 1, ...quem, centavos: 70_000, situacao: 'devolvida', pedeDados: true },
    ...{ motivo: 'conta encerrada', resultadoEm: agora, resultadoPorId: adm.id, conta: '210169' },
  });
  await insertInto(t, 'parteDaRemessa', { linhaId, pagamentoId, centavos: 70_000, viva: false });
}

async function corrigirCpf(cpf: string) {
  const { versao } = await rowOf(t, 'instrutor', { id: c.ana });
  const { status } = await send(t.url, 'PATCH', `/api/instrutor/identificacao/${c.ana}`, {
    token: adm.token,
    body: { cpf, matricula: '2026001', motivo: 'O CPF era de outra pessoa.' },
    headers: { 'if-match': `"${versao}"` },
  });
  expect(status).toBe(200);
}

beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir(INICIO);
  adm = await w.novaPessoa('administrador');
  c = await criarCenaDaFrequencia(t, w);
  aline = await w.novoEstudante();
  bruno = await w.novoEstudante();
  await w.darVinculo(c.ana, aline);
  await tudoDaAline();
  t.clock.avancar(MINUTO_MS);
  await corrigirCpf(bruno.cpf);
  t.clock.avancar(MINUTO_MS);
  await updateRows(t, 'instrutor', { estudanteId: bruno.id }, { id: c.ana });
});
afterAll(() => t.close());

describe('after a corrected CPF (D37), the person of the right one', () => {
  it('reads nothing that the other typed, sent or received', async () => {
    const lido = await vinculo(bruno);
    expect(lido).toMatchObject({ conta: null, devolucao: null, totalPago: 0, declaracoes: [] });
    expect(JSON.stringify(lido)).not.toContain('Aline');
    const marco = lido?.meses.find(({ mes }) => mes === '2026-03');
    expect(marco?.pagamentos).toMatchObject([
      { estado: 'NAO_RECEBE', texto: 'a folha foi fechada com o CPF anterior do vínculo' },
    ]);
    expect(lido?.meses.find(({ mes }) => mes === '2026-05')).toMatchObject({ enviadas: null });
    const { meses } = (await meusDias(bruno)).body;
    expect(meses.find(({ mes }) => mes === '2026-05')).toMatchObject({ estado: 'aberto', dias: [] });
    const papeis = [
      await send(t.url, 'GET', `/api/estudante/declaracao/${declaracao}`, { token: bruno.token }),
      await send(t.url, 'GET', caminho('documento/historico_declaracao'), { token: bruno.token }),
    ];
    expect(papeis.map(({ status }) => status)).toEqual([404, 404]);
    expect((await send(t.url, 'GET', '/api/estudante/acessos', { token: bruno.token })).body).toEqual([]);
  });

  it('starts the month empty, on its printed sheet and among what the coordinator has to attest', async () => {
    expect((await folhaImpressa()).status).toBe(200);
    const tarefas = await send<{ readonly codigo: string }[]>(t.url, 'GET', '/api/tarefas', {
      token: c.dono.token,
    });
    expect(tarefas.status).toBe(200);
    expect(tarefas.text).not.toContain('HORAS_A_ATESTAR');
  });

  it('has none of it in their own data', async () => {
    const seus = await dados(bruno);
    for (const parte of [
      'diasRegistrados',
      'mesesEnviados',
      'pagamentos',
      'enviosAoBanco',
      'dadosBancarios',
    ]) {
      expect(seus[parte], parte).toEqual([]);
    }
    for (const parte of ['mudancasDosDadosBancarios', 'declaracoes', 'emails', 'quemAbriuOsMeusDados']) {
      expect(seus[parte], parte).toEqual([]);
    }
    const texto = JSON.stringify(seus);
    for (const segredo of [TEXTO, aline.cpf, aline.email, 'Aline', '210169']) {
      expect(texto).not.toContain(segredo);
    }
  });

  it('is asked for their own document and account, and is paid to no account of before', async () => {
    const lido = await vinculo(bruno);
    expect(lido?.aFazer.map(({ tipo }) => tipo)).toEqual(['documento', 'conta']);
    expect(lido?.documentos.find(({ deOutraPessoa }) => deOutraPessoa)?.documento).toBe(
      'historico_declaracao',
    );
    expect((await contasParaPagar(t.deps.database.db, [c.ana])).size).toBe(0);
  });

  it('logs and sends the same month from the start, also under an id that the other used', async () => {
    expect(await doAluno()).toBeNull();
    expect((await enviarDia(bruno, dia, 'Aula do Bruno')).status).toBe(200);
    expect((await enviarMes(bruno)).status).toBe(200);
    expect(await doAluno()).toMatchObject({ horas: 4, dias: 1 });
    expect((await folhaImpressa()).status).toBe(200);
    expect((await dados(bruno)).diasRegistrados).toMatchObject([{ atividade: 'Aula do Bruno' }]);
    // What the other contested is of their own month.
    const { body } = await send<AnswerOf<Api['listarContestacoes']>>(t.url, 'GET', '/api/contestacoes', {
      token: adm.token,
    });
    expect(body).toMatchObject([{ mes: '2026-05', enviadas: 4 }]);
  });
});

describe('after a corrected CPF (D37), the person of the wrong one', () => {
  it('keeps in their own data what they typed and received, and reads nothing newer', async () => {
    const seus = await dados(aline);
    expect(seus.diasRegistrados).toMatchObject([{ vinculo: c.ana, atividade: TEXTO }]);
    expect(seus.mesesEnviados).toMatchObject([{ mes: '2026-05', estado: 'enviado' }]);
    expect(seus.dadosBancarios).toMatchObject([{ conta: '210169', cpf_do_titular: aline.cpf }]);
    expect(seus.pagamentos).toMatchObject([{ competencia: '2026-03', cpf: aline.cpf }]);
    expect(seus.enviosAoBanco).toMatchObject([{ conta: '210169' }]);
    expect(seus.quemAbriuOsMeusDados).toMatchObject([{ documento: 'conta_bancaria' }]);
    expect(seus.vinculosQueSairam).toMatchObject([{ vinculo: c.ana }]);
    expect(seus.vinculos).toEqual([]);
    expect(JSON.stringify(seus)).not.toContain(bruno.cpf);
    expect((await meusDias(aline)).status).toBe(404);
    const acessos = await send<unknown[]>(t.url, 'GET', '/api/estudante/acessos', { token: aline.token });
    expect(acessos.body).toHaveLength(1);
  });

  it('answers no more for the account by the link of before', async () => {
    const { status, body } = await send<{ errors: object }>(t.url, 'POST', '/api/conta_bancaria/resposta', {
      body: { token: LINK, resposta: 'minha' },
    });
    expect([status, body.errors]).toEqual([422, { token: MENSAGENS_BANCO.linkDaContaDesconhecido }]);
  });
});
