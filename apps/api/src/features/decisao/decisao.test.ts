import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { deleteRows, findRow, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Pendencias = AnswerOf<Api['lerPendencias']>;

interface LinhaLida {
  readonly id: number;
  readonly projeto_id: number;
  readonly situacaoExibida: string;
  readonly situacao: string;
  readonly total: number;
}

let t: TestApp;
let w: World;
let adm: Pessoa;
let pres: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  // Archives the calls of earlier tests, so that lists by phase show only this test's.
  await run(
    t.deps.database.db,
    sql`update edital set fase = 'arquivado', resultado_publicado_em = coalesce(resultado_publicado_em, now())`,
  );
  t.clock.definir(INICIO);
  adm = await w.novaPessoa('administrador');
  pres = await w.novaPessoa('PRESIDENTE_COMISSAO');
  sec = await w.novaPessoa('secretaria');
});

function envia<T>(
  quem: Pessoa,
  metodo: string,
  caminho: string,
  body?: unknown,
  headers = {},
): Promise<Reply<T>> {
  return send<T>(t.url, metodo, caminho, { token: quem.token, body, headers });
}
async function recusa(quem: Pessoa, metodo: string, caminho: string, body?: unknown, headers = {}) {
  const r: Problem = await envia(quem, metodo, caminho, body, headers);
  return [r.status, r.body.message];
}
async function guardado(id: number) {
  const linha = await findRow(t, 'edital', { id });
  if (linha === undefined) throw new Error('no such call');
  return linha;
}
async function aprovacao(id: number) {
  const linha = await findRow(t, 'projetoAprovacao', { id });
  if (linha === undefined) throw new Error('no such approval');
  return linha;
}
const atos = async (acao: string, id: number) =>
  (await rowsOf(t, 'auditoria', { acao })).filter(({ registroId }) => registroId === id);

const VAGAS = '/api/projeto/atualizar_instrutores_aprovados';
const vagas = (projeto: number, pagas: number, voluntarias: number) => ({
  id: projeto,
  remunerados_aprovados: pagas,
  voluntarios_aprovados: voluntarias,
});

describe('from the assessment to the published result', () => {
  it('goes through its phases once each, records who did it, and mails each coordinator once (D1, D3, D20)', async () => {
    const id = await w.novoEditalEm('avaliacao');
    const um = await w.novoAvaliado(id);
    const dois = await w.novoDesignado(id);
    const tres = await w.novoProjeto(um.dono.id, id);
    const iniciar = () => recusa(adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id });
    expect(await iniciar()).toEqual([409, M.naoSubmetidosAAvaliacao]);
    const aprovacaoTres = await w.novaAprovacaoConcluida(tres, dois.avaliador.id, {
      pontuacaoAdequacaoCoerencia: 1,
      pontuacaoRelevanciaJustificativaClareza: 1,
      pontuacaoMetodologiaAtividades: 1,
      pontuacaoOrganizacaoTextual: 1,
      pontuacaoApoioDisciplina: 1,
      pontuacaoNaturezaDisciplinas: 1,
      pontuacaoCaracteristicaDisciplinas: 1,
    });
    expect(await iniciar()).toEqual([409, M.naoAvaliados]);
    await updateRows(
      t,
      'projetoAprovacao',
      {
        aceito: true,
        jaFoiAvaliado: true,
        pontuacaoAdequacaoCoerencia: 40,
        pontuacaoRelevanciaJustificativaClareza: 30,
        pontuacaoMetodologiaAtividades: 20,
        pontuacaoOrganizacaoTextual: 10,
        pontuacaoApoioDisciplina: 10,
        pontuacaoNaturezaDisciplinas: 10,
        pontuacaoCaracteristicaDisciplinas: 10,
      },
      { id: dois.aprovacao },
    );
    expect((await envia(adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id })).body).toEqual({
      message: MENSAGENS_DECISAO.decisaoIniciada,
    });
    expect((await envia(adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id })).status).toBe(200);
    expect([(await guardado(id)).fase, (await atos('iniciarDecisao', id)).length]).toEqual(['decisao', 1]);
    expect((await envia<unknown>(sec, 'GET', '/api/edital/aceita_alterar_instrutores')).body).toEqual({
      data: true,
    });

    const lista = await envia<LinhaLida[]>(pres, 'GET', '/api/edital_avaliacao/instrutores');
    expect(lista.body.map(({ projeto_id }) => projeto_id)).toEqual([um.projeto, dois.projeto, tres]);
    expect((await envia(pres, 'POST', VAGAS, vagas(um.projeto, 1, 1))).body).toEqual({
      message: MENSAGENS_DECISAO.instrutoresSalvos,
    });
    expect((await envia(adm, 'POST', VAGAS, vagas(dois.projeto, 1, 0))).status).toBe(200);
    expect(await recusa(sec, 'GET', `/api/secretaria_projetos?edital=${id}`)).toEqual([
      409,
      MENSAGENS_DECISAO.naoEnviados,
    ]);
    expect(await recusa(sec, 'PATCH', '/api/secretaria_projetos', { edital: id })).toEqual([
      409,
      MENSAGENS_DECISAO.naoEnviados,
    ]);

    expect((await envia(pres, 'POST', '/api/secretaria_projetos', { edital: { id } })).body).toEqual({
      message: MENSAGENS_DECISAO.enviadoASecretaria,
    });
    expect(await recusa(pres, 'POST', '/api/secretaria_projetos', { id })).toEqual([
      409,
      MENSAGENS_DECISAO.jaEnviado,
    ]);
    expect(await recusa(adm, 'POST', VAGAS, vagas(um.projeto, 2, 1))).toEqual([
      409,
      MENSAGENS_DECISAO.naoEstaNaDecisao,
    ]);
    expect(await recusa(adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id })).toEqual([
      409,
      MENSAGENS_DECISAO.decisaoPassou,
    ]);
    const enviados = await envia<LinhaLida[]>(sec, 'GET', '/api/secretaria_projetos');
    expect(enviados.body.map(({ situacao, situacaoExibida }) => [situacao, situacaoExibida])).toEqual([
      ['SUBMETIDO', 'APROVADO'],
      ['SUBMETIDO', 'APROVADO PARCIALMENTE'],
      ['SUBMETIDO', 'REPROVADO'],
    ]);

    const antes = (await t.emailsAte(0)).length;
    t.clock.definir('2026-05-13T12:06:17.189Z');
    const outro = await w.novoEditalEm('secretaria');
    expect((await recusa(sec, 'PATCH', '/api/secretaria_projetos', {}))[0]).toBe(422);
    await deleteRows(t, 'edital', { id: outro });
    expect((await envia(sec, 'PATCH', '/api/secretaria_projetos')).body).toEqual({
      message: MENSAGENS_DECISAO.enviadoAosCoordenadores,
    });
    expect(await recusa(sec, 'PATCH', '/api/secretaria_projetos')).toEqual([
      409,
      MENSAGENS_DECISAO.naoEnviados,
    ]);
    const publicado = await guardado(id);
    expect([publicado.fase, publicado.resultadoPublicadoEm?.toISOString()]).toEqual([
      'resultado',
      '2026-05-13T12:06:17.189Z',
    ]);
    expect((await aprovacao(um.aprovacao)).situacao).toBe('APROVADO');
    expect((await aprovacao(dois.aprovacao)).situacao).toBe('APROVADO');
    expect((await aprovacao(aprovacaoTres)).situacao).toBe('REPROVADO');
    expect((await atos('publicarResultados', id))[0]?.pessoaId).toBe(sec.id);
    const emails = (await t.emailsAte(antes + 2)).slice(antes);
    expect(emails.map(({ assunto }) => assunto)).toEqual([
      `Resultado: ${publicado.nome}`,
      `Resultado: ${publicado.nome}`,
    ]);
    expect(new Set(emails.map(({ para }) => para)).size).toBe(2);
    const pendencias = () => envia<Pendencias>(sec, 'GET', `/api/edital/${id}/pendencias`);
    expect((await pendencias()).body.emails).toEqual({ todos: 2, enviados: 2, falharam: 0 });
    expect(emails.find(({ texto }) => texto.includes(`nº ${tres},`))?.texto).toContain(`nº ${um.projeto},`);

    const recurso = await w.novoRecurso(um.aprovacao, um.dono.id);
    expect(await recusa(adm, 'POST', `/api/edital/${id}/arquivar`)).toEqual([409, M.recursoPendente]);
    await run(
      t.deps.database.db,
      sql`update recurso set status = 'RECUSADO', decidido_em = now() where id = ${recurso}`,
    );
    expect(await recusa(adm, 'POST', `/api/edital/${id}/arquivar`)).toEqual([
      409,
      MENSAGENS_EDITAL.vigenciaNaoTerminou,
    ]);
    await updateRows(t, 'edital', { vigenciaInicio: '2026-03-01', vigenciaFim: '2026-05-13' }, { id });
    expect((await envia<{ fase: string }>(adm, 'POST', `/api/edital/${id}/arquivar`)).body.fase).toBe(
      'arquivado',
    );
    expect(await recusa(adm, 'POST', `/api/edital/${id}/arquivar`)).toEqual([
      409,
      MENSAGENS_DECISAO.soResultado,
    ]);
  });

  it('answers the texts of D2 when no call is in decisao', async () => {
    const { projeto } = await w.novoAvaliado(await w.novoEditalEm('arquivado'));
    expect(await recusa(adm, 'GET', '/api/edital_avaliacao/instrutores')).toEqual([
      409,
      MENSAGENS_DECISAO.nenhumEditalAberto,
    ]);
    expect(await recusa(adm, 'POST', VAGAS, vagas(projeto, 1, 1))).toEqual([
      409,
      MENSAGENS_DECISAO.nenhumEditalAberto,
    ]);
    await w.novoEdital();
    expect(await recusa(adm, 'GET', '/api/edital_avaliacao/instrutores')).toEqual([
      409,
      MENSAGENS_DECISAO.naoEstaNaDecisao,
    ]);
    expect(await recusa(adm, 'POST', VAGAS, vagas(projeto, 1, 1))).toEqual([
      409,
      MENSAGENS_DECISAO.naoEstaNaDecisao,
    ]);
    expect((await envia<unknown>(adm, 'GET', '/api/edital/aceita_alterar_instrutores')).body).toEqual({
      data: false,
    });
  });

  it('answers 404 for a call that does not exist, 422 without one, 412 for a stale version', async () => {
    const nenhum = 2_000_000_000;
    const iniciar = '/api/edital/iniciar_decidir_instrututores';
    expect(await recusa(adm, 'POST', iniciar, { id: nenhum })).toEqual([404, M.editalNaoEncontrado]);
    expect((await recusa(adm, 'POST', iniciar, {}))[0]).toBe(422);
    expect(await recusa(adm, 'POST', '/api/secretaria_projetos', { edital: nenhum })).toEqual([
      404,
      M.editalNaoEncontrado,
    ]);
    expect(await recusa(adm, 'POST', '/api/secretaria_projetos', {})).toEqual([422, 'selecione o edital']);
    const id = await w.novoEditalEm('decisao');
    const { projeto } = await w.novoAvaliado(id);
    const velha = { 'if-match': '"99"' };
    for (const [metodo, caminho, corpo] of [
      ['POST', '/api/secretaria_projetos', { edital: id }],
      ['POST', VAGAS, vagas(projeto, 1, 1)],
    ] as const) {
      expect((await envia(adm, metodo, caminho, corpo, velha)).status).toBe(412);
    }
  });
});

describe('the granted number of instructors (D19)', () => {
  it('accepts 0..2 and 0..3, more than was requested too, and refuses the rest', async () => {
    const { projeto, aprovacao: id } = await w.novoAvaliado(await w.novoEditalEm('decisao'));
    for (const [pagas, voluntarias, status] of [
      [0, 0, 200],
      [2, 3, 200],
      [3, 0, 422],
      [0, 4, 422],
      [-1, 0, 422],
      [0, -1, 422],
    ] as const) {
      expect((await envia(pres, 'POST', VAGAS, vagas(projeto, pagas, voluntarias))).status).toBe(status);
    }
    expect((await recusa(pres, 'POST', VAGAS, { id: projeto, remunerados_aprovados: 1.5 }))[0]).toBe(422);
    const r: Problem = await envia(pres, 'POST', VAGAS, { id: projeto });
    expect(r.body.errors).toEqual({
      remunerados_aprovados: MENSAGENS_DECISAO.remuneradosForaDaFaixa,
      voluntarios_aprovados: MENSAGENS_DECISAO.voluntariosForaDaFaixa,
    });
    const { remuneradosAprovados, voluntariosAprovados } = await aprovacao(id);
    expect([remuneradosAprovados, voluntariosAprovados]).toEqual([2, 3]);
  });

  it('is refused to everybody for their own project (D30)', async () => {
    const id = await w.novoEditalEm('decisao');
    const { projeto } = await w.novoAvaliado(id, { dono: pres });
    const outro = await w.novoAvaliado(id);
    expect(await recusa(pres, 'POST', VAGAS, vagas(projeto, 1, 1))).toEqual([409, M.voceParticipa]);
    const lista = await envia<LinhaLida[]>(pres, 'GET', '/api/edital_avaliacao/instrutores');
    expect(lista.body.map(({ projeto_id }) => projeto_id)).toEqual([outro.projeto]);
    expect((await envia(adm, 'POST', VAGAS, vagas(projeto, 1, 1))).status).toBe(200);
  });

  it('never exceeds the limit of the call, however many decide at once (D19)', async () => {
    const id = await w.novoEditalEm('decisao', { limiteBolsas: 7 });
    const projetos = [];
    for (let i = 0; i < 10; i += 1) projetos.push((await w.novoAvaliado(id)).projeto);
    const respostas = await Promise.all(projetos.map((p) => recusa(adm, 'POST', VAGAS, vagas(p, 2, 0))));
    expect(respostas.filter(([status]) => status === 200)).toHaveLength(3);
    expect(respostas.filter(([status]) => status !== 200)).toEqual(
      Array(7).fill([409, MENSAGENS_DECISAO.limiteDeBolsas]),
    );
    const rows = await many<{ bolsas: number }>(
      t.deps.database.db,
      sql`select sum(remunerados_aprovados)::int as bolsas from projeto_aprovacao where edital_id = ${id}`,
    );
    expect(rows[0]?.bolsas).toBe(6);
  });
});

describe('races', () => {
  it('sends a call to the secretariat once, however many send it at once (T-G10)', async () => {
    const id = await w.novoEditalEm('decisao');
    await w.novoAvaliado(id);
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        recusa(i % 2 === 0 ? adm : pres, 'POST', '/api/secretaria_projetos', { edital: id }),
      ),
    );
    expect(respostas.filter(([status]) => status === 200)).toHaveLength(1);
    expect(respostas.filter(([status]) => status !== 200)).toEqual(
      Array(19).fill([409, MENSAGENS_DECISAO.jaEnviado]),
    );
    expect(await atos('enviarASecretaria', id)).toHaveLength(1);
  });

  it('publishes a call once, with one mail to each coordinator, however many publish it at once', async () => {
    const id = await w.novoEditalEm('secretaria');
    await w.novoAvaliado(id);
    // Queued and sent mails: every mail is a job.
    const naFila = async () =>
      (await t.deps.database.pool.query(`select from pgboss.job where name = 'email'`)).rowCount ?? 0;
    const antes = await naFila();
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => recusa(sec, 'PATCH', '/api/secretaria_projetos', { edital: id })),
    );
    expect(respostas.filter(([status]) => status === 200)).toHaveLength(1);
    expect(respostas.filter(([status]) => status !== 200)).toEqual(
      Array(9).fill([409, MENSAGENS_DECISAO.naoEnviados]),
    );
    expect((await naFila()) - antes).toBe(1);
  });
});

describe('public results (T-M5)', () => {
  it('answers for an unpublished call with the bytes of an unknown one', async () => {
    const ler = async (id: number | string) => {
      const { status, text, headers } = await send(t.url, 'GET', `/api/publico/resultados/${id}`);
      return JSON.stringify([status, text, [...headers].filter(([nome]) => nome !== 'date').sort()]);
    };
    const desconhecido = await ler(2_000_000_000);
    expect(desconhecido).toContain('404');
    for (const fase of ['submissao', 'avaliacao', 'decisao', 'secretaria'] as const) {
      const id = await w.novoEditalEm(fase);
      await w.novoAvaliado(id);
      expect(await ler(id)).toBe(desconhecido);
    }
    const lista = await send<{ nome: string }[]>(t.url, 'GET', '/api/publico/resultados');
    const { rows } = await t.deps.database.pool.query<{ nome: string }>(
      `select nome from edital where fase in ('resultado', 'arquivado')`,
    );
    expect(lista.body.map(({ nome }) => nome).sort()).toEqual(rows.map(({ nome }) => nome).sort());
  });

  it('have exactly these fields', async () => {
    const id = await w.novoEditalEm('resultado');
    const { projeto } = await w.novoAvaliado(id, {
      aprovacao: { situacao: 'APROVADO', remuneradosAprovados: 1 },
    });
    const r = await send<{ edital: object; projetos: object[] }>(
      t.url,
      'GET',
      `/api/publico/resultados/${id}`,
    );
    expect(Object.keys(r.body.edital).sort()).toEqual(['ano', 'id', 'nome', 'resultadoPublicadoEm']);
    expect(r.body.projetos.map((linha) => Object.keys(linha).sort())).toEqual([
      [
        ...['coordenador', 'desempate', 'posicao', 'projeto_id', 'remunerados_aprovados', 'situacaoExibida'],
        ...['tipoProjeto', 'titulo', 'total', 'unidade', 'vagas', 'voluntarios_aprovados'],
      ],
    ]);
    expect(r.body.projetos[0]).toMatchObject({
      projeto_id: projeto,
      total: 380.5,
      situacaoExibida: 'APROVADO PARCIALMENTE',
      vagas: 'parte',
    });
    const lista = await send<{ id: number }[]>(t.url, 'GET', '/api/publico/resultados');
    expect(lista.body.find((um) => um.id === id)).toEqual(r.body.edital);
  });
});

describe('the dashboard and the pending items before the next act', () => {
  it('counts submissions, progress, totals and scholarships; no total for the secretariat before decisao', async () => {
    const id = await w.novoEditalEm('avaliacao');
    const unidadeId = await w.novaUnidade('Unidade do painel');
    const dono = await w.novaPessoa('coordenador', { unidadeId });
    await w.novoAvaliado(id, { dono, projeto: { submetidoEm: new Date('2026-05-11T10:00:00Z') } });
    await w.novoDesignado(id, {
      dono,
      projeto: { submetidoEm: new Date('2026-05-11T23:00:00Z'), remunerados: 2, voluntarios: 0 },
    });
    await w.novoProjeto(dono.id, id, { submetidoEm: new Date('2026-05-12T00:00:00Z') });
    await w.novoProjeto(dono.id, id, { aguardandoCronograma: true });
    interface Painel {
      readonly notas: readonly { faixa: string; quantidade: number }[];
    }
    const r = await envia<Painel>(adm, 'GET', `/api/painel/${id}`);
    const { notas, ...resto } = r.body;
    expect(resto).toEqual({
      submissoes: [
        { dia: '2026-05-11', unidade: 'Unidade do painel', quantidade: 2 },
        { dia: '2026-05-12', unidade: 'Unidade do painel', quantidade: 1 },
      ],
      avaliacao: { designados: 2, aceitos: 1, avaliados: 1, total: 3 },
      bolsas: { pedidas: 4, concedidas: 0 },
      bolsasPorUnidade: [{ unidade: 'Unidade do painel', pedidas: 4, concedidas: 0 }],
      horas: [],
      pagamento: [],
    });
    expect(notas.filter(({ quantidade }) => quantidade > 0)).toEqual([{ faixa: '350–400', quantidade: 1 }]);
    expect(notas).toHaveLength(13);
    const semOAlheio = { notas: [], bolsasPorUnidade: [], pagamento: null };
    expect((await envia<Painel>(sec, 'GET', `/api/painel/${id}`)).body).toEqual({ ...resto, ...semOAlheio });
    await updateRows(t, 'edital', { fase: 'decisao' }, { id });
    expect((await envia<Painel>(sec, 'GET', `/api/painel/${id}`)).body.notas).toEqual(notas);
    expect(await recusa(adm, 'GET', '/api/painel/2000000000')).toEqual([404, M.editalNaoEncontrado]);
  });

  it('names what blocks the next act, as the act itself refuses it', async () => {
    interface Pendencias {
      readonly ato: string | null;
      readonly bloqueios: readonly { codigo: string; mensagem: string; quantidade: number | null }[];
    }
    const id = await w.novoEditalEm('avaliacao');
    await w.novoDesignado(id);
    await w.novoDesignado(id);
    const ler = async () => (await envia<Pendencias>(adm, 'GET', `/api/edital/${id}/pendencias`)).body;
    const { ato, bloqueios } = await ler();
    expect([ato, bloqueios]).toEqual([
      'iniciarDecisao',
      [expect.objectContaining({ codigo: 'NAO_AVALIADOS', quantidade: 2 })],
    ]);
    expect(await recusa(adm, 'POST', '/api/edital/iniciar_decidir_instrututores', { id })).toEqual([
      409,
      bloqueios[0]?.mensagem,
    ]);
    await updateRows(t, 'edital', { fase: 'arquivado', resultadoPublicadoEm: t.clock.agora() }, { id });
    expect(await ler()).toEqual({
      ...{ ato: null, bloqueios: [], avisos: [] },
      emails: { todos: 0, enviados: 0, falharam: 0 },
    });
  });
});

describe('the question before publication', () => {
  it('[C-G11][C-G12] shows the numbers of grants and mails, and the last day for appeals that publication sets', async () => {
    const edital = await w.novoEditalEm('secretaria');
    await updateRows(t, 'edital', { limiteBolsas: 5 }, { id: edital });
    const dono = await w.novaPessoa();
    const vagas = (remuneradosAprovados: number, voluntariosAprovados: number) => ({
      aprovacao: { remuneradosAprovados, voluntariosAprovados },
    });
    // Each asks for two and three places.
    await w.novoAvaliado(edital, { dono, ...vagas(2, 3) });
    await w.novoAvaliado(edital, { dono, ...vagas(1, 0) });
    await w.novoAvaliado(edital, vagas(0, 0));
    const perguntar = async (quem: Pessoa) =>
      (
        await envia<{ avisos: { codigo: string; mensagem: string; quantidade: number | null }[] }>(
          quem,
          'GET',
          `/api/edital/${edital}/pendencias`,
        )
      ).body.avisos.map(({ mensagem, quantidade }) => [mensagem, quantidade]);
    const perguntado = await perguntar(adm);
    const numeros = [
      ['Projetos', 3],
      ['Projetos com todas as vagas pedidas', 1],
      ['Projetos com parte das vagas', 1],
      ['Projetos aprovados sem vagas', 1],
      ['Projetos reprovados', 0],
      ['Bolsas aprovadas: 3, do limite de 5', null],
    ];
    expect(perguntado.slice(0, 7)).toEqual([...numeros, ['E-mails aos coordenadores', 2]]);
    // The question before the secretariat shows the same figures, without those that the reader must not know
    // yet.
    await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
    expect((await perguntar(adm)).slice(-6)).toEqual(numeros);
    const participa = await w.novaPessoa('administrador');
    const meu = await w.novoAvaliado(edital, { dono: participa, ...vagas(2, 0) });
    expect((await perguntar(participa)).slice(-7)).toEqual([
      ...numeros,
      ['Não estão na conta os projetos em que você participa', 1],
    ]);
    await updateRows(t, 'projetoAprovacao', { remuneradosAprovados: 0 }, { projetoId: meu.projeto });
    await updateRows(t, 'edital', { fase: 'secretaria' }, { id: edital });
    expect((await envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
    const { fimRecursos } = await guardado(edital);
    const [ano, mes, dia] = (fimRecursos ?? '').split('-');
    expect(perguntado[7]).toEqual([`Os recursos vão até ${dia}/${mes}/${ano}, 23h59`, null]);
  });
});
