import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { FASES } from '@instrutoria/domain/edital/types.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { STATUS_DO_RECURSO } from '@instrutoria/domain/recurso/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { countOf, findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { criarCenaDoRecurso, DECIDIDO, umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import { semNumeros } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

async function aprovacaoGuardada(id: number) {
  const linha = await findRow(t, 'projetoAprovacao', { id });
  return linha;
}

const caminhoDo = {
  aceitarRecurso: '/api/recurso/aceitar',
  recusarRecurso: '/api/recurso/recusar',
  simularRecurso: '/api/recurso/simular',
};

describe('an appeal (D21)', () => {
  it('[C-C14] is mailed to the president, or to the administrators when the president takes part', async () => {
    const administrador = await c.w.novaPessoa('administrador');
    const p = await c.publicado();
    let antes = (await t.emailsAte(0)).length;
    expect((await c.solicita(p, '<p>Peço sigilo.</p>')).status).toBe(201);
    const carta = (await t.emailsAte(antes + 1))[antes];
    const emailDe = async ({ id }: { readonly id: number }) =>
      (await findRow(t, 'professor', { id }))?.email ?? '';
    expect([carta?.para, carta?.assunto]).toEqual([
      await emailDe(c.presidente),
      'Um recurso aguarda a decisão da comissão',
    ]);
    expect(carta?.texto).toContain('/recursos');
    expect(semNumeros(carta?.texto)).not.toMatch(/sigilo|380/);
    const dele = await c.publicado({}, { dono: c.presidente });
    antes = (await t.emailsAte(0)).length;
    expect((await c.solicita(dele)).status).toBe(201);
    const novas = (await t.emailsAte(antes + 1)).slice(antes).map(({ para }) => para);
    expect(novas).toContain(await emailDe(administrador));
    expect(novas).not.toContain(await emailDe(c.presidente));
  });

  it('is made, read by its coordinator, accepted with other scores, and answered by mail', async () => {
    const p = await c.publicado();
    const cartas = (await t.emailsAte(0)).length;
    const feito = await c.solicita(p);
    await t.emailsAte(cartas + 1);
    expect([feito.status, feito.body]).toMatchObject([
      201,
      {
        versao: 1,
        status: 'PENDENTE',
        feedback: null,
        original: null,
        corrigido: null,
        criadoEm: t.clock.agora().toISOString(),
        projetoAprovacao: {
          id: p.aprovacao,
          total: 380.5,
          ...NOTAS_FASE1,
          ...NOTAS_FASE2,
          projeto: { id: p.projeto },
        },
      },
    ]);
    const { id } = feito.body;
    const emails = (await t.emailsAte(0)).length;
    const r = await c.envia(c.presidente, 'POST', caminhoDo.aceitarRecurso, umaDecisao(id), {
      'if-match': '"1"',
    });
    expect([r.status, r.body]).toEqual([200, { message: M.aceito }]);
    const [lido] = (await c.envia<unknown[]>(p.dono, 'GET', `/api/recurso/projeto/${p.projeto}`)).body;
    expect(lido).toMatchObject({
      id,
      versao: 2,
      status: 'ACEITO',
      feedback: '<p>A comissão acolhe o recurso.</p>',
      original: {
        ...NOTAS_FASE1,
        ...NOTAS_FASE2,
        total: 380.5,
        remunerados_aprovados: 0,
        voluntarios_aprovados: 0,
      },
      corrigido: { pontuacaoAdequacaoCoerencia: 35.5, total: 417.5, remunerados_aprovados: 1 },
      projetoAprovacao: { total: 417.5, projeto: { remunerados_aprovados: 1, voluntarios_aprovados: 1 } },
    });
    expect(await aprovacaoGuardada(p.aprovacao)).toMatchObject({
      total: 417.5,
      situacao: 'APROVADO',
      versao: 2,
    });
    const carta = (await t.emailsAte(emails + 1))[emails];
    expect([carta?.assunto, carta?.para]).toEqual([
      `Recurso do projeto nº ${p.projeto} aceito`,
      expect.stringContaining('@exemplo.test'),
    ]);
    // The total neither before nor after.
    expect(semNumeros(carta?.texto)).not.toMatch(/417|380/);
    const atos = await rowsOf(t, 'auditoria', { registroId: id });
    expect(atos.filter(({ registroTipo }) => registroTipo === 'recurso').map(({ acao }) => acao)).toEqual([
      'solicitarRecurso',
      'aceitarRecurso',
    ]);
  });

  it('[C-A10] keeps the result when refused, and requires reasons', async () => {
    const feedback = '<p>As notas seguem os critérios.</p>';
    for (const vazio of [undefined, null, '', '<p> </p>']) {
      const id = await c.pendente(await c.publicado());
      const r = await c.envia(c.presidente, 'POST', caminhoDo.recusarRecurso, { id, feedback: vazio });
      expect([r.status, r.body]).toMatchObject([
        422,
        { errors: { feedback: 'Escreva o parecer do recurso' } },
      ]);
    }
    const p = await c.publicado();
    const id = await c.pendente(p);
    const antes = await aprovacaoGuardada(p.aprovacao);
    const emails = (await t.emailsAte(0)).length;
    const r = await c.envia(c.presidente, 'POST', caminhoDo.recusarRecurso, { id, feedback });
    expect([r.status, r.body]).toEqual([200, { message: M.recusado }]);
    expect(await aprovacaoGuardada(p.aprovacao)).toEqual(antes);
    expect(await c.lidos(p)).toMatchObject([
      { status: 'RECUSADO', feedback, original: null, corrigido: null },
    ]);
    expect((await t.emailsAte(emails + 1))[emails]?.assunto).toBe(
      `Recurso do projeto nº ${p.projeto} recusado`,
    );
  });

  it('[C-A10] cannot be repeated after a decision, until another act changes the project’s own row', async () => {
    const ja = [409, { message: 'Já houve um recurso decidido sobre este resultado' }];
    const p = await c.publicado({}, { aprovacao: { pontuacaoOrganizacaoTextual: 9 } });
    const vizinho = { ...(await c.w.novoAvaliado(p.edital)), edital: p.edital };
    const longe = await c.w.novoAvaliado(p.edital, { aprovacao: { pontuacaoApoioDisciplina: 0 } });
    const decide = (id: number, ato: 'aceitarRecurso' | 'recusarRecurso', dados: object) =>
      c.envia(c.presidente, 'POST', caminhoDo[ato], umaDecisao(id, { ...DECIDIDO, ...dados }));
    const solicita = async (quem: typeof p) => {
      const { status, body } = await c.solicita(quem);
      return [status, body];
    };

    expect((await decide(await c.pendente(p), 'recusarRecurso', {})).status).toBe(200);
    expect(await solicita(p)).toMatchObject(ja);
    // A later version that changes only another row.
    const deLonge = await c.pendente({ ...longe, edital: p.edital });
    expect((await decide(deLonge, 'aceitarRecurso', { pontuacaoApoioDisciplina: 1 })).status).toBe(200);
    expect(await solicita(p)).toMatchObject(ja);
    // The neighbour overtakes: this project's own row has another position.
    const doVizinho = await c.pendente(vizinho);
    expect((await decide(doVizinho, 'aceitarRecurso', { pontuacaoOrganizacaoTextual: 10 })).status).toBe(200);
    expect(await solicita(vizinho)).toMatchObject(ja);
    expect(await solicita(p)).toMatchObject([201, { status: 'PENDENTE' }]);
    expect((await c.lidos(p)).map(({ status }) => status)).toEqual(['PENDENTE', 'RECUSADO']);
  });

  it('limits accepted values to the maxima of this page, from 0 (T-C5, E-RECURSO-3)', async () => {
    const p = await c.publicado({}, { aprovacao: { pontuacaoMetodologiaAtividades: 0 } });
    const id = await c.pendente(p);
    const demais = {
      pontuacaoNaturezaDisciplinas: 200,
      pontuacaoMetodologiaAtividades: -3,
      pontuacaoApoioDisciplina: 1e9,
    };
    const vagas = { remunerados_aprovados: 9, voluntarios_aprovados: 3.9 };
    await c.envia(
      c.presidente,
      'POST',
      caminhoDo.aceitarRecurso,
      umaDecisao(id, { ...demais, ...vagas, pontuacaoOrganizacaoTextual: 9.96 }),
    );
    expect((await c.lidos(p))[0]?.corrigido).toMatchObject({
      pontuacaoNaturezaDisciplinas: 150,
      pontuacaoMetodologiaAtividades: 0,
      pontuacaoApoioDisciplina: 200,
      pontuacaoOrganizacaoTextual: 10,
      remunerados_aprovados: 2,
      voluntarios_aprovados: 3,
    });
  });

  it('[C-A9] lowers nothing when accepted: a maximum alone changes nothing, a lower total or count is refused, in the preview too', async () => {
    const original = { ...NOTAS_FASE1, ...NOTAS_FASE2, pontuacaoNaturezaDisciplinas: 173.5 };
    const vagas = { remunerados_aprovados: 1, voluntarios_aprovados: 2 };
    const p = await c.publicado(
      {},
      { aprovacao: { ...original, remuneradosAprovados: 1, voluntariosAprovados: 2 } },
    );
    const id = await c.pendente(p);
    const antes = await aprovacaoGuardada(p.aprovacao);
    const menos = [
      { pontuacaoNaturezaDisciplinas: 150 },
      { pontuacaoOrganizacaoTextual: 7.9 },
      { remunerados_aprovados: 0 },
      { voluntarios_aprovados: 1, pontuacaoOrganizacaoTextual: 10 },
      // The total rises, but a score that nobody contested falls (D56).
      { pontuacaoMetodologiaAtividades: 20, pontuacaoOrganizacaoTextual: 7 },
    ];
    for (const caminho of [caminhoDo.simularRecurso, caminhoDo.aceitarRecurso]) {
      for (const mudancas of menos) {
        const dados = umaDecisao(id, { ...original, ...vagas, ...mudancas });
        const r = await c.envia(c.presidente, 'POST', caminho, dados);
        expect([r.status, r.body]).toMatchObject([
          409,
          { message: expect.stringMatching(/^Um recurso aceito não pode diminuir a nota nem as vagas: /) },
        ]);
      }
    }
    expect(await aprovacaoGuardada(p.aprovacao)).toEqual(antes);
    const mantida = umaDecisao(id, { ...original, ...vagas, pontuacaoOrganizacaoTextual: 9 });
    const previa = await c.envia<{ total: unknown }>(c.presidente, 'POST', caminhoDo.simularRecurso, mantida);
    expect(previa.body.total).toEqual({ de: 434, para: 435 });
    expect((await c.envia(c.presidente, 'POST', caminhoDo.aceitarRecurso, mantida)).status).toBe(200);
    expect(await aprovacaoGuardada(p.aprovacao)).toMatchObject({
      total: 435,
      pontuacaoNaturezaDisciplinas: 173.5,
    });
  });

  it('stores phase 1 only in a TIPO II call, and derives the situation by E-AVALIACAO-12', async () => {
    const casos = [
      [{ remunerados_aprovados: 1, voluntarios_aprovados: 1, pontuacaoAdequacaoCoerencia: 0 }, 'APROVADO'],
      [
        { remunerados_aprovados: 0, pontuacaoAdequacaoCoerencia: 0, pontuacaoMetodologiaAtividades: 14 },
        'REPROVADO',
      ],
      [
        { remunerados_aprovados: 0, pontuacaoAdequacaoCoerencia: 0, pontuacaoMetodologiaAtividades: 16 },
        'APROVADO',
      ],
    ] as const;
    const BAIXA = { pontuacaoAdequacaoCoerencia: 0, pontuacaoRelevanciaJustificativaClareza: 20 };
    for (const [mudancas, situacao] of casos) {
      const p = await c.publicado({ tipoProjeto: 'TIPO II' }, { aprovacao: BAIXA });
      const id = await c.pendente(p);
      await c.envia(c.presidente, 'POST', caminhoDo.aceitarRecurso, umaDecisao(id, mudancas));
      expect(await aprovacaoGuardada(p.aprovacao)).toMatchObject({
        situacao,
        pontuacaoApoioDisciplina: null,
      });
    }
  });
});

describe('the readers of an appeal', () => {
  it('shows the committee all, others those of their own projects, collaborators too, strangers none', async () => {
    const colaborador = await c.w.novaPessoa();
    const p = await c.publicado();
    await insertInto(t, 'projetoColaborador', {
      projetoId: p.projeto,
      professorId: colaborador.id,
      ordem: 0,
    });
    const id = await c.pendente(p);
    const outro = await c.publicado();
    await c.pendente(outro);
    const ids = async (quem: Parameters<typeof c.envia>[0]) => {
      const r = await c.envia<{ id: number }[]>(quem, 'GET', '/api/recurso');
      return { ids: r.body.map((um) => um.id), total: Number(r.headers.get('x-total-count')) };
    };
    expect(await ids(p.dono)).toEqual({ ids: [id], total: 1 });
    expect(await ids(colaborador)).toEqual({ ids: [id], total: 1 });
    for (const tipo of ['coordenador', 'avaliador', 'secretaria'] as const) {
      expect(await ids(await c.w.novaPessoa(tipo))).toEqual({ ids: [], total: 0 });
    }
    const doEdital = async (edital: number) =>
      (await c.envia<{ id: number }[]>(c.presidente, 'GET', `/api/recurso?edital=${edital}`)).body.map(
        (um) => um.id,
      );
    expect([await doEdital(p.edital), await doEdital(999_999)]).toEqual([[id], []]);
    const todos = await ids(c.presidente);
    expect(todos.ids).toEqual(expect.arrayContaining([id]));
    expect(todos.total).toBe(todos.ids.length);
    const busca = await c.envia<{ id: number }[]>(
      c.presidente,
      'GET',
      `/api/recurso?por_pagina=1&pagina=1&ordem=-criadoEm`,
    );
    expect([busca.body.length, Number(busca.headers.get('x-total-count'))]).toEqual([1, todos.total]);
  });

  it("[C-L9] shows a president as many decidable appeals as their task counts, and why others are another person's", async () => {
    const presidente = await c.w.novaPessoa('PRESIDENTE_COMISSAO');
    const edital = await c.w.novoEditalEm('resultado');
    const comRecurso = async (dono = presidente) => {
      const um = await c.w.novoAvaliado(edital, { dono });
      return { ...um, recurso: await c.w.novoRecurso(um.aprovacao, dono.id) };
    };
    const proprio = await comRecurso();
    const colaborado = await comRecurso(await c.w.novaPessoa());
    await c.w.novoColaborador(colaborado.projeto, presidente.id);
    const amiga = await c.w.novaPessoa();
    const declarado = await comRecurso(amiga);
    await insertInto(t, 'impedimento', {
      declaranteId: presidente.id,
      pessoaId: amiga.id,
      especie: 'amizadeOuInimizade',
      observacao: '',
      desde: '2026-01-01',
      declaradoEm: t.clock.agora(),
    });
    const alheios = [await comRecurso(await c.w.novaPessoa()), await comRecurso(await c.w.novaPessoa())];
    type Recurso = AnswerOf<Api['listarRecursos']>[number];
    const { body } = await c.envia<Recurso[]>(presidente, 'GET', `/api/recurso?edital=${edital}`);
    const ditos = new Map(body.map(({ id, impedimento = null }) => [id, impedimento]));
    expect(ditos).toEqual(
      new Map<number, string | null>([
        [proprio.recurso, MENSAGENS_AVALIACAO.voceParticipa],
        [colaborado.recurso, MENSAGENS_AVALIACAO.voceParticipa],
        [declarado.recurso, MENSAGENS_AVALIACAO.voceDeclarou],
        ...alheios.map(({ recurso }) => [recurso, null] as const),
      ]),
    );
    const decidido = await comRecurso(await c.w.novaPessoa());
    await updateRows(
      t,
      'recurso',
      { status: 'RECUSADO', decididoEm: t.clock.agora() },
      { id: decidido.recurso },
    );
    const filtrados = async (filtro: string) =>
      (
        await c.envia<Recurso[]>(presidente, 'GET', `/api/recurso?edital=${edital}&ordem=decisao&${filtro}`)
      ).body.map(({ id }) => id);
    const [primeiro = 0, segundo = 0] = alheios.map(({ recurso }) => recurso);
    expect(await filtrados('aDecidir=sim')).toEqual([primeiro, segundo]);
    expect(await filtrados('situacao=decidido')).toEqual([decidido.recurso]);
    expect(await filtrados(`recurso=${segundo}`)).toEqual([segundo]);
    expect(await filtrados(`busca=${primeiro}`)).toContain(primeiro);
    expect(await filtrados('pagina=2&por_pagina=4')).toEqual([segundo, decidido.recurso]);
    const contagem = `/api/recurso/contagem?edital=${edital}`;
    expect((await c.envia(presidente, 'GET', contagem)).body).toEqual({
      editais: [
        { id: edital, nome: expect.any(String), pendentes: 5, decididos: 1, aDecidir: alheios.length },
      ],
      proximos: [primeiro, segundo],
    });
    const { body: lidas } = await c.envia<AnswerOf<Api['listarTarefas']>>(presidente, 'GET', '/api/tarefas');
    const tarefa = lidas.tarefas.find(
      ({ caminho }) => caminho === `/editais/${edital}/recursos?situacao=pendente`,
    );
    expect(tarefa?.quantos).toBe(alheios.length);
  });

  it('hides the evaluator from all, and the types from all but administrators (T-B9)', async () => {
    const p = await c.publicado();
    await c.pendente(p);
    const admin = await c.w.novaPessoa('administrador');
    for (const quem of [p.dono, c.presidente, admin]) {
      const { text } = await c.envia(quem, 'GET', `/api/recurso/projeto/${p.projeto}`);
      expect(text).not.toContain(`"id":${p.avaliador.id},"nome"`);
      expect(text.includes('"tipo":"coordenador"')).toBe(quem === admin);
    }
  });
});

describe('state × act, computed', () => {
  const ATOS = Object.keys(caminhoDo) as (keyof typeof caminhoDo)[];
  const guardado = {
    PENDENTE: {},
    ACEITO: { decididoEm: new Date(), original: DECIDIDO, corrigido: DECIDIDO },
    RECUSADO: { decididoEm: new Date() },
  };
  it.each(STATUS_DO_RECURSO.flatMap((status) => ATOS.map((ato) => [status, ato] as const)))(
    'answers by the table for %s · %s',
    async (status, ato) => {
      const p = await c.publicado();
      const id = await c.w.novoRecurso(p.aprovacao, p.dono.id, { status, ...guardado[status] });
      const r = await c.envia(c.presidente, 'POST', caminhoDo[ato], umaDecisao(id));
      const [depois] = MAQUINA_DO_RECURSO.atos[ato].passos[status] ?? [];
      const linha = await findRow(t, 'recurso', { id });
      expect([r.status, linha?.status]).toEqual(depois === undefined ? [409, status] : [200, depois]);
      if (depois === undefined) expect(r.body).toMatchObject({ message: M.jaDecidido });
    },
  );

  it.each(FASES)(
    'accepts appeals in %s only if it is resultado, and has none before publication (D20)',
    async (fase) => {
      const edital = await c.w.novoEditalEm(fase);
      const p = { edital, ...(await c.w.novoAvaliado(edital)) };
      const r = await c.solicita(p);
      const desconhecido = await c.solicita({ ...p, aprovacao: 2_000_000_000 });
      const esperado = { resultado: 201, arquivado: 409 }[fase as string] ?? 404;
      expect(r.status).toBe(esperado);
      if (esperado === 404) expect(r.text).toBe(desconhecido.text);
      expect(await countOf(t, 'recurso', { aprovacaoId: p.aprovacao })).toBe(esperado === 201 ? 1 : 0);
    },
  );

  it('accepts an appeal in the last instant of fimRecursos, and not in the next (T-J2)', async () => {
    const p = await c.publicado({ fimRecursos: '2026-05-20' });
    const agora = t.clock.agora();
    for (const [instante, status] of [
      ['2026-05-21T00:00:00.000Z', 409],
      ['2026-05-20T23:59:59.999Z', 201],
    ] as const) {
      t.clock.definir(instante);
      try {
        const { token } = await c.w.abrirSessao(p.dono.id, 'coordenador');
        expect((await c.solicita({ ...p, dono: { ...p.dono, token } })).status).toBe(status);
      } finally {
        t.clock.definir(agora);
      }
    }
  });
});

describe('the preview of an acceptance', () => {
  it('shows which projects would move, as in the later ranking, and writes nothing', async () => {
    const p = await c.publicado();
    const outros = [];
    for (const organizacao of [7, 9, 9.5, 10]) {
      const aprovacao = { pontuacaoOrganizacaoTextual: organizacao, situacao: 'REPROVADO' };
      outros.push(await c.w.novoAvaliado(p.edital, { aprovacao }));
    }
    const id = await c.pendente(p);
    const simula = (mudancas: object) =>
      c.envia(
        c.presidente,
        'POST',
        caminhoDo.simularRecurso,
        umaDecisao(id, { ...NOTAS_FASE1, ...NOTAS_FASE2, ...mudancas }),
      );
    const r = await simula({ pontuacaoOrganizacaoTextual: 9.2 });
    const titulo = expect.stringContaining('Projeto');
    expect(r.body).toEqual({
      posicao: { de: 4, para: 3 },
      total: { de: 380.5, para: 381.7 },
      vagas: {
        de: { remunerados_aprovados: 0, voluntarios_aprovados: 0 },
        para: { remunerados_aprovados: 1, voluntarios_aprovados: 1 },
      },
      situacaoExibida: { de: 'APROVADO PARCIALMENTE', para: 'APROVADO' },
      movidos: [{ projeto_id: outros[1]?.projeto, titulo, de: 3, para: 4 }],
    });
    expect((await simula({})).body).toMatchObject({ posicao: { de: 4, para: 4 }, movidos: [] });
    const empatado = await simula({ pontuacaoOrganizacaoTextual: 10 });
    expect(empatado.body).toMatchObject({ posicao: { de: 4, para: 1 } });
    expect(await c.lidos(p)).toMatchObject([{ status: 'PENDENTE', versao: 1 }]);
    expect(await aprovacaoGuardada(p.aprovacao)).toMatchObject({ versao: 1, total: 380.5 });
    await c.envia(
      c.presidente,
      'POST',
      caminhoDo.aceitarRecurso,
      umaDecisao(id, { ...NOTAS_FASE1, ...NOTAS_FASE2, pontuacaoOrganizacaoTextual: 9.2 }),
    );
    expect(await aprovacaoGuardada(p.aprovacao)).toMatchObject({ total: 381.7 });
  });
});
