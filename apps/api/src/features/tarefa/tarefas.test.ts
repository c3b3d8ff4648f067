import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { TAREFAS_NA_RESPOSTA } from '@instrutoria/domain/tarefa/limits.ts';
import type { CodigoDaTarefa } from '@instrutoria/domain/tarefa/types.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, insertInto, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import {
  aAtividade,
  asDisciplinas,
  oDoCoordenador,
  umProjetoComRelatorios,
} from '../../testing/world/cena-do-relatorio.ts';
import { type Mesa, mesaEm } from '../../testing/world/mesa.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

type Tarefa = Mesa['tarefas'][number];

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const em = (instante: string, quem: Pessoa) => mesaEm(t, w, quem, instante);
const de = (quem: Pessoa) => em(INICIO, quem);
const codigos = async (quem: Pessoa, instante = INICIO) =>
  (await em(instante, quem)).tarefas.map(({ codigo }) => codigo);
async function uma(quem: Pessoa, codigo: CodigoDaTarefa, instante = INICIO): Promise<Tarefa | undefined> {
  return (await em(instante, quem)).tarefas.find((tarefa) => tarefa.codigo === codigo);
}
/** Tasks of this call, for a person who works in all of them. */
async function doEdital(quem: Pessoa, edital: number, instante = INICIO): Promise<Tarefa[]> {
  return (await em(instante, quem)).tarefas.filter((tarefa) => tarefa.edital === edital);
}
async function codigosDo(quem: Pessoa, edital: number, instante = INICIO): Promise<CodigoDaTarefa[]> {
  return (await doEdital(quem, edital, instante)).map(({ codigo }) => codigo);
}
const lido = (quem: Pessoa, projeto: number) =>
  send(t.url, 'POST', `/api/projeto/${projeto}/resultado/lido`, { token: quem.token });
async function ok(metodo: string, caminho: string, { token }: Pessoa, body?: unknown): Promise<void> {
  const { status, text } = await send(t.url, metodo, caminho, { token, body });
  expect([status, text]).toEqual([expect.toBeOneOf([200, 201, 204]), text]);
}

describe('the desk of a coordinator', () => {
  it('shows a draft until its call closes, to the millisecond', async () => {
    const quem = await w.novaPessoa();
    const edital = await w.novoEdital({ fim: '2026-05-31' });
    const projeto = await w.novoProjeto(quem.id, edital, { ehRascunho: true, submetidoEm: null });
    expect(await uma(quem, 'RASCUNHO_A_ENVIAR')).toMatchObject({
      projeto,
      edital,
      ate: '2026-05-31',
      atrasada: false,
      espera: false,
      caminho: '/rascunhos_salvos',
    });
    expect(await codigos(quem, '2026-05-31T23:59:59.999Z')).toEqual(['RASCUNHO_A_ENVIAR']);
    expect(await codigos(quem, '2026-06-01T00:00:00.000Z')).toEqual([]);
    await ok('DELETE', `/api/projeto/rascunho/excluir/${projeto}`, quem);
    expect(await codigos(quem)).toEqual([]);
  });

  it('own drafts are counted in every call, and nothing to configure for who does not administer', async () => {
    const quem = await w.novaPessoa();
    const edital = await w.novoEdital({ fim: '2026-05-31' });
    const projeto = await w.novoProjeto(quem.id, edital, { ehRascunho: true, submetidoEm: null });
    await w.novoProjeto(quem.id, edital);
    const lida = await mesaEm(t, w, quem, '2026-06-01T00:00:00.000Z');
    expect([lida.total, lida.rascunhos, lida.porConfigurar]).toEqual([0, 1, undefined]);
    await ok('DELETE', `/api/projeto/rascunho/excluir/${projeto}`, quem);
    expect((await mesaEm(t, w, quem)).rascunhos).toBe(0);
  });

  it('shows a result from its publication until it is read, and again when its row changes', async () => {
    const quem = await w.novaPessoa();
    const secretaria = await w.novaPessoa('secretaria');
    const adm = await w.novaPessoa('administrador');
    const edital = await w.novoEditalEm('secretaria', { fimRecursos: '2026-06-20' });
    const { projeto, aprovacao } = await w.novoAvaliado(edital, { dono: quem });
    expect(await codigos(quem)).toEqual([]);
    expect((await lido(quem, projeto)).status).toBe(404);
    await ok('PATCH', '/api/secretaria_projetos', secretaria, { edital });
    expect(await codigos(quem)).toEqual(expect.arrayContaining(['RESULTADO_A_LER', 'RECURSO_POSSIVEL']));

    expect((await lido(await w.novaPessoa(), projeto)).text).toBe((await lido(quem, 2_000_000_000)).text);
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    expect(await countOf(t, 'resultadoLeitura', { projetoId: projeto })).toBe(1);
    expect(await countOf(t, 'auditoria', { acao: 'marcarResultadoLido', registroId: projeto })).toBe(1);
    expect(await codigos(quem)).not.toContain('RESULTADO_A_LER');

    await ok('POST', '/api/resultado/corrigir', adm, {
      projetoAprovacao: aprovacao,
      justificativa: 'A soma estava errada.',
      ...NOTAS_FASE1,
      ...NOTAS_FASE2,
      pontuacaoApoioDisciplina: 110.5,
      remunerados_aprovados: 0,
      voluntarios_aprovados: 0,
    });
    expect(await codigos(quem)).toContain('RESULTADO_A_LER');
    // The screen still showed the first version.
    await ok('POST', `/api/projeto/${projeto}/resultado/lido?versao=1`, quem);
    expect(await codigos(quem)).toContain('RESULTADO_A_LER');
    expect(
      (await send(t.url, 'POST', `/api/projeto/${projeto}/resultado/lido?versao=3`, { token: quem.token }))
        .status,
    ).toBe(404);
    await ok('POST', `/api/projeto/${projeto}/resultado/lido?versao=2`, quem);
    expect(await codigos(quem)).not.toContain('RESULTADO_A_LER');
    expect(await countOf(t, 'resultadoLeitura', { projetoId: projeto })).toBe(2);
  });

  it('gives the same refusal as for an unknown project when a result is read before publication (D20)', async () => {
    const quem = await w.novaPessoa();
    const desconhecido = (await lido(quem, 2_000_000_000)).text;
    for (const fase of ['submissao', 'avaliacao', 'decisao', 'secretaria'] as const) {
      const edital = await w.novoEditalEm(fase);
      const { projeto } = await w.novoAvaliado(edital, { dono: quem });
      const { status, text } = await lido(quem, projeto);
      expect([fase, status, text]).toEqual([fase, 404, desconhecido]);
      expect(await countOf(t, 'resultadoLeitura', { projetoId: projeto })).toBe(0);
    }
    expect(await codigos(quem)).toEqual([]);
  });

  it('shows the right to appeal to the end of its last day, and not beside a pending appeal', async () => {
    const quem = await w.novaPessoa();
    const edital = await w.novoEditalEm('resultado', { fimRecursos: '2026-05-20' });
    const { projeto, aprovacao } = await w.novoAvaliado(edital, {
      dono: quem,
      aprovacao: { situacao: 'REPROVADO' },
    });
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    expect(await uma(quem, 'RECURSO_POSSIVEL')).toMatchObject({
      ate: '2026-05-20',
      caminho: `/solicitar_recurso/${aprovacao}`,
    });
    expect(await codigos(quem, '2026-05-20T23:59:59.999Z')).toEqual(['RECURSO_POSSIVEL']);
    expect(await codigos(quem, '2026-05-21T00:00:00.000Z')).toEqual([]);
    await ok('POST', '/api/recurso', quem, { mensagem: '<p>Peço.</p>', projetoAprovacao: aprovacao });
    expect(await codigos(quem)).toEqual([]);
  });

  it('offers no appeal after a decision that gave everything', async () => {
    const quem = await w.novaPessoa();
    const edital = await w.novoEditalEm('resultado', { fimRecursos: '2026-05-20' });
    const { projeto, aprovacao } = await w.novoAvaliado(edital, { dono: quem });
    const dar = async (remunerados: number, voluntarios: number, situacao: 'APROVADO' | 'REPROVADO') => {
      await updateRows(t, 'projeto', { remunerados: 1, voluntarios: 1 }, { id: projeto });
      await updateRows(
        t,
        'projetoAprovacao',
        { situacao, remuneradosAprovados: remunerados, voluntariosAprovados: voluntarios },
        { id: aprovacao },
      );
      return (await codigos(quem)).includes('RECURSO_POSSIVEL');
    };
    expect(await dar(1, 1, 'APROVADO')).toBe(false);
    expect(await dar(1, 0, 'APROVADO')).toBe(true);
    expect(await dar(0, 1, 'APROVADO')).toBe(true);
    expect(await dar(0, 0, 'REPROVADO')).toBe(true);
    expect(await uma(quem, 'RESULTADO_A_LER')).toMatchObject({ caminho: `/projetos/${projeto}/resultado` });
  });

  it('[C-J7] shows free places from the opening of the window to the day before the project closes, until filled', async () => {
    const quem = await w.novaPessoa();
    const { projeto, edital } = await w.novoAprovado({ dono: quem, remunerados: 1, voluntarios: 0 });
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-06-05' }, { id: edital });
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    const espera = await de(quem);
    expect(espera.tarefas).toMatchObject([
      { codigo: 'INSTRUTORES_A_CADASTRAR', de: '2026-06-01', ate: '2026-06-04', quantos: 1, espera: true },
    ]);
    expect([espera.total, espera.deAgora]).toEqual([1, 0]);
    expect((await em('2026-05-31T23:59:59.999Z', quem)).deAgora).toBe(0);
    expect((await em('2026-06-01T00:00:00.000Z', quem)).deAgora).toBe(1);
    expect(await codigos(quem, '2026-06-04T23:59:59.999Z')).toEqual(['INSTRUTORES_A_CADASTRAR']);
    expect(await codigos(quem, '2026-06-05T00:00:00.000Z')).toEqual([]);
    await w.novoInstrutor(projeto, { situacao: 'IRREGULAR', mesInicio: null });
    expect(await codigos(quem)).toEqual([]);
  });

  it('shows a refused document until another file comes', async () => {
    const quem = await w.novaPessoa();
    const adm = await w.novaPessoa('administrador');
    const { projeto } = await w.novoAprovado({ dono: quem, remunerados: 1, voluntarios: 0 });
    const instrutor = await w.novoInstrutor(projeto, {
      situacao: 'IRREGULAR',
      mesInicio: null,
      nome: 'Ana Siqueira',
    });
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    expect(await codigos(quem)).toEqual([]);
    await ok('PATCH', `/api/instrutor/conferir_documento/${instrutor}`, adm, {
      documento: 'termo_compromisso',
      situacao: 'RECUSADO',
      motivo: 'Falta a assinatura.',
    });
    expect((await de(quem)).tarefas).toMatchObject([
      {
        codigo: 'DOCUMENTO_RECUSADO',
        titulo: 'Trocar o termo de compromisso de Ana Siqueira',
        senao: expect.stringContaining('Falta a assinatura.'),
        espera: false,
        caminho: `/projetos/${projeto}/instrutores`,
      },
    ]);
    await ok('POST', `/api/instrutor/trocar_documento/${instrutor}`, quem, {
      documento: 'termo_compromisso',
      arquivo: await w.novoArquivo('termo', quem.id),
    });
    expect(await codigos(quem)).toEqual([]);
  });

  it('asks coordinator and administration for CPF and matrícula while they keep somebody from being REGULAR', async () => {
    const quem = await w.novaPessoa();
    const adm = await w.novaPessoa('administrador');
    const { projeto, edital } = await w.novoAprovado({ dono: quem, remunerados: 1, voluntarios: 0 });
    const dados = { situacao: 'IRREGULAR', mesInicio: null, nome: 'Ana Siqueira' };
    const instrutor = await w.novoInstrutor(projeto, { ...dados, cpf: null, matricula: null });
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    const pedidas = async () => (await de(quem)).tarefas.map(({ titulo }) => titulo);
    const daCasa = async () => (await doEdital(adm, edital)).map(({ codigo, quantos }) => [codigo, quantos]);
    expect((await de(quem)).tarefas).toMatchObject([
      {
        codigo: 'IDENTIFICACAO_INCOMPLETA',
        titulo: 'Informar o CPF e a matrícula de Ana Siqueira',
        espera: false,
        caminho: `/projetos/${projeto}/instrutores`,
      },
    ]);
    expect(await daCasa()).toContainEqual(['INSTRUTORES_SEM_IDENTIFICACAO', 1]);
    const lista = await send<{ id: number; identificado: boolean }[]>(
      t.url,
      'GET',
      `/api/instrutores?falta=identificacao&edital=${edital}`,
      { token: adm.token },
    );
    expect(lista.body.map(({ id, identificado }) => [id, identificado])).toEqual([[instrutor, false]]);
    expect(lista.text).not.toMatch(/cpf/i);
    const identificar = (body: object) =>
      ok('PATCH', `/api/instrutor/identificacao/${instrutor}`, quem, body);
    await identificar({ cpf: '52998224725' });
    expect(await pedidas()).toEqual(['Informar a matrícula de Ana Siqueira']);
    await identificar({ matricula: '20260001' });
    expect(await pedidas()).toEqual([]);
    expect(await daCasa()).toEqual([['DOCUMENTOS_A_CONFERIR', 4]]);
  });

  it('shows an instructor who only waits to be made REGULAR to the administration', async () => {
    const adm = await w.novaPessoa('administrador');
    const { projeto, edital } = await w.novoAprovado();
    const instrutor = await w.novoInstrutor(projeto, { situacao: 'IRREGULAR', mesInicio: null });
    const daCasa = async () =>
      (await doEdital(adm, edital)).map(({ codigo, quantos, caminho }) => [codigo, quantos, caminho]);
    const [proximo, ...outros] = DOCUMENTOS.filter((documento) => documento !== 'termo_anuencia');
    const conferir = (documento: string | undefined) =>
      ok('PATCH', `/api/instrutor/conferir_documento/${instrutor}`, adm, {
        documento,
        situacao: 'CONFERIDO',
      });
    for (const documento of outros) await conferir(documento);
    const porConferir = `/conferir_documentos?edital=${edital}`;
    expect(await daCasa()).toEqual([['DOCUMENTOS_A_CONFERIR', 1, porConferir]]);
    await conferir(proximo);
    const caminho = `/instrutores?falta=regularizar&edital=${edital}`;
    expect(await daCasa()).toEqual([['INSTRUTORES_A_REGULARIZAR', 1, caminho]]);
    const listados = async () =>
      (await send<{ id: number }[]>(t.url, 'GET', `/api${caminho}`, { token: adm.token })).body.map(
        ({ id }) => id,
      );
    expect(await listados()).toEqual([instrutor]);
    await ok('PATCH', `/api/instrutor/situacao_instrutor/${instrutor}`, adm, {
      situacaoInstrutor: 'REGULAR',
    });
    expect([await daCasa(), await listados()]).toEqual([[], []]);
  });

  it('asks for the attendance of months without a value only within its window', async () => {
    const quem = await w.novaPessoa();
    const { projeto } = await w.novoAprovado({ dono: quem, remunerados: 1, voluntarios: 0 });
    const instrutor = await w.novoInstrutor(projeto, { mesInicio: '2026-03' });
    await w.novaFrequencia(instrutor, 2026, [-1, -1, 34, 34], quem.id);
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, quem);
    expect(await codigos(quem, '2026-05-10T23:59:59.999Z')).toEqual([]);
    expect((await em('2026-05-10T23:59:59.999Z', quem)).proxima).toEqual({
      titulo: 'Abre o registro de frequência',
      dia: '2026-05-11',
    });
    expect((await em('2026-05-11T00:00:00.000Z', quem)).tarefas).toMatchObject([
      {
        codigo: 'FREQUENCIA_A_REGISTRAR',
        titulo: 'Registrar a frequência de maio de 2026',
        de: '2026-05-11',
        ate: '2026-05-20',
        senao: 'Sem ela até 20/05/2026, 23h59, não há pagamento.',
        caminho: `/projetos/${projeto}/frequencia`,
      },
    ]);
    expect(await codigos(quem, '2026-05-20T23:59:59.999Z')).toEqual(['FREQUENCIA_A_REGISTRAR']);
    expect(await codigos(quem, '2026-05-21T00:00:00.000Z')).toEqual([]);
    expect((await uma(quem, 'FREQUENCIA_A_REGISTRAR', '2026-06-11T00:00:00.000Z'))?.titulo).toBe(
      'Registrar a frequência de maio e junho de 2026',
    );
    await ok('POST', '/api/frequenciasInstrutor', quem, [
      { instrutor, ano: 2026, horasPorMes: [{ mes: 5, horas: 34 }], projeto },
    ]);
    expect(await codigos(quem)).toEqual([]);
  });

  it('shows the report of the disciplines first, then the others, each until it is saved', async () => {
    const quem = await w.novaPessoa();
    const cena = await umProjetoComRelatorios(t, w, { dono: quem });
    const relatorios = async (instante = INICIO) =>
      (await codigos(quem, instante)).filter((codigo) => codigo.startsWith('RELATORIO'));
    expect(await relatorios()).toEqual(['RELATORIO_DAS_DISCIPLINAS']);
    expect(await relatorios('2026-05-16T23:59:59.999Z')).toEqual(['RELATORIO_DAS_DISCIPLINAS']);
    expect(await relatorios('2026-05-17T00:00:00.000Z')).toEqual([]);
    await ok('POST', '/api/relatorios-disciplinas/salvar', quem, asDisciplinas(cena));
    const outros = ['RELATORIO_DE_ATIVIDADES', 'RELATORIO_DO_COORDENADOR'];
    expect(await relatorios()).toEqual(outros);
    expect(await relatorios('2026-08-31T23:59:59.999Z')).toEqual([]);
    expect(await relatorios('2026-09-01T00:00:00.000Z')).toEqual(outros);
    expect(await relatorios('2026-09-19T23:59:59.999Z')).toEqual(outros);
    expect(await relatorios('2026-09-20T00:00:00.000Z')).toEqual([]);
    await ok('POST', '/api/relatorios-atividade-instrutor', quem, aAtividade(cena));
    expect(await relatorios()).toEqual(['RELATORIO_DO_COORDENADOR']);
    await ok('POST', '/api/relatorios-coordenador', quem, oDoCoordenador(cena));
    expect(await relatorios()).toEqual([]);
  });

  it('shows an unconfirmed e-mail only when mail can be sent (D51)', async () => {
    const quem = await w.novaPessoa('coordenador', { emailConfirmadoEm: null });
    const projeto = await w.novoProjeto(quem.id, await w.novoEdital());
    await insertInto(t, 'submissaoPorConfirmar', {
      projetoId: projeto,
      professorId: quem.id,
      submetidaEm: t.clock.agora(),
      ate: new Date('2026-05-15T12:00:00Z'),
    });
    expect(await codigos(quem)).toEqual([]);
  });
});

describe('the desk of an evaluator', () => {
  it('shows an invitation, then the evaluation until it is concluded, as late after its last day', async () => {
    const quem = await w.novaPessoa('avaliador');
    const edital = await w.novoEditalEm('avaliacao', { prazoAvaliacao: '2026-05-20' });
    const { projeto, aprovacao } = await w.novoDesignado(edital, { avaliador: quem });
    expect((await de(quem)).tarefas).toMatchObject([
      {
        codigo: 'CONVITE_A_RESPONDER',
        projeto,
        ate: '2026-05-20',
        atrasada: false,
        caminho: `/aceitar_projeto/${aprovacao}`,
      },
    ]);
    await ok('PATCH', `/api/projeto_aprovacao/aceitar_avaliacao/${aprovacao}`, quem);
    expect(await uma(quem, 'AVALIACAO_A_CONCLUIR')).toMatchObject({
      caminho: `/avaliacao_projetos/${projeto}`,
    });
    const atrasada = async (instante: string) =>
      (await uma(quem, 'AVALIACAO_A_CONCLUIR', instante))?.atrasada;
    expect(await atrasada('2026-05-20T23:59:59.999Z')).toBe(false);
    expect(await atrasada('2026-05-21T00:00:00.000Z')).toBe(true);
    await updateRows(
      t,
      'projetoAprovacao',
      { ...NOTAS_FASE1, ...NOTAS_FASE2, jaFoiAvaliado: true, avaliadoEm: t.clock.agora() },
      { id: aprovacao },
    );
    expect(await codigos(quem)).toEqual([]);
  });

  it('shows it as late a week after a designation without a last day, until the decision begins', async () => {
    const quem = await w.novaPessoa('avaliador');
    const edital = await w.novoEditalEm('avaliacao');
    await w.novoDesignado(edital, { avaliador: quem });
    expect(await uma(quem, 'CONVITE_A_RESPONDER', '2026-05-20T23:59:59.999Z')).toMatchObject({
      ate: '2026-05-20',
      atrasada: false,
    });
    expect(await uma(quem, 'CONVITE_A_RESPONDER', '2026-05-21T00:00:00.000Z')).toMatchObject({
      atrasada: true,
    });
    await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
    expect(await codigos(quem)).toEqual([]);
  });
});

describe('the desks of the administration', () => {
  let adm: Pessoa;
  beforeAll(async () => {
    adm = await w.novaPessoa('administrador');
  });

  it('show projects without an evaluator from the first instant after the call', async () => {
    const edital = await w.novoEdital({ fim: '2026-05-13' });
    await w.novoProjeto((await w.novaPessoa()).id, edital);
    await w.novoProjeto((await w.novaPessoa()).id, edital);
    expect(await codigosDo(adm, edital, '2026-05-13T23:59:59.999Z')).toEqual([]);
    expect(await doEdital(adm, edital, '2026-05-14T00:00:00.000Z')).toMatchObject([
      {
        codigo: 'PROJETOS_SEM_AVALIADOR',
        quantos: 2,
        titulo: 'Designar avaliador para 2 projetos',
        caminho: `/editais/${edital}?situacao=aDesignar`,
      },
    ]);
  });

  it('have a row of their own for designated, refused, late, without the right, concluded; then the decision', async () => {
    const edital = await w.novoEditalEm('avaliacao', { prazoAvaliacao: '2026-05-20' });
    const projeto = await w.novoProjeto((await w.novaPessoa()).id, edital);
    expect(await codigosDo(adm, edital)).toEqual(['PROJETOS_SEM_AVALIADOR']);
    const avaliador = await w.novaPessoa('avaliador');
    const aprovacao = await w.novaAprovacao(projeto, avaliador.id);
    expect(await codigosDo(adm, edital)).toEqual([]);
    await ok('DELETE', `/api/projeto_aprovacao/recusar_avaliacao/${aprovacao}`, avaliador, {
      motivo: 'Sou coautor.',
    });
    expect(await doEdital(adm, edital)).toMatchObject([
      {
        codigo: 'AVALIADOR_QUE_RECUSOU',
        titulo: 'Substituir quem recusou avaliar 1 projeto',
        caminho: `/editais/${edital}?situacao=recusou`,
      },
    ]);
    const outro = await w.novaPessoa('avaliador');
    const segunda = await w.novaAprovacao(projeto, outro.id);
    expect(await codigosDo(adm, edital, '2026-05-20T23:59:59.999Z')).toEqual([]);
    expect(await doEdital(adm, edital, '2026-05-21T00:00:00.000Z')).toMatchObject([
      { codigo: 'AVALIADORES_ATRASADOS', quantos: 1, atrasada: true, ate: '2026-05-20' },
    ]);
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: outro.id });
    expect(await codigosDo(adm, edital)).toEqual(['AVALIADOR_SEM_DIREITO']);
    await updateRows(
      t,
      'projetoAprovacao',
      { ...NOTAS_FASE1, ...NOTAS_FASE2, aceito: true, jaFoiAvaliado: true, avaliadoEm: t.clock.agora() },
      { id: segunda },
    );
    expect(await doEdital(adm, edital)).toMatchObject([
      { codigo: 'DECISAO_A_INICIAR', caminho: `/editais/${edital}/avaliacao` },
    ]);
    await ok('POST', '/api/edital/iniciar_decidir_instrututores', adm, { id: edital });
    expect(await codigosDo(adm, edital)).toEqual(['NUMEROS_A_DECIDIR', 'ENVIO_A_SECRETARIA']);
  });

  it('show an act to those who may do it, and remove it from all when one of them acts', async () => {
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const secretaria = await w.novaPessoa('secretaria');
    const edital = await w.novoEditalEm('decisao');
    await w.novoAvaliado(edital);
    const mesas = async () =>
      Promise.all([adm, presidente, secretaria].map((quem) => codigosDo(quem, edital)));
    const numeros = ['NUMEROS_A_DECIDIR', 'ENVIO_A_SECRETARIA'];
    expect(await mesas()).toEqual([numeros, numeros, []]);
    await ok('POST', '/api/secretaria_projetos', presidente, { id: edital });
    expect(await mesas()).toEqual([['RESULTADO_A_PUBLICAR'], [], ['RESULTADO_A_PUBLICAR']]);
    const [publicar] = await doEdital(secretaria, edital);
    expect(publicar?.caminho).toBe(`/editais/${edital}/resultado`);
    await ok('PATCH', '/api/secretaria_projetos', secretaria, { edital });
    expect(await mesas()).toEqual([[], [], []]);
  });

  it('group appeals, documents and absences by call, without one’s own projects (D30)', async () => {
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const edital = await w.novoEditalEm('resultado');
    const { aprovacao, dono } = await w.novoAvaliado(edital);
    const { projeto } = await w.novoAprovado({ edital });
    const proprio = await w.novoAprovado({ edital, dono: adm });
    await w.novoRecurso(aprovacao, dono.id);
    const pendente = { situacao: 'IRREGULAR', mesInicio: null };
    await w.novoInstrutor(projeto, pendente);
    await w.novoInstrutor(proprio.projeto, pendente);
    const ausente = await w.novoInstrutor(projeto, { situacao: 'IRREGULAR', mesInicio: '2026-03' });
    await insertInto(t, 'ausencia', {
      instrutorId: ausente,
      mes: '2026-05',
      registradaEm: t.clock.agora(),
      autorId: adm.id,
    });
    const grupos = async (quem: Pessoa) =>
      (await doEdital(quem, edital)).filter(({ projeto: um }) => um === null);
    expect((await grupos(adm)).map(({ codigo, quantos, caminho }) => [codigo, quantos, caminho])).toEqual([
      ['RECURSOS_A_DECIDIR', 1, `/editais/${edital}/recursos?situacao=pendente`],
      ['DOCUMENTOS_A_CONFERIR', 8, `/conferir_documentos?edital=${edital}`],
      ['AUSENCIAS_A_RESOLVER', 1, `/instrutores?falta=ausencia&edital=${edital}`],
    ]);
    expect(await grupos(presidente)).toMatchObject([
      { codigo: 'RECURSOS_A_DECIDIR', caminho: `/editais/${edital}/recursos?situacao=pendente` },
    ]);
    await ok('PATCH', `/api/instrutor/situacao_instrutor/${ausente}`, adm, {
      situacaoInstrutor: 'REGULAR',
      motivo: 'em papel',
    });
    expect((await grupos(adm)).map(({ codigo, quantos }) => [codigo, quantos])).toEqual([
      ['RECURSOS_A_DECIDIR', 1],
      ['DOCUMENTOS_A_CONFERIR', 4],
    ]);
  });

  it('show a month to be closed from the first instant of the next one until it is closed', async () => {
    const s = await createTestApp();
    try {
      const v = createWorld(s);
      const quem = await v.novaPessoa('administrador');
      const outro = await v.novaPessoa('administrador', { nome: 'Vera Luz' });
      const { projeto, dono } = await v.novoAprovado();
      const instrutor = await v.novoInstrutor(projeto, { mesInicio: '2026-05' });
      await v.novaFrequencia(instrutor, 2026, [-1, -1, -1, -1, 34], dono.id);
      const mesas = async (instante: string) => {
        s.clock.definir(instante);
        const { token } = await v.abrirSessao(quem.id, quem.tipo);
        const { body } = await send<Mesa>(s.url, 'GET', '/api/tarefas', { token });
        const doOutro = await v.abrirSessao(outro.id, outro.tipo);
        return { token, outro: doOutro, titulos: body.tarefas.map(({ titulo }) => titulo) };
      };
      expect((await mesas('2026-05-31T23:59:59.999Z')).titulos).toEqual([]);
      const { outro: confere, titulos } = await mesas('2026-06-01T00:00:00.000Z');
      expect(titulos).toEqual(['Conferir a folha de maio de 2026']);
      const body = { mes: '2026-05' };
      await send(s.url, 'POST', '/api/pagamento/conferir', { token: confere.token, body });
      const { token, titulos: depois } = await mesas('2026-06-01T00:00:00.000Z');
      expect(depois).toEqual(['Folha de maio de 2026 conferida por Vera Luz: falta fechar']);
      const fechada = await send(s.url, 'POST', '/api/pagamento/fechar', { token, body });
      expect(fechada.status).toBeLessThan(300);
      expect((await mesas('2026-06-01T00:00:00.000Z')).titulos).toEqual([]);
      await updateRows(s, 'frequenciaDoMes', { horas: 0 }, { instrutorId: instrutor, mes: 5 });
      expect((await mesas('2026-06-01T00:00:00.000Z')).titulos).toEqual([
        'Decidir 1 estorno de um pagamento',
      ]);
    } finally {
      await s.close();
    }
  });
});

it('list late rows first, then by date; at most a hundred, with the total', async () => {
  const quem = await w.novaPessoa('avaliador');
  const tarde = await w.novoEditalEm('avaliacao', { prazoAvaliacao: '2026-05-12' });
  const cedo = await w.novoEditalEm('avaliacao', { prazoAvaliacao: '2026-05-30' });
  for (let i = 0; i < TAREFAS_NA_RESPOSTA; i += 1) await w.novoDesignado(cedo, { avaliador: quem });
  await w.novoDesignado(tarde, { avaliador: quem });
  const { tarefas, total, deAgora } = await de(quem);
  expect([tarefas.length, total, deAgora]).toEqual([100, 101, 101]);
  expect([tarefas[0]?.atrasada, tarefas[0]?.edital, tarefas[1]?.atrasada]).toEqual([true, tarde, false]);
});

it('run the same number of statements for one project and for forty', async () => {
  const um = await w.novaPessoa();
  const muitos = await w.novaPessoa();
  const edital = await w.novoEditalEm('resultado');
  const comInstrutor = async (dono: Pessoa) => {
    const { projeto } = await w.novoAprovado({ dono, edital });
    await w.novoInstrutor(projeto);
  };
  await comInstrutor(um);
  for (let i = 0; i < 40; i += 1) await comInstrutor(muitos);
  const contar = async (quem: Pessoa) => {
    const consultas = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await de(quem);
      const textos = consultas.mock.calls.map(([config]) => String((config as { text?: unknown }).text));
      return textos.filter((texto) => /from (edital|projeto|instrutor|frequencia)\b/.test(texto)).length;
    } finally {
      consultas.mockRestore();
    }
  };
  const deUm = await contar(um);
  expect(deUm).toBeGreaterThan(3);
  expect(await contar(muitos)).toBe(deUm);
});
