import {
  aguardaContrarrazoes,
  MENSAGENS_CONTRARRAZOES as M,
  MENSAGENS_RECURSO,
} from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { insertInto, rowOf, rowsOf } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  comCriterios,
  comRelator,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir(INICIO));

interface DoOutro {
  readonly id: number;
  readonly mensagem: string;
  readonly criterios: readonly { readonly nome: string; readonly mensagem: string }[];
  readonly podeResponder: boolean;
  readonly texto: string | null;
}
interface Resposta {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}
/** The fifth working day after INICIO, a Wednesday. */
const ULTIMO = '2026-05-20';
const ESPERE = aguardaContrarrazoes('20/05/2026, 23h59');

const como = async (quem: Pessoa): Promise<Pessoa> => ({
  ...quem,
  ...(await c.w.abrirSessao(quem.id, quem.tipo)),
});
/** Two projects in a call with the rule: the one that appeals, and one of another teacher. */
async function emDisputa(regras: Parameters<typeof regrasDoRecurso>[3] = { contrarrazoes: true }) {
  const edital = await c.w.novoEditalEm('resultado');
  await regrasDoRecurso(t, c.w, edital, regras);
  const novo = async (dono?: Pessoa) => ({
    edital,
    ...(await c.w.novoAvaliado(edital, {
      ...(dono === undefined ? {} : { dono }),
      aprovacao: { situacao: 'REPROVADO' },
    })),
  });
  return { edital, novo, recorre: await novo(), outro: await novo() };
}
type Projeto = Awaited<ReturnType<typeof emDisputa>>['outro'];

const recorrer = async (p: Projeto) => (await c.solicita(p)).body.id;
const dosOutros = async ({ dono, projeto }: Projeto) =>
  (await c.envia<DoOutro[]>(await como(dono), 'GET', `/api/projeto/${projeto}/recursos_dos_outros`)).body;
const responder = async ({ dono, projeto }: Projeto, recurso: number, texto = 'A nota está certa.') =>
  c.envia<Resposta>(await como(dono), 'POST', `/api/projeto/${projeto}/recursos_dos_outros/${recurso}`, {
    texto,
  });
const lidas = async (quem: Pessoa, { projeto }: Projeto, recurso: number) =>
  c.envia<{ projeto: { id: number }; texto: string }[]>(
    await como(quem),
    'GET',
    `/api/recurso/projeto/${projeto}/contrarrazoes/${recurso}`,
  );
const decidir = async (id: number, ato = 'aceitar', quem = c.presidente) =>
  c.envia<Resposta>(await como(quem), 'POST', `/api/recurso/${ato}`, umaDecisao(id, DECIDIDO));
const tarefas = async (quem: Pessoa) =>
  (
    await c.envia<{ tarefas: { codigo: string; titulo: string; ate: string | null; edital: number }[] }>(
      await como(quem),
      'GET',
      '/api/tarefas',
    )
  ).body.tarefas;

describe('an appeal in a call whose others may answer it (D56)', () => {
  it('[C-G6] neither is answered by nor waits for a project that was given up meanwhile', async () => {
    const { recorre, outro } = await emDisputa();
    const id = await recorrer(recorre);
    expect(await decidir(id)).toMatchObject({ status: 409, body: { message: ESPERE } });
    await insertInto(t, 'desistencia', {
      ...{
        projetoId: outro.projeto,
        fundamento: 'FIM_DO_CARGO',
        motivo: 'Deixou o cargo.',
        dia: '2026-05-20',
      },
      ...{ autorId: c.presidente.id, criadaEm: t.clock.agora() },
    });
    expect(await dosOutros(outro)).toEqual([]);
    expect((await responder(outro, id)).status).toBe(404);
    expect((await tarefas(outro.dono)).map(({ codigo }) => codigo)).not.toContain('RECURSO_DE_OUTRO_PROJETO');
    expect((await decidir(id)).status).toBe(200);
  });

  it('[C-G6] is sent to the others, answered by them, and decided after them', async () => {
    const { edital, recorre, outro, novo } = await emDisputa();
    const segundo = await novo(outro.dono);
    const eOutro = await rowOf(t, 'professor', { id: outro.dono.id });
    const quemRecorre = await rowOf(t, 'professor', { id: recorre.dono.id });
    const antes = (await t.emailsAte(0)).length;
    const id = await recorrer(recorre);
    const cartas = (await t.emailsAte(antes + 2)).slice(antes);
    // One mail per person, naming both projects, without reasons and people.
    const [aoOutro, ...mais] = cartas.filter(({ para }) => para === eOutro.email);
    expect(mais).toEqual([]);
    expect(aoOutro?.assunto).toBe(`Recurso nº ${id} de outro projeto: você pode responder`);
    for (const um of [outro, segundo]) expect(aoOutro?.texto).toContain(`/projetos/${um.projeto}/resultado`);
    expect(aoOutro?.texto).toContain('20/05/2026, 23h59');
    expect(aoOutro?.texto).not.toContain('revisão da nota');
    expect(aoOutro?.texto).not.toContain(quemRecorre.nome);
    const aosPresidentes = cartas.filter(({ assunto }) => assunto.startsWith('Um recurso aguarda'));
    expect(aosPresidentes.every(({ texto }) => texto.includes('20/05/2026, 23h59'))).toBe(true);
    expect((await rowOf(t, 'recurso', { id })).contrarrazoesAte).toBe(ULTIMO);
    expect(
      (await tarefas(outro.dono)).filter((um) => um.codigo === 'RECURSO_DE_OUTRO_PROJETO'),
    ).toMatchObject([{ ate: ULTIMO }, { ate: ULTIMO }]);
    const daComissao = (await tarefas(c.presidente)).find(
      (um) => um.codigo === 'RECURSOS_A_DECIDIR' && um.edital === edital,
    );
    expect(daComissao?.titulo).toBe('1 recurso espera respostas até 20/05/2026, 23h59; depois, decida-o');

    for (const ato of ['aceitar', 'recusar']) {
      expect((await decidir(id, ato)).body.message).toBe(ESPERE);
    }
    const simulado = await c.envia(c.presidente, 'POST', '/api/recurso/simular', umaDecisao(id, DECIDIDO));
    expect(simulado.status).toBe(200);
    expect(await dosOutros(outro)).toMatchObject([
      { id, mensagem: '<p>Peço a revisão da nota de metodologia.</p>', podeResponder: true, texto: null },
    ]);
    expect((await responder(outro, id, ' ')).body.errors).toEqual({ texto: M.vazias });
    expect((await responder(outro, id)).body.message).toBe(M.enviadas);
    expect((await responder(outro, id)).body.message).toBe(M.jaEnviadas);
    expect((await decidir(id)).body.message).toBe(ESPERE);
    expect((await responder(segundo, id, 'Também acho.')).status).toBe(200);

    const textos = [
      { projeto: { id: outro.projeto }, texto: 'A nota está certa.' },
      { projeto: { id: segundo.projeto }, texto: 'Também acho.' },
    ];
    expect((await lidas(c.presidente, recorre, id)).body).toMatchObject(textos);
    expect((await lidas(recorre.dono, recorre, id)).body).toEqual([]);
    // All have answered, so the appeal can be decided.
    expect((await decidir(id)).status).toBe(200);
    expect((await lidas(recorre.dono, recorre, id)).body).toMatchObject(textos);
    expect(await dosOutros(outro)).toMatchObject([{ podeResponder: false, texto: 'A nota está certa.' }]);
  });

  it('[C-G6] waits until the last day when somebody does not answer, and no longer', async () => {
    const { recorre, outro } = await emDisputa();
    const id = await recorrer(recorre);
    t.clock.definir('2026-05-20T23:59:00Z');
    expect((await decidir(id)).body.message).toBe(ESPERE);
    t.clock.definir('2026-05-21T00:00:00Z');
    expect((await responder(outro, id)).body.message).toBe(M.prazoTerminou);
    expect((await tarefas(outro.dono)).some((um) => um.codigo === 'RECURSO_DE_OUTRO_PROJETO')).toBe(false);
    expect((await decidir(id, 'recusar')).status).toBe(200);
    // Once decided, its reasons are no longer shown to a project that did not answer.
    expect(await dosOutros(outro)).toEqual([]);
    expect((await responder(outro, id)).body.message).toBe(MENSAGENS_RECURSO.jaDecidido);
  });

  it('[C-G6] shows the contested items and the reasons, without scores, attachments or names', async () => {
    const { recorre, outro } = await emDisputa({ contrarrazoes: true, recursoPorCriterio: true });
    const id = await recorrer(recorre);
    await comCriterios(t, id, ['pontuacaoMetodologiaAtividades']);
    const [lido] = await dosOutros(outro);
    expect(lido?.criterios).toEqual([
      { nome: 'Metodologia e atividades', mensagem: '<p>A nota é outra.</p>' },
    ]);
    expect(Object.keys(lido ?? {}).toSorted()).toEqual(
      [
        'ate',
        'criadoEm',
        'criterios',
        'enviadaEm',
        'id',
        'mensagem',
        'podeResponder',
        'projeto',
        'status',
        'texto',
      ].toSorted(),
    );
    for (const { id: pessoa } of [recorre.dono, recorre.avaliador]) {
      const { nome } = await rowOf(t, 'professor', { id: pessoa });
      expect(JSON.stringify(lido)).not.toContain(nome);
    }
  });

  it('[C-G6] is not sent to participants of its project, nor to a project without a position or given up', async () => {
    const { edital, recorre, outro, novo } = await emDisputa();
    const colabora = await novo();
    await c.w.novoColaborador(recorre.projeto, colabora.dono.id);
    const meu = await novo(recorre.dono);
    await c.w.novoDesignado(edital);
    const desistiu = await novo();
    await insertInto(t, 'desistencia', {
      projetoId: desistiu.projeto,
      fundamento: 'COORDENADOR',
      motivo: 'Mudo de cidade',
      criadaEm: t.clock.agora(),
      autorId: desistiu.dono.id,
      dia: '2026-05-20',
    });
    const id = await recorrer(recorre);
    const pedidos = await rowsOf(t, 'contrarrazao', { recursoId: id });
    expect(pedidos.map(({ projetoId }) => projetoId)).toEqual([outro.projeto]);
    for (const um of [colabora, meu]) {
      expect(await dosOutros(um)).toEqual([]);
      expect((await responder(um, id)).status).toBe(404);
    }
    // A person who joins the appellant later neither reads the appeal there nor answers it.
    await c.w.novoColaborador(recorre.projeto, outro.dono.id, 1);
    expect(await dosOutros(outro)).toEqual([]);
    expect((await responder(outro, id)).status).toBe(409);
    expect((await tarefas(outro.dono)).some((um) => um.codigo === 'RECURSO_DE_OUTRO_PROJETO')).toBe(false);
  });

  it('[C-G6] is decided at once without the rule, or when there is nobody to ask', async () => {
    const sem = await emDisputa({ recursoPorCriterio: true });
    const deSem = await recorrer(sem.recorre);
    expect((await rowOf(t, 'recurso', { id: deSem })).contrarrazoesAte).toBeNull();
    expect((await decidir(deSem)).status).toBe(200);
    const edital = await c.w.novoEditalEm('resultado');
    await regrasDoRecurso(t, c.w, edital, { contrarrazoes: true });
    const so = { edital, ...(await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } })) };
    const id = await recorrer(so);
    expect((await decidir(id)).status).toBe(200);
  });

  it('[C-G6] is neither decided nor reported on by participants of a project that answered', async () => {
    const { recorre, novo } = await emDisputa({ contrarrazoes: true, recursoComRelator: true });
    const presidente = await c.w.novaPessoa('PRESIDENTE_COMISSAO');
    const seu = await novo(presidente);
    const id = await recorrer(recorre);
    t.clock.definir('2026-05-14T12:00:00Z');
    expect((await responder(seu, id)).status).toBe(200);
    t.clock.definir('2026-05-21T12:00:00Z');
    const recusa = 'Um projeto seu respondeu a um recurso deste projeto: outra pessoa decide';
    expect((await decidir(id, 'aceitar', presidente)).body.message).toBe(recusa);
    expect((await lidas(presidente, recorre, id)).status).toBe(404);
    const relator = await c.envia<Resposta>(await como(c.presidente), 'POST', `/api/recurso/${id}/relator`, {
      relator: presidente.id,
    });
    expect([relator.status, relator.body.message]).toEqual([
      409,
      'Um projeto desta pessoa respondeu a um recurso deste projeto',
    ]);
    expect((await decidir(id)).status).toBe(200);
  });

  it('[C-G6] hides the others’ answers and the draft from a judge whose own project may still answer', async () => {
    const { recorre, outro, novo } = await emDisputa({ contrarrazoes: true, recursoComRelator: true });
    const presidente = await c.w.novaPessoa('PRESIDENTE_COMISSAO');
    const seu = await novo();
    await c.w.novoColaborador(seu.projeto, presidente.id);
    const relator = await c.w.novaPessoa('avaliador');
    const id = await recorrer(recorre);
    await comRelator(t, id, relator.id);
    expect((await responder(outro, id)).status).toBe(200);
    const minuta = { decisao: 'recusar', feedback: 'Como dizem as contrarrazões, não procede.' };
    const entregue = await c.envia(await como(relator), 'POST', `/api/recurso/${id}/minuta`, minuta);
    expect(entregue.status).toBe(200);
    const vistas = async (quem: Pessoa) => {
      const sessao = await como(quem);
      const doProjeto = await c.envia<{ contrarrazoes: object }[]>(
        sessao,
        'GET',
        `/api/recurso/projeto/${recorre.projeto}`,
      );
      const relatoria = await c.envia<{ minuta: object | null }>(
        sessao,
        'GET',
        `/api/recurso/${id}/relatoria`,
      );
      const textos = (await lidas(quem, recorre, id)).body.length;
      return [doProjeto.body[0]?.contrarrazoes, relatoria.body.minuta !== null, textos];
    };
    expect(await vistas(c.presidente)).toEqual([{ ate: ULTIMO, correm: true, recebidas: 1 }, true, 1]);
    expect(await vistas(presidente)).toEqual([{ ate: ULTIMO, correm: true, depoisDaSua: true }, false, 0]);
    expect((await decidir(id, 'recusar', presidente)).body.message).toBe(ESPERE);
    // The period ends without their answer: they read all answers, and decide.
    t.clock.definir('2026-05-21T00:00:00Z');
    expect(await vistas(presidente)).toEqual([{ ate: ULTIMO, correm: false, recebidas: 1 }, true, 1]);
    expect((await decidir(id, 'recusar', presidente)).status).toBe(200);
  });

  it('[C-G6] hides the others’ answers from a rapporteur and a substitute whose own project may still answer', async () => {
    const { recorre, outro, novo } = await emDisputa({ contrarrazoes: true, recursoComRelator: true });
    const [relator, substituto] = [await c.w.novaPessoa('avaliador'), await c.w.novaPessoa('avaliador')];
    for (const { id } of [relator, substituto]) await c.w.novoColaborador((await novo()).projeto, id);
    const id = await recorrer(recorre);
    await comRelator(t, id, relator.id);
    const indicado = { pessoaId: substituto.id, motivo: 'A presidência está impedida', autorId: null };
    await insertInto(t, 'substitutoDoRecurso', { recursoId: id, ...indicado, indicadoEm: t.clock.agora() });
    expect((await responder(outro, id)).status).toBe(200);
    for (const quem of [relator, substituto]) expect((await lidas(quem, recorre, id)).body).toEqual([]);
    t.clock.definir('2026-05-21T00:00:00Z');
    for (const quem of [relator, substituto]) expect((await lidas(quem, recorre, id)).body).toHaveLength(1);
  });

  it('[C-G6] waits also for a project whose substitute decides in the place of the committee', async () => {
    const { recorre, outro } = await emDisputa();
    const substituto = await c.w.novaPessoa('avaliador');
    const id = await recorrer(recorre);
    const indicado = { pessoaId: substituto.id, motivo: 'A presidência está impedida', autorId: null };
    await insertInto(t, 'substitutoDoRecurso', { recursoId: id, ...indicado, indicadoEm: t.clock.agora() });
    const titulos = async () =>
      (await tarefas(substituto)).flatMap(({ codigo, titulo }) =>
        codigo === 'RECURSO_COMO_SUBSTITUTO' ? [titulo] : [],
      );
    expect(await titulos()).toEqual([
      `O recurso nº ${id} espera respostas até 20/05/2026, 23h59; depois, decida-o como substituto`,
    ]);
    expect((await decidir(id, 'recusar', substituto)).body.message).toBe(ESPERE);
    expect((await responder(outro, id)).status).toBe(200);
    expect(await titulos()).toEqual([`Decidir o recurso nº ${id}, como substituto`]);
    expect((await lidas(substituto, recorre, id)).body).toHaveLength(1);
    expect((await decidir(id, 'recusar', substituto)).status).toBe(200);
  });

  it('[C-G6] shows its answers to the rapporteur, who may write meanwhile', async () => {
    const { recorre, outro } = await emDisputa({ contrarrazoes: true, recursoComRelator: true });
    const relator = await c.w.novaPessoa('avaliador');
    const id = await recorrer(recorre);
    expect((await lidas(relator, recorre, id)).status).toBe(404);
    await comRelator(t, id, relator.id);
    expect((await responder(outro, id)).status).toBe(200);
    expect((await lidas(relator, recorre, id)).body).toHaveLength(1);
    const minuta = await c.envia(await como(relator), 'PUT', `/api/recurso/${id}/minuta`, {
      feedback: 'Por escrever.',
    });
    expect(minuta.status).toBe(200);
  });

  it('[C-G6] hides an answer from the author of the appeal until the decision; its vice may write it', async () => {
    const { recorre, outro } = await emDisputa();
    const id = await recorrer(recorre);
    const vice = await c.w.novaPessoa();
    await c.w.novaVice(outro.projeto, vice.id);
    const visto = async () => {
      const dono = await como(recorre.dono);
      const caminhos = [
        `recurso/projeto/${recorre.projeto}`,
        `projeto/${recorre.projeto}/historico`,
        'tarefas',
      ];
      return Promise.all(caminhos.map(async (um) => (await c.envia(dono, 'GET', `/api/${um}`)).body));
    };
    const antes = await visto();
    expect(antes[0]).toMatchObject([{ contrarrazoes: { ate: ULTIMO, correm: true } }]);
    expect((await responder({ ...outro, dono: vice }, id)).status).toBe(200);
    expect(await visto()).toEqual(antes);
    const [doProjeto] = await c.lidos(recorre);
    expect(doProjeto?.contrarrazoes).toEqual({ ate: ULTIMO, correm: false, recebidas: 1 });
    // The audit row names both projects, for a reader who takes part in neither.
    const [ato] = await rowsOf(t, 'auditoria', { acao: 'enviarContrarrazoes', registroId: outro.projeto });
    const projetos = await rowsOf(t, 'auditoriaProjeto', { auditoriaId: ato?.id ?? 0 });
    expect(projetos.map(({ projetoId }) => projetoId).toSorted((a, b) => a - b)).toEqual(
      [recorre.projeto, outro.projeto].toSorted((a, b) => a - b),
    );
  });

  it.each(['aceitar', 'recusar'])(
    '[C-G6] tells the authors of answers the decision, in one mail a person: %s',
    async (ato) => {
      const { recorre, outro, novo } = await emDisputa();
      const segundo = await novo(outro.dono);
      const calado = await novo();
      const id = await recorrer(recorre);
      for (const um of [outro, segundo]) expect((await responder(um, id)).status).toBe(200);
      t.clock.definir('2026-05-21T12:00:00Z');
      expect((await decidir(id, ato)).status).toBe(200);
      const assunto = `Recurso nº ${id} de outro projeto: ${ato === 'aceitar' ? 'aceito' : 'recusado'}`;
      const seu = await rowOf(t, 'professor', { id: outro.dono.id });
      const cartas = (await t.emailsAte(0)).filter((um) => um.assunto === assunto);
      expect(cartas.map(({ para }) => para)).toEqual([seu.email]);
      const texto = cartas[0]?.texto ?? '';
      for (const um of [outro, segundo]) expect(texto).toContain(`Seu projeto: nº ${um.projeto}, `);
      expect(texto).toContain(ato === 'aceitar' ? 'aceitou o recurso' : 'recusou o recurso');
      const recorrente = await rowOf(t, 'professor', { id: recorre.dono.id });
      expect(texto).not.toContain(recorrente.nome);
      expect(texto).not.toMatch(/nota|pontua|\b60\b/i);
      const doCalado = await rowsOf(t, 'cartaDoProjeto', { projetoId: calado.projeto });
      expect(doCalado.map(({ especie }) => especie)).not.toContain('recursoDeOutroDecidido');
    },
  );

  it('[C-G6] accepts one of many answers sent at once', async () => {
    const { recorre, outro } = await emDisputa();
    const id = await recorrer(recorre);
    const dono = await como(outro.dono);
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        c.envia(dono, 'POST', `/api/projeto/${outro.projeto}/recursos_dos_outros/${id}`, {
          texto: `Nº ${i}`,
        }),
      ),
    );
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const atos = await rowsOf(t, 'auditoria', { acao: 'enviarContrarrazoes', registroId: outro.projeto });
    expect(atos).toHaveLength(1);
  });
});
