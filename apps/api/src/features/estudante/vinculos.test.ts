import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type CanaryScan, scanAnswers } from '../../testing/attacks/canary.ts';
import { send } from '../../testing/client.ts';
import { insertInto, rowOf, updateRows } from '../../testing/rows.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Vinculos = AnswerOf<Api['lerMeusVinculos']>;

/** Sheets are written for months before the history of the vínculo. */
const SO_FOLHAS = ['a month is paid only to a tie that was BOLSISTA in it (D55)'];

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let canaries: CanaryScan;
beforeAll(async () => {
  t = await createTestApp({ breaks: SO_FOLHAS });
  w = createWorld(t);
  canaries = scanAnswers(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
});
afterAll(async () => {
  canaries.stop();
  await t.close();
});

const meus = (quem: Estudante | Pessoa) =>
  send<Vinculos>(t.url, 'GET', '/api/estudante/vinculos', { token: quem.token });

async function comVinculo(dados: Parameters<World['novoInstrutor']>[1] = {}) {
  const { projeto } = await w.novoAprovado({ dono, remunerados: 1 });
  const instrutor = await w.novoInstrutor(projeto, dados);
  const estudante = await w.novoEstudante();
  await w.darVinculo(instrutor, estudante);
  const [vinculo] = (await meus(estudante)).body;
  if (vinculo === undefined) throw new Error('no vínculo');
  return { projeto, instrutor, estudante, vinculo };
}

let folhas = 0;
/** A closed sheet of a month long ago, with one line of this student. */
async function lancado(instrutor: number, projeto: number, linha: object) {
  folhas += 1;
  const mes = somarMeses('2020-01', folhas);
  const { cpf } = await rowOf(t, 'instrutor', { id: instrutor });
  const folha = await insertInto(t, 'folhaDePagamento', {
    ...{ mes, fechadaEm: t.clock.agora(), fechadaPorId: adm.id },
  });
  const { id } = await insertInto(t, 'pagamento', {
    ...{ folhaId: folha.id, instrutorId: instrutor, projetoId: projeto, nome: 'Nome', titulo: 'Projeto' },
    ...{
      cpf,
      email: 'aluno@exemplo.test',
      competencia: mes,
      tipo: 'NORMAL',
      pago: true,
      horas: 34,
    },
    ...{ valor: 70_000, valorCheio: 70_000, ...linha },
  });
  return { mes, folha: folha.id, pagamento: id };
}

async function enviado(
  instrutor: number,
  projeto: number,
  { folha, pagamento }: { folha: number; pagamento: number },
  linha: object,
) {
  const agora = t.clock.agora();
  const { cpf } = await rowOf(t, 'pagamento', { id: pagamento });
  const { id: remessaId } = await insertInto(t, 'remessa', {
    ...{ folhaId: folha, numero: 1, sequencial: folha, forma: 'mao', diaDoPagamento: '2026-12-09' },
    ...{ geradaEm: agora, geradaPorId: adm.id },
  });
  const { id: linhaId } = await insertInto(t, 'linhaDaRemessa', {
    ...{ remessaId, documento: 1, instrutorId: instrutor, projetoId: projeto, nome: 'Nome' },
    ...{ cpf: cpf ?? '', centavos: 70_000, situacao: 'enviada', ...linha },
  });
  const viva = !('situacao' in linha && linha.situacao === 'devolvida');
  await insertInto(t, 'parteDaRemessa', { linhaId, pagamentoId: pagamento, centavos: 70_000, viva });
}

describe('the vínculos of a student', () => {
  it('are their own, and nobody else’s', async () => {
    const { instrutor, estudante } = await comVinculo();
    const outro = await comVinculo();
    expect((await meus(estudante)).body.map(({ id }) => id)).toEqual([instrutor]);
    expect((await meus(outro.estudante)).body.map(({ id }) => id)).toEqual([outro.instrutor]);
    expect((await meus(await w.novoEstudante())).body).toEqual([]);
    expect((await meus(adm)).status).toBe(403);
  });

  it('are also read by a teacher with an account as a student (D30)', async () => {
    const professor = await w.novaPessoa();
    const { cpf } = await w.novoEstudante();
    expect((await meus(professor)).status).toBe(403);
    await updateRows(t.deps.database.db, 'estudante', { professorId: professor.id }, { cpf });
    await updateRows(t.deps.database.db, 'professor', { cpf }, { id: professor.id });
    expect((await meus(professor)).status).toBe(200);
  });

  it('say what is missing, and which document was refused and why (D66)', async () => {
    const { instrutor, estudante, vinculo } = await comVinculo({ situacao: 'IRREGULAR', mesInicio: null });
    expect(vinculo).toMatchObject({ situacao: 'aguardando conferência', aFazer: [], mesInicio: null });
    expect(vinculo.falta[0]).toContain('Termo de compromisso');
    await w.recusarDocumento(instrutor, 'termo_compromisso');
    const [depois] = (await meus(estudante)).body;
    expect(depois?.documentos[0]).toMatchObject({ situacao: 'RECUSADO', motivo: 'Falta a assinatura.' });
    expect(depois?.aFazer).toEqual([
      {
        ...{ tipo: 'documento', documento: 'termo_compromisso' },
        texto: 'Envie de novo: Termo de compromisso',
      },
    ]);
  });

  it('say hours, absences, and why an open month would not be paid', async () => {
    const mes = t.clock.agora().toISOString().slice(0, 7);
    const { instrutor, estudante } = await comVinculo({ mesInicio: mes });
    const lido = async () => (await meus(estudante)).body[0]?.meses[0];
    expect(await lido()).toMatchObject({
      ...{ mes, horas: null, ausente: false },
      pagamentos: [{ estado: 'ABERTO', detalhe: 'Por enquanto: frequência não registrada' }],
    });
    const antes = Array.from({ length: Number(mes.slice(5)) - 1 }, () => null);
    await w.novaFrequencia(instrutor, Number(mes.slice(0, 4)), [...antes, 34], dono.id);
    expect(await lido()).toMatchObject({ horas: 34, pagamentos: [{ estado: 'ABERTO', detalhe: null }] });
    await insertInto(t, 'ausencia', {
      ...{ instrutorId: instrutor, mes, registradaEm: t.clock.agora(), autorId: dono.id },
    });
    expect(await lido()).toMatchObject({
      ...{ ausente: true, pagamentos: [{ detalhe: 'Por enquanto: ausência registrada no mês' }] },
    });
  });

  it('have no payments in the months of a volunteer', async () => {
    const mes = t.clock.agora().toISOString().slice(0, 7);
    const { vinculo } = await comVinculo({ mesInicio: mes, tipoAluno: 'VOLUNTARIO' });
    expect(vinculo).toMatchObject({ informaConta: false, meses: [{ mes, pagamentos: [] }] });
  });
});

describe('the payments of a student', () => {
  it('follow each line from the sheet to the bank', async () => {
    const { instrutor, projeto, estudante } = await comVinculo();
    const linhas = [
      await lancado(instrutor, projeto, { pago: false, motivo: 'FALTA_CPF', valor: null, valorCheio: null }),
      await lancado(instrutor, projeto, {}),
      await lancado(instrutor, projeto, {}),
      await lancado(instrutor, projeto, {}),
      await lancado(instrutor, projeto, {}),
    ] as const;
    const resultado = { resultadoEm: t.clock.agora(), resultadoPorId: adm.id };
    await enviado(instrutor, projeto, linhas[2], {});
    await enviado(instrutor, projeto, linhas[3], { situacao: 'paga', dia: '2026-12-10', ...resultado });
    await enviado(instrutor, projeto, linhas[4], {
      ...{ situacao: 'devolvida', motivo: 'conta encerrada', pedeDados: true, ...resultado },
    });
    const [vinculo] = (await meus(estudante)).body;
    const doMes = (mes: string) => vinculo?.meses.find((um) => um.mes === mes)?.pagamentos[0];
    const [semCpf, fechada, saiu, paga, devolvida] = linhas.map(({ mes }) => doMes(mes));
    expect(semCpf).toMatchObject({ estado: 'NAO_RECEBE', texto: 'não recebe: falta o CPF', valor: null });
    expect(fechada).toMatchObject({ estado: 'A_ENVIAR', valor: 70_000 });
    expect(saiu?.texto).toMatch(/^enviado ao banco em .*, crédito previsto para 09\/12\/2026$/);
    expect(paga).toMatchObject({ estado: 'PAGO', texto: 'pago em 10/12/2026' });
    expect(devolvida).toMatchObject({
      texto: 'devolvido pelo banco: conta encerrada',
      detalhe: 'Corrija os dados bancários',
    });
    expect(vinculo).toMatchObject({ totalPago: 70_000, aFazer: [{ tipo: 'conta' }] });
  });

  it('are held with the reason, and the student is reminded of the question about the account', async () => {
    const { instrutor, projeto, estudante } = await comVinculo();
    const linha = await lancado(instrutor, projeto, {});
    const { id: pagamentoId } = await rowOf(t, 'pagamento', { instrutorId: instrutor });
    const motivo = 'A conta é de outra pessoa.';
    const em = t.clock.agora();
    await insertInto(t, 'retencaoDePagamento', {
      ...{ instrutorId: instrutor, competencia: linha.mes, mes: linha.mes, pagamentoId, motivo },
      ...{ retidaEm: em, retidaPorId: adm.id },
    });
    await insertInto(t, 'mudancaDeConta', {
      ...{ instrutorId: instrutor, em, autorId: adm.id, tokenSha256: `de ${instrutor}` },
    });
    const [vinculo] = (await meus(estudante)).body;
    const doMes = vinculo?.meses.find((um) => um.mes === linha.mes);
    expect(doMes?.pagamentos).toMatchObject([{ estado: 'RETIDO', detalhe: motivo }]);
    expect(vinculo?.aFazer.map(({ texto }) => texto)).toEqual([
      'Outra pessoa escreveu os dados bancários: confira se a conta é sua e salve',
    ]);
  });

  it('name no other student who has the place', async () => {
    const { instrutor, projeto, estudante } = await comVinculo();
    const colega = await w.novoInstrutor(projeto, { nome: 'Colega Sigilosa', tipoAluno: 'VOLUNTARIO' });
    await lancado(instrutor, projeto, {
      ...{ pago: false, motivo: 'OUTRO_VINCULO', vagaDeId: colega, vagaEspera: 'DOCUMENTOS' },
      ...{ valor: null, valorCheio: null },
    });
    const { text } = await meus(estudante);
    expect(text).toContain('não recebe: a vaga espera os documentos de outro instrutor');
    expect(text).not.toContain('Sigilosa');
  });
});

describe('the declarations of a student', () => {
  async function emitida(instrutor: number, projetoId: number) {
    const conteudo = {
      ...{ papel: 'INSTRUTOR', nome: 'Nome', cpf: null, matricula: null, encerrado: true, quantidade: 34 },
      ...{ projeto: { id: projetoId, titulo: 'Projeto' }, tipoAluno: 'BOLSISTA' },
      ...{ edital: { id: 1, nome: 'Edital' }, inicio: '2026-01', fim: '2026-06' },
    };
    return insertInto(t, 'declaracao', {
      ...{ codigo: `00000-00000-00000-00001-${String(instrutor).padStart(6, '0')}`, papel: 'INSTRUTOR' },
      ...{ chave: `teste:${instrutor}`, professorId: dono.id, instrutorId: instrutor, projetoId },
      editalId: await w.novoEdital(),
      ...{ conteudo, emitidaEm: t.clock.agora() },
    });
  }

  it('are listed and downloaded by the student whom they are about, and by no other', async () => {
    const { instrutor, projeto, estudante } = await comVinculo();
    const { id } = await emitida(instrutor, projeto);
    expect((await meus(estudante)).body[0]?.declaracoes).toMatchObject([{ id, situacao: 'VALIDA' }]);
    const baixar = ({ token }: Estudante, qual = id) =>
      send(t.url, 'GET', `/api/estudante/declaracao/${qual}`, { token });
    const papel = await baixar(estudante);
    expect([papel.status, papel.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const alheia = await baixar((await comVinculo()).estudante);
    const desconhecida = await baixar(estudante, 999_999);
    expect([alheia.status, desconhecida.status]).toEqual([404, 404]);
    expect(alheia.text).toBe(desconhecida.text);
  });
});

it('answered no CPF, account, hash or address of anybody else', async () => {
  expect(canaries.answers()).toBeGreaterThan(10);
  expect(await canaries.leaks()).toEqual([]);
  expect(await canaries.logged()).toEqual([]);
});
