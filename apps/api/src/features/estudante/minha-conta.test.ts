import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_BANCO } from '@instrutoria/domain/banco/messages.ts';
import { MENSAGENS_ESTUDANTE } from '@instrutoria/domain/estudante/messages.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Minha = AnswerOf<Api['lerMinhaConta']>;
type DoCoordenador = AnswerOf<Api['lerContaBancaria']>;
type Vinculo = AnswerOf<Api['lerMeusVinculos']>[number];
interface Recusa {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Sheets are written for months before the history of the vínculo. */
const SO_FOLHAS = ['a month is paid only to a tie that was BOLSISTA in it (D55)'];

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
beforeAll(async () => {
  t = await createTestApp({ breaks: SO_FOLHAS });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
});
afterAll(() => t.close());

async function comVinculo(dados: Parameters<World['novoInstrutor']>[1] = {}) {
  const { projeto } = await w.novoAprovado({ dono, remunerados: 1 });
  const instrutor = await w.novoInstrutor(projeto, dados);
  const estudante = await w.novoEstudante();
  await w.darVinculo(instrutor, estudante);
  return { projeto, instrutor, estudante };
}

const minha = (instrutor: number) => `/api/estudante/vinculos/${instrutor}/conta_bancaria`;
const deOutro = (instrutor: number) => `/api/instrutor/${instrutor}/conta_bancaria`;
const escrita = (cpf: string, dados: object = {}) => ({
  ...{ banco: '001', agencia: '1584-9', conta: '210169-6', tipo: 'corrente', cpfDoTitular: cpf },
  ...dados,
});
const versaoDita = (versao: number) => ({ 'if-match': `"${versao}"` });
const guardar = (quem: Estudante, instrutor: number, versao: number, dados: object = {}) =>
  send<Minha & Recusa>(t.url, 'PUT', minha(instrutor), {
    ...{ token: quem.token, headers: versaoDita(versao), body: escrita(quem.cpf, dados) },
  });
const ler = (quem: Pessoa, instrutor: number) =>
  send<DoCoordenador>(t.url, 'GET', deOutro(instrutor), { token: quem.token });
const escrever = (quem: Pessoa, instrutor: number, versao: number, dados: object) =>
  send<DoCoordenador & Recusa>(t.url, 'PUT', deOutro(instrutor), {
    ...{ token: quem.token, headers: versaoDita(versao), body: dados },
  });
const vinculo = async (quem: Estudante, instrutor: number): Promise<Vinculo | undefined> =>
  (await send<Vinculo[]>(t.url, 'GET', '/api/estudante/vinculos', { token: quem.token })).body.find(
    ({ id }) => id === instrutor,
  );
const perguntas = async () =>
  (await t.emailsAte(0)).filter(({ assunto }) => assunto === 'Confira a conta da sua bolsa').length;

describe('the account that a student writes', () => {
  it('is judged as the coordinator’s, and needs no reason, no question and no wait', async () => {
    const { instrutor, estudante } = await comVinculo();
    const antes = await perguntas();
    const erros = async (dados: object) => {
      const { status, body } = await guardar(estudante, instrutor, 1, dados);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await erros({ banco: '999', agencia: '' })).toEqual([422, ['banco', 'agencia']]);
    expect(await erros({ tipo: 'salario' })).toEqual([422, ['tipo']]);
    expect((await guardar(estudante, instrutor, 1, { cpfDoTitular: '52998224725' })).body.errors).toEqual({
      cpfDoTitular: MENSAGENS_BANCO.naoEDoAluno,
    });
    const { status, body } = await guardar(estudante, instrutor, 1);
    expect([status, body.versao, body.conta]).toMatchObject([
      ...[200, 2],
      { banco: '001', agencia: '1584', digitoDaAgencia: '9', conta: '210169', digito: '6' },
    ]);
    expect(await vinculo(estudante, instrutor)).toMatchObject({
      conta: { final: '169', problemas: [], peloAluno: true, situacao: 'livre' },
    });
    expect(await perguntas()).toBe(antes);
    // The same again is no change.
    expect((await guardar(estudante, instrutor, 2)).body.versao).toBe(2);
    expect(await countOf(t, 'mudancaDeConta', { instrutorId: instrutor })).toBe(1);
  });

  it('is told to the student by mail, whose no bars it and ends the session in which it was written', async () => {
    const { instrutor, estudante } = await comVinculo();
    const avisos = async () =>
      (await t.emailsAte(0)).filter(
        ({ assunto, para }) => assunto === 'Você informou a conta da sua bolsa' && para === estudante.email,
      );
    await guardar(estudante, instrutor, 1);
    const [aviso, ...mais] = await avisos();
    expect(mais).toEqual([]);
    expect(aviso?.texto).toContain('termina em 169');
    for (const segredo of ['210169', estudante.cpf]) expect(aviso?.texto).not.toContain(segredo);
    // It waits for no answer.
    expect(await vinculo(estudante, instrutor)).toMatchObject({ conta: { situacao: 'livre' } });
    const responder = (resposta: string) => {
      const token = /conta-da-bolsa#token=([\w-]+)/.exec(aviso?.texto ?? '')?.[1] ?? '';
      return send<Recusa>(t.url, 'POST', '/api/conta_bancaria/resposta', { body: { token, resposta } });
    };
    expect((await responder('naoMinha')).body.message).toBe(MENSAGENS_BANCO.contaNaoFuiEu);
    expect((await ler(adm, instrutor)).body.resposta.situacao).toBe('negada');
    expect((await guardar(estudante, instrutor, 2)).status).toBe(401);
    // Writing the same numbers again counts as a new writing, and is mailed again.
    await updateRows(t, 'sessao', { encerradaEm: null }, { estudanteId: estudante.id });
    expect((await guardar(estudante, instrutor, 2)).body.versao).toBe(3);
    expect((await ler(adm, instrutor)).body.resposta.situacao).toBe('livre');
    expect(await avisos()).toHaveLength(2);
    expect((await responder('minha')).body.errors).toEqual({ token: MENSAGENS_BANCO.contaEscritaDepois });
  });

  it('ends by their no the session of their teacher’s account too, where it was written in that', async () => {
    const { instrutor, estudante } = await comVinculo();
    const professor = await w.novaPessoa();
    await updateRows(t, 'professor', { cpf: estudante.cpf }, { id: professor.id });
    await updateRows(t, 'estudante', { professorId: professor.id, senha: null }, { id: estudante.id });
    const comoProfessor = { ...estudante, token: professor.token };
    expect((await guardar(comoProfessor, instrutor, 1)).status).toBe(200);
    const aviso = (await t.emailsAte(0)).findLast(({ para }) => para === estudante.email);
    const token = /conta-da-bolsa#token=([\w-]+)/.exec(aviso?.texto ?? '')?.[1];
    const nao = { token, resposta: 'naoMinha' };
    expect((await send(t.url, 'POST', '/api/conta_bancaria/resposta', { body: nao })).status).toBe(200);
    expect((await guardar(comoProfessor, instrutor, 2, { conta: '271828-1' })).status).toBe(401);
  });

  it('is told to the coordinator without its numbers, and to the administration with them', async () => {
    const { instrutor, estudante } = await comVinculo();
    await guardar(estudante, instrutor, 1);
    const doDono = await ler(dono, instrutor);
    expect(doDono.body).toMatchObject({ versao: 2, conta: null, resumo: { final: '169' } });
    expect(doDono.body.informadaPeloAlunoEm).toBe(t.clock.agora().toISOString());
    expect(doDono.body.mudancas).toMatchObject([{ autor: null, motivo: null }]);
    for (const segredo of ['210169', '1584', estudante.cpf]) expect(doDono.text).not.toContain(segredo);
    expect((await ler(adm, instrutor)).body.conta?.conta).toBe('210169');
    expect(await countOf(t, 'acesso', { documento: 'conta_bancaria', registroId: instrutor })).toBe(2);
  });

  it('is written over by the coordinator with a reason, which asks the student, and a guess tells nothing', async () => {
    const { instrutor, estudante } = await comVinculo();
    await guardar(estudante, instrutor, 1);
    const dados = escrita(estudante.cpf);
    expect((await escrever(dono, instrutor, 2, dados)).body.errors).toEqual({
      motivo: MENSAGENS_BANCO.escrevaOMotivo,
    });
    const certo = await escrever(dono, instrutor, 2, { ...dados, motivo: 'trouxe o cartão' });
    const { status, body } = certo;
    expect([status, body.versao, body.resposta.situacao]).toEqual([200, 3, 'espera']);
    expect(body.conta?.conta).toBe('210169');
    // The administration corrects a digit of what the student wrote then: the coordinator reads neither.
    await guardar(estudante, instrutor, 3, { conta: '271828-1' });
    const corrigida = { ...dados, conta: '271828-0', motivo: 'o banco disse' };
    expect((await escrever(adm, instrutor, 4, corrigida)).body.conta?.digito).toBe('0');
    expect((await ler(dono, instrutor)).body).toMatchObject({ conta: null, resumo: { final: '828' } });
  });

  it('is asked about at the address of the account, also where the coordinator wrote another one', async () => {
    const { instrutor, estudante } = await comVinculo();
    await updateRows(t, 'instrutor', { email: 'outro@exemplo.br' }, { id: instrutor });
    await guardar(estudante, instrutor, 1);
    const antes = (await t.emailsAte(0)).length;
    const dele = escrita(estudante.cpf, { conta: '271828-1', motivo: 'Mudou de conta.' });
    expect((await escrever(dono, instrutor, 2, dele)).status).toBe(200);
    const perguntas = (await t.emailsAte(0)).slice(antes);
    const { email } = await rowOf(t, 'estudante', { id: estudante.id });
    expect(perguntas.map(({ para, assunto }) => [para, assunto])).toEqual([
      [email, 'Confira a conta da sua bolsa'],
    ]);
  });

  it('is not read by the student to whom a corrected CPF brings the vínculo, who writes their own', async () => {
    const { instrutor, estudante } = await comVinculo();
    await guardar(estudante, instrutor, 1);
    const outro = await w.novoEstudante();
    const { id: estudanteId, cpf } = outro;
    await insertInto(t, 'saidaDoVinculo', {
      ...{ instrutorId: instrutor, estudanteId: estudante.id, em: t.clock.agora() },
    });
    t.clock.avancar(1);
    await updateRows(t, 'instrutor', { estudanteId, cpf }, { id: instrutor });
    const lida = await send<Minha>(t.url, 'GET', minha(instrutor), { token: outro.token });
    expect(lida.body).toMatchObject({ versao: 2, conta: null });
    const dados = await send(t.url, 'GET', '/api/estudante/meus-dados', { token: outro.token });
    for (const { status, text } of [lida, dados]) {
      expect(status).toBe(200);
      for (const segredo of ['210169', estudante.cpf]) expect(text).not.toContain(segredo);
    }
    expect((await guardar(outro, instrutor, 2)).body.conta?.cpfDoTitular).toBe(cpf);
  });

  it('confirms with the same numbers what the coordinator wrote', async () => {
    const { instrutor, estudante } = await comVinculo();
    await escrever(dono, instrutor, 1, { ...escrita(estudante.cpf), motivo: 'ditou ao telefone' });
    expect((await vinculo(estudante, instrutor))?.aFazer).toMatchObject([{ tipo: 'conta' }]);
    expect((await guardar(estudante, instrutor, 2)).body.versao).toBe(3);
    expect(await vinculo(estudante, instrutor)).toMatchObject({
      aFazer: [],
      conta: { situacao: 'livre', peloAluno: true },
    });
  });

  it('is of their own vínculo only, and 404 for a stranger as for an unknown one', async () => {
    const [meu, alheio] = [await comVinculo(), await comVinculo()];
    for (const id of [alheio.instrutor, 987_654_321]) {
      const respostas = [
        await send<Recusa>(t.url, 'GET', minha(id), { token: meu.estudante.token }),
        await guardar(meu.estudante, id, 1),
      ];
      expect(respostas.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'NAO_ENCONTRADO'],
        [404, 'NAO_ENCONTRADO'],
      ]);
    }
    expect((await send(t.url, 'GET', minha(meu.instrutor), { token: dono.token })).status).toBe(403);
    expect((await send(t.url, 'GET', minha(meu.instrutor), {})).status).toBe(401);
  });

  it('loses nothing when student and coordinator write at once: one is stored, the other answers 412', async () => {
    const { instrutor, estudante } = await comVinculo();
    const respostas = await Promise.all([
      guardar(estudante, instrutor, 1, { conta: '314159-2' }),
      escrever(dono, instrutor, 1, { ...escrita(estudante.cpf), conta: '271828-1', motivo: 'ditou' }),
      guardar(estudante, instrutor, 1, { conta: '161803-3' }),
    ]);
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    expect((await rowOf(t, 'contaBancaria', { instrutorId: instrutor })).versao).toBe(2);
    expect(await countOf(t, 'mudancaDeConta', { instrutorId: instrutor })).toBe(1);
  });

  it('appears in no trail, mail or log', async () => {
    const { instrutor, estudante } = await comVinculo();
    await guardar(estudante, instrutor, 1, { conta: '987123-4' });
    const { rows } = await t.deps.database.pool.query<{ achados: number }>(
      `select count(*)::int as achados from (select a::text as linha from auditoria a union all
         select d::text from pgboss.job d) x where linha like '%987123%'`,
    );
    expect(rows[0]?.achados).toBe(0);
    expect(t.logs.filter((linha) => linha.includes('987123'))).toEqual([]);
    const [linha] = await rowsOf(t, 'auditoria', { acao: 'guardarMinhaConta', registroId: instrutor });
    expect(linha).toMatchObject({ pessoaId: null, depois: { dados: 'alterados', estudante: estudante.id } });
  });
});

describe('the account of a vínculo that ended', () => {
  const encerrado = () => ({
    ...{ fim: '2026-03-10', motivoDoFim: 'concluiu o curso', encerradoEm: t.clock.agora() },
    ...{ situacao: 'IRREGULAR', mesInicio: null },
  });
  let folhas = 0;

  async function comPagamento(instrutor: number, projeto: number, situacao: string) {
    const agora = t.clock.agora();
    const { cpf } = await rowOf(t, 'instrutor', { id: instrutor });
    folhas += 1;
    const mes = somarMeses('2019-01', folhas);
    const folha = await insertInto(t, 'folhaDePagamento', { mes, fechadaEm: agora, fechadaPorId: adm.id });
    const { id: pagamentoId } = await insertInto(t, 'pagamento', {
      ...{ folhaId: folha.id, instrutorId: instrutor, projetoId: projeto, nome: 'Nome', titulo: 'Projeto' },
      ...{ cpf, email: 'aluno@exemplo.test', competencia: mes, tipo: 'NORMAL' },
      ...{ pago: true, horas: 34, valor: 70_000, valorCheio: 70_000 },
    });
    const { id: remessaId } = await insertInto(t, 'remessa', {
      ...{ folhaId: folha.id, numero: 1, sequencial: folha.id, forma: 'mao', diaDoPagamento: '2026-12-09' },
      ...{ geradaEm: agora, geradaPorId: adm.id },
    });
    const resultado = { resultadoEm: agora, resultadoPorId: adm.id };
    const linha = {
      paga: { dia: '2026-12-09', ...resultado },
      devolvida: { ...resultado, motivo: 'conta encerrada', pedeDados: true },
    }[situacao];
    const { id: linhaId } = await insertInto(t, 'linhaDaRemessa', {
      ...{ remessaId, documento: 1, instrutorId: instrutor, projetoId: projeto, nome: 'Nome' },
      ...{ cpf: cpf ?? '', centavos: 70_000, situacao, ...linha },
    });
    const viva = situacao !== 'devolvida';
    await insertInto(t, 'parteDaRemessa', { linhaId, pagamentoId, centavos: 70_000, viva });
  }

  it('is no longer written once all was credited', async () => {
    const { projeto, instrutor, estudante } = await comVinculo(encerrado());
    await comPagamento(instrutor, projeto, 'paga');
    const { status, body } = await guardar(estudante, instrutor, 1);
    expect([status, body.message]).toEqual([409, MENSAGENS_ESTUDANTE.nadaAReceber]);
    expect(await vinculo(estudante, instrutor)).toMatchObject({ informaConta: false, aFazer: [] });
  });

  it('is mended after a payment came back, which is payable again then', async () => {
    const { projeto, instrutor, estudante } = await comVinculo(encerrado());
    await comPagamento(instrutor, projeto, 'devolvida');
    expect(await vinculo(estudante, instrutor)).toMatchObject({
      ...{ informaConta: true, devolucao: { motivo: 'conta encerrada' } },
      aFazer: [{ tipo: 'conta', texto: 'Um pagamento voltou: corrija os dados bancários' }],
    });
    t.clock.avancar(60_000);
    expect((await guardar(estudante, instrutor, 1, { conta: '271828-1' })).status).toBe(200);
    const mudado = await vinculo(estudante, instrutor);
    expect(mudado).toMatchObject({ aFazer: [], devolucao: null });
    expect(mudado?.meses[0]?.pagamentos[0]?.detalhe).toBe('Será enviado outra vez');
  });
});
