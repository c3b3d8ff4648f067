import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../../db/invariants/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { umPdfDe } from '../../testing/documents/arquivos.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Vinculos = AnswerOf<Api['lerMeusVinculos']>;
type Lista = AnswerOf<Api['listarContestacoes']>;
type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
type Resposta = Problem['body'] & { readonly message: string; readonly data?: string };

const [MARCO, ABRIL] = ['2027-03', '2027-04'];
const TEXTO = 'Trabalhei 34 horas em março; ninguém as registrou.';

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let dono: Pessoa;
let projeto: number;
let vinculo: number;
let aluna: Estudante;

beforeEach(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2027-06-02T12:00:00Z');
  adm = await w.novaPessoa('administrador', { nome: 'Ana Braga' });
  outra = await w.novaPessoa('administrador', { nome: 'Bia Costa' });
  dono = await w.novaPessoa();
  const vigencia = { vigenciaInicio: '2027-03-01', vigenciaFim: '2027-12-31' };
  const edital = await w.novoEditalEm('resultado', vigencia);
  ({ projeto } = await w.novoAprovado({ dono, edital, remunerados: 2 }));
  vinculo = await w.novoInstrutor(projeto, { nome: 'Dora Luz', mesInicio: MARCO });
  aluna = await w.novoEstudante({ nome: 'Dora Luz' });
  await w.darVinculo(vinculo, aluna);
});
afterEach(async () => {
  expect(await violations(t.deps.database.pool)).toEqual([]);
  await t.close();
});

const meus = `/api/estudante/vinculos`;
const contestar = (corpo: object = { texto: TEXTO }, { mes = MARCO, quem = aluna, id = vinculo } = {}) =>
  send<Resposta>(t.url, 'POST', `${meus}/${id}/meses/${mes}/contestar`, { token: quem.token, body: corpo });
const anexar = (bytes = umPdfDe(81_000), quem = aluna) =>
  send<Resposta>(t.url, 'POST', `${meus}/${vinculo}/anexo`, { token: quem.token, file: { bytes } });
const retirar = (id: number) =>
  send<Resposta>(t.url, 'POST', `${meus}/${vinculo}/contestacao/${id}/retirar`, { token: aluna.token });
const responder = (id: number, corpo: object, quem = adm) =>
  send<Resposta>(t.url, 'POST', `/api/instrutor/${vinculo}/contestacao/${id}/responder`, {
    ...{ token: quem.token, body: corpo },
  });
const PROCEDENTE = { resultado: 'PROCEDENTE', razoes: 'A lista de presença mostra 34 horas.' };
const IMPROCEDENTE = { resultado: 'IMPROCEDENTE', razoes: 'O plantão não houve.' };
const listar = async (quem = adm, query = '') =>
  (await send<Lista>(t.url, 'GET', `/api/contestacoes${query}`, { token: quem.token })).body;
const doMes = async (mes = MARCO) => {
  const { body } = await send<Vinculos>(t.url, 'GET', meus, { token: aluna.token });
  return body[0]?.meses.find((um) => um.mes === mes);
};
const fechar = (mes: string, fechadaEm: Date) =>
  insertInto(t, 'folhaDePagamento', { mes, fechadaEm, fechadaPorId: outra.id });
const fecharMarco = () => fechar(MARCO, t.clock.agora());
const aberta = async () => {
  expect((await contestar()).status).toBe(200);
  return (await rowsOf(t, 'contestacao', { instrutorId: vinculo, mes: MARCO })).at(-1)?.id ?? 0;
};
const emailsDe = async (email: string) => (await t.emailsAte(0)).filter(({ para }) => para === email);

describe('a month that its student contests', () => {
  it('with a file, is a task, is answered with reasons, and the answer is mailed and stays beside the month', async () => {
    await fecharMarco();
    const { conta } = await rowOf(t, 'contaBancaria', { instrutorId: vinculo });
    const { data } = (await anexar()).body;
    expect((await contestar({ texto: TEXTO, arquivo: data })).body.message).toBe(M.enviada);
    const [lida] = await listar();
    expect(lida).toMatchObject({
      ...{ situacao: 'ABERTA', texto: TEXTO, mes: MARCO, ate: '2027-07-02', comArquivo: true },
      ...{ atrasada: false, registradas: null, enviadas: null, pagamentos: [] },
      instrutor: { id: vinculo, nome: 'Dora Luz' },
    });
    const tarefas = await send<AnswerOf<Api['listarTarefas']>>(t.url, 'GET', '/api/tarefas', {
      token: adm.token,
    });
    expect(tarefas.body.tarefas).toContainEqual(
      expect.objectContaining({ codigo: 'CONTESTACOES_A_RESPONDER', ate: '2027-07-02', quantos: 1 }),
    );
    const id = lida?.id ?? 0;
    const anexo = `/api/instrutor/${vinculo}/contestacao/${id}/anexo`;
    expect((await send(t.url, 'GET', anexo, { token: adm.token })).text.slice(0, 5)).toBe('%PDF-');
    expect(await rowsOf(t, 'acesso', { registroId: vinculo })).toMatchObject([
      { documento: 'anexo_da_contestacao', pessoaId: adm.id },
    ]);
    expect((await responder(id, PROCEDENTE)).body.message).toBe(M.respondida);
    expect(await doMes()).toMatchObject({
      contestarAte: null,
      contestacoes: [{ id, situacao: 'PROCEDENTE', razoes: PROCEDENTE.razoes, texto: TEXTO }],
    });
    const { email } = await rowOf(t, 'instrutor', { id: vinculo });
    const { email: doDono } = await rowOf(t, 'professor', { id: dono.id });
    for (const quem of [email, doDono]) {
      const cartas = await emailsDe(quem);
      expect(cartas.map(({ assunto }) => assunto)).toEqual([
        expect.stringContaining('Contestação de março de 2027: recebida'),
        expect.stringContaining('Contestação de março de 2027: procedente'),
      ]);
      const texto = cartas.map((carta) => carta.texto).join('\n');
      expect(texto).toContain(TEXTO);
      expect(texto).toContain(PROCEDENTE.razoes);
      for (const segredo of [conta ?? 'none', aluna.cpf]) expect(texto).not.toContain(segredo);
    }
    expect(await countOf(t, 'auditoria', { registroTipo: 'instrutor', registroId: vinculo })).toBe(2);
  });

  it('is paid by a complemento once the hours are corrected, when the student was right', async () => {
    await w.novaFrequencia(vinculo, 2027, [null, null, 0, 34], dono.id);
    const fechada = await fecharPorDuas(t.url, { confere: adm, fecha: outra }, { mes: MARCO });
    expect([fechada.status, fechada.status === 200 ? '' : fechada.text]).toEqual([200, '']);
    const id = await aberta();
    expect((await listar())[0]).toMatchObject({
      ...{ registradas: 0, pagamentos: [{ folha: MARCO, texto: 'não recebe: nenhuma hora no mês' }] },
    });
    const registrar = (mes: number, horas: number) => {
      const registros = [{ instrutor: vinculo, ano: 2027, horasPorMes: [{ mes, horas }] }];
      const body = { origem: 'aluno', motivo: 'Contestação procedente.', registros };
      const url = `/api/frequenciasInstrutor/projeto/${projeto}/de_oficio`;
      return send<Resposta>(t.url, 'POST', url, { token: adm.token, body });
    };
    const aCorrigir = async () => {
      const url = `/api/frequenciasInstrutor/folha/${projeto}?ano=2027`;
      const { body } = await send<AnswerOf<Api['lerFolhaDeFrequencia']>>(t.url, 'GET', url, {
        token: adm.token,
      });
      return body.contestados;
    };
    const fora = await registrar(3, 34);
    expect([fora.status, fora.body.code]).toEqual([409, 'FORA_DA_JANELA']);
    expect((await responder(id, PROCEDENTE)).status).toBe(200);
    t.clock.definir('2027-06-02T12:01:00Z');
    expect(await aCorrigir()).toEqual([{ instrutor: vinculo, mes: 3 }]);
    // The coordinator is there and the window closed: only the contested month may change.
    expect((await registrar(4, 20)).status).toBe(409);
    expect(await registrar(3, 34)).toMatchObject({ status: 200 });
    expect(await aCorrigir()).toEqual([]);
    expect((await registrar(3, 30)).status).toBe(409);
    const { body } = await send<Folha>(t.url, 'GET', `/api/pagamento/${ABRIL}`, { token: adm.token });
    expect(body.lancamentos.filter(({ tipo }) => tipo === 'COMPLEMENTO')).toMatchObject([
      { competencia: MARCO, pago: true, instrutor: { id: vinculo } },
    ]);
    // The hours changed: they may be contested again.
    expect((await doMes())?.contestarAte).toBe('2027-07-02');
  });

  it('may be contested until 30 days after its hours or its payment last changed', async () => {
    expect((await doMes())?.contestarAte).toBeNull();
    expect((await contestar()).body).toMatchObject({ code: 'NADA_A_CONTESTAR', message: M.nadaAContestar });
    // Midnight 30 days ago (UTC here), and the second before.
    await fechar(MARCO, new Date('2027-05-02T23:59:59Z'));
    await fechar(ABRIL, new Date('2027-05-03T00:00:00Z'));
    expect([(await doMes())?.contestarAte, (await doMes(ABRIL))?.contestarAte]).toEqual([null, '2027-06-02']);
    expect(await contestar()).toMatchObject({
      ...{ status: 409, body: { code: 'PRAZO_TERMINOU', message: M.prazoTerminou('01/06/2027') } },
    });
    expect((await contestar({ texto: TEXTO }, { mes: ABRIL })).status).toBe(200);
    const agora = t.clock.agora();
    await insertInto(t, 'estornoDecidido', {
      ...{ instrutorId: vinculo, competencia: MARCO, decisao: 'DISPENSADO', justificativa: 'Engano.' },
      ...{ decididoEm: agora, decididoPorId: adm.id },
    });
    expect((await doMes())?.contestarAte).toBe('2027-07-02');
  });

  it('has one open contest; a second needs changed hours, unless the first was withdrawn', async () => {
    await fecharMarco();
    const id = await aberta();
    expect((await contestar()).body).toMatchObject({ code: 'CONTESTACAO_ABERTA', message: M.jaAberta });
    expect((await retirar(id)).body.message).toBe(M.retirada);
    expect((await retirar(id)).body).toMatchObject({ message: M.foiRetirada });
    expect((await responder(id, PROCEDENTE)).body).toMatchObject({ message: M.foiRetirada });
    expect((await responder(await aberta(), IMPROCEDENTE)).status).toBe(200);
    expect((await contestar()).body).toMatchObject({ code: 'JA_RESPONDIDA', message: M.jaRespondida });
    t.clock.definir('2027-06-02T12:01:00Z');
    await w.novaFrequencia(vinculo, 2027, [null, null, 20], dono.id);
    expect((await doMes())?.contestacoes.map(({ situacao }) => situacao)).toEqual([
      'IMPROCEDENTE',
      'RETIRADA',
    ]);
    expect((await contestar()).status).toBe(200);
  });

  it('is contested at most 3 times about the same hours', async () => {
    await fecharMarco();
    for (let vez = 0; vez < 3; vez += 1) expect((await retirar(await aberta())).status).toBe(200);
    expect((await contestar()).body).toMatchObject({ code: 'CONTESTACOES_DEMAIS', message: M.vezesDemais });
  });

  it('may be contested again only after its own hours changed, not those of another month', async () => {
    await w.prorrogar('frequencia', projeto);
    const registrar = async (marco: number, abril: number) => {
      const horas = [-1, -1, marco, abril, 34, 34];
      const horasPorMes = horas.map((valor, i) => ({ mes: i + 1, horas: valor }));
      const body = [{ instrutor: vinculo, projeto, ano: 2027, horasPorMes }];
      const { status } = await send(t.url, 'POST', '/api/frequenciasInstrutor', { token: dono.token, body });
      expect(status).toBe(200);
    };
    await registrar(30, 30);
    expect((await responder(await aberta(), IMPROCEDENTE)).status).toBe(200);
    t.clock.definir('2027-06-02T12:01:00Z');
    await registrar(30, 34);
    expect((await doMes(MARCO))?.contestarAte).toBeNull();
    await registrar(31, 34);
    expect((await doMes(MARCO))?.contestarAte).toBe('2027-07-02');
  });

  it.each([
    ['no words', { texto: ' \n ' }, { texto: M.escrevaOQueContesta }],
    ['a long text', { texto: 'a'.repeat(4001) }, { texto: M.textoLongo }],
    ['an unknown file', { texto: TEXTO, arquivo: 'arq_0' }, { arquivo: M.arquivoNaoEncontrado }],
  ])('is refused beside the field: %s', async (_, corpo, errors) => {
    await fecharMarco();
    expect(await contestar(corpo)).toMatchObject({ status: 422, body: { errors } });
    expect(await countOf(t, 'contestacao', {})).toBe(0);
  });

  it('takes only a file of its own vínculo, once; an unused one goes with the next upload', async () => {
    await fecharMarco();
    const [um, dois] = [(await anexar()).body.data, (await anexar(umPdfDe(81_001))).body.data];
    expect(await countOf(t, 'arquivo', { tipo: 'anexoDaContestacao' })).toBe(1);
    expect((await contestar({ texto: TEXTO, arquivo: um })).status).toBe(422);
    const alheio = await w.novoInstrutor(projeto, { nome: 'Eva Reis', mesInicio: MARCO });
    const eva = await w.novoEstudante();
    await w.darVinculo(alheio, eva);
    const dela = { quem: eva, id: alheio };
    expect((await contestar({ texto: TEXTO, arquivo: dois }, dela)).body).toMatchObject({
      errors: { arquivo: M.arquivoNaoEncontrado },
    });
    expect((await anexar(umPdfDe(81_002), eva)).status).toBe(404);
    expect((await contestar({ texto: TEXTO, arquivo: dois })).status).toBe(200);
    await anexar(umPdfDe(81_003));
    expect(await countOf(t, 'arquivo', { referencia: dois ?? '' })).toBe(1);
  });
});

describe('the answer to a contest', () => {
  it('asks for a result and reasons, and is never given by somebody who takes part in the project', async () => {
    await fecharMarco();
    const id = await aberta();
    expect(await responder(id, {})).toMatchObject({
      ...{ status: 422, body: { errors: { resultado: M.escolhaOResultado, razoes: M.escrevaAsRazoes } } },
    });
    await insertInto(t, 'exColaborador', {
      projetoId: projeto,
      professorId: outra.id,
      saiuEm: t.clock.agora(),
    });
    expect(await listar(outra)).toEqual([]);
    const participa = await responder(id, IMPROCEDENTE, outra);
    expect([participa.status, participa.body.message]).toEqual([409, 'Você participa deste projeto']);
    const anexo = `/api/instrutor/${vinculo}/contestacao/${id}/anexo`;
    expect((await send(t.url, 'GET', anexo, { token: outra.token })).status).toBe(409);
    expect((await send(t.url, 'GET', anexo, { token: adm.token })).body).toMatchObject({
      message: M.naoHaArquivo,
    });
  });

  it('is late after 30 days, and listed first', async () => {
    await fecharMarco();
    const id = await aberta();
    await updateRows(t, 'contestacao', { ate: '2027-06-01' }, { id });
    expect(await listar(adm, '?situacao=ABERTA')).toMatchObject([{ id, atrasada: true }]);
    expect(await listar(adm, '?situacao=PROCEDENTE')).toEqual([]);
    expect(await listar(adm, '?busca=dora')).toHaveLength(1);
  });

  it('is given once, also when eight are sent at the same time', async () => {
    await fecharMarco();
    const id = await aberta();
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        responder(id, i % 2 ? PROCEDENTE : IMPROCEDENTE, i % 3 ? adm : outra),
      ),
    );
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await countOf(t, 'auditoria', { acao: 'responderContestacao' })).toBe(1);
  });

  it('or the withdrawal wins, never both', async () => {
    await fecharMarco();
    const id = await aberta();
    const [retirada, resposta] = await Promise.all([retirar(id), responder(id, PROCEDENTE)]);
    expect([retirada.status, resposta.status].toSorted()).toEqual([200, 409]);
  });
});

describe('contests and the account of the student', () => {
  it('are in their own data, and stay with the vínculo when the account is closed', async () => {
    await fecharMarco();
    const id = await aberta();
    const { text } = await send(t.url, 'GET', '/api/estudante/meus-dados', { token: aluna.token });
    const { contestacoes } = JSON.parse(text) as { contestacoes: object[] };
    expect(contestacoes).toMatchObject([{ mes: MARCO, texto: TEXTO, resultado: null }]);
    const encerrada = await send(t.url, 'POST', '/api/estudante/encerrar', { token: aluna.token, body: {} });
    expect(encerrada.status).toBe(204);
    expect((await responder(id, IMPROCEDENTE)).status).toBe(200);
    const { email } = await rowOf(t, 'instrutor', { id: vinculo });
    const ultima = (await emailsDe(email)).at(-1);
    expect(ultima?.texto).toContain(IMPROCEDENTE.razoes);
    expect(ultima?.texto).not.toContain('/aluno');
  });

  it('are not shown or mailed to another student who has the vínculo now', async () => {
    await fecharMarco();
    const id = await aberta();
    const outraAluna = await w.novoEstudante();
    await w.darVinculo(vinculo, outraAluna);
    const { body } = await send<Vinculos>(t.url, 'GET', meus, { token: outraAluna.token });
    expect(body[0]?.meses.flatMap(({ contestacoes }) => contestacoes)).toEqual([]);
    const dela = `${meus}/${vinculo}/contestacao/${id}/retirar`;
    expect((await send(t.url, 'POST', dela, { token: outraAluna.token })).status).toBe(404);
    const { email } = await rowOf(t, 'instrutor', { id: vinculo });
    const antes = (await emailsDe(email)).length;
    expect((await responder(id, IMPROCEDENTE)).status).toBe(200);
    expect(await emailsDe(email)).toHaveLength(antes);
  });

  it('of who left by a corrected CPF are mailed to nobody at the vínculo, and bar no month of the next person', async () => {
    await fecharMarco();
    await fechar(ABRIL, t.clock.agora());
    const id = await aberta();
    const { data } = (await anexar()).body;
    expect((await contestar({ texto: TEXTO, arquivo: data }, { mes: ABRIL })).status).toBe(200);
    t.clock.definir('2027-06-02T12:01:00Z');
    const certa = await w.novoEstudante();
    const { versao, email, matricula } = await rowOf(t, 'instrutor', { id: vinculo });
    const corrigida = await send(t.url, 'PATCH', `/api/instrutor/identificacao/${vinculo}`, {
      ...{ token: adm.token, headers: { 'if-match': `"${versao}"` } },
      body: { cpf: certa.cpf, matricula: matricula ?? '2027001', motivo: 'O CPF era de outra pessoa.' },
    });
    expect(corrigida.status).toBe(200);
    t.clock.definir('2027-06-02T12:02:00Z');
    const cartas = async () =>
      (await emailsDe(email)).filter(({ assunto }) => assunto.includes('Contestação'));
    const antes = (await cartas()).length;
    // Nobody has accepted the new invitation yet.
    expect((await responder(id, IMPROCEDENTE)).status).toBe(200);
    expect(await cartas()).toHaveLength(antes);
    await updateRows(t, 'instrutor', { estudanteId: certa.id }, { id: vinculo });
    const [comArquivo] = (await listar()).filter((uma) => uma.comArquivo);
    const anexo = `/api/instrutor/${vinculo}/contestacao/${comArquivo?.id}/anexo`;
    expect((await send(t.url, 'GET', anexo, { token: adm.token })).status).toBe(200);
    const acessos = async ({ token }: Estudante) =>
      (await send<object[]>(t.url, 'GET', '/api/estudante/acessos', { token })).body;
    expect(await acessos(certa)).toEqual([]);
    expect(await acessos(aluna)).toMatchObject([{ documento: 'anexo_da_contestacao' }]);
    for (const mes of [MARCO, ABRIL]) {
      const { status, text } = await contestar({ texto: 'Contesto eu.' }, { mes, quem: certa });
      expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    }
    expect((await contestar({ texto: 'Outra vez.' }, { mes: ABRIL, quem: certa })).status).toBe(409);
  });

  it('race with its closing: the contest is whole or refused, and nothing fails', async () => {
    await fecharMarco();
    const [contestada, encerrada] = await Promise.all([
      contestar(),
      send(t.url, 'POST', '/api/estudante/encerrar', { token: aluna.token, body: {} }),
    ]);
    expect(encerrada.status).toBe(204);
    expect([200, 401, 404]).toContain(contestada.status);
    const feitas = await countOf(t, 'contestacao', { instrutorId: vinculo });
    expect(feitas).toBe(contestada.status === 200 ? 1 : 0);
  });

  it('are sent once, however many devices send one at the same time', async () => {
    await fecharMarco();
    const enviadas = await Promise.all(Array.from({ length: 6 }, () => contestar()));
    expect(enviadas.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect(await countOf(t, 'contestacao', {})).toBe(1);
  });
});
