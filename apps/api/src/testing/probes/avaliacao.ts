import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { contou, gravou, limitesDe, lista, responde, sonda, todos } from '../access/sonda.ts';
import { deleteRows, findRow, insertInto, updateRows } from '../rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../world/avaliacoes.ts';

type Aprovacao = NonNullable<Parameters<Cena['w']['novoDesignado']>[1]>['aprovacao'];

const FASE1_DADA = { aceito: true, ...NOTAS_FASE1 };

/** A project of the scene's owner in a call of this phase, designated to the scene's evaluator. */
async function designado({ w, dono, avaliador }: Cena, fase: Fase = 'avaliacao', dados: Aprovacao = {}) {
  const edital = await w.novoEditalEm(fase);
  const { projeto, aprovacao } = await w.novoDesignado(edital, { dono, avaliador, aprovacao: dados });
  return { edital, projeto, aprovacao };
}

const comNotas = (cena: Cena) => designado(cena, 'avaliacao', FASE1_DADA);

async function concluido({ w, dono, avaliador }: Cena, fase: Fase = 'avaliacao') {
  const edital = await w.novoEditalEm(fase);
  const { projeto, aprovacao } = await w.novoAvaliado(edital, { dono, avaliador });
  return { edital, projeto, aprovacao };
}

/** The scene's evaluator is one of two whose totals are far apart, who may read each other's scores. */
async function divergente({ w, dono, avaliador }: Cena) {
  const { aprovacao, projeto } = await w.novoDivergente({ dono, avaliador });
  return { aprovacao, projeto };
}

/** The scene around a project of the caller. */
const sua = (cena: Cena): Cena => ({ ...cena, dono: quemOuDono(cena) });

/** The scene with a second evaluator. */
const comOutro =
  <R extends object>(com: (cena: Cena) => Promise<R>) =>
  async (cena: Cena) => ({ ...(await com(cena)), avaliador: (await cena.w.novaPessoa('avaliador')).id });

/** The phase in which this caller may read: published for the coordinator, sent on for the secretariat. */
function faseDeLeitura({ chamador, alvo }: Cena): Fase {
  if (alvo === 'proprio') return 'resultado';
  return chamador === 'secretaria' ? 'secretaria' : 'avaliacao';
}

/** The secretariat reads nothing of a call that was not sent to it. */
const ANTES_DO_ENVIO = (['avaliacao', 'decisao'] as const).map((fase) =>
  limitesDe(['secretaria'])(`a call in ${fase}`, 404, (cena) => concluido(cena, fase), {
    comoInexistente: true,
  }),
);

const administrador = limitesDe(['administrador']);
const doAvaliador = limitesDe(['designated_evaluator']);
const feito = responde<unknown>({ linhas: [{ resultado: 'feito' }] });

/** A refusal in its row, while the call itself succeeds. */
const recusadoNaLinha = <R extends object>(nome: string, com: (cena: Cena) => Promise<R>): Limite =>
  administrador(nome, 200, com, { efeito: responde({ linhas: [{ resultado: 'recusado' }] }) });

const salvaNotas = (notas: object, antes: Aprovacao): Sonda =>
  sonda(
    (cena) => designado(cena, 'avaliacao', antes),
    async ({ cena, r, body }) => {
      const lida = body as Record<string, unknown>;
      const linha = await findRow(cena.t, 'projetoAprovacao', { id: r.aprovacao });
      igual([lida.versao, linha?.aceito, linha?.total], [2, true, lida.total]);
    },
    {
      corpo: notas,
      limites: [
        doAvaliador('finished', 409, concluido, { corpo: notas }),
        doAvaliador('the decision has begun', 409, (cena) => designado(cena, 'decisao', antes), {
          corpo: notas,
        }),
      ],
    },
  );

/** A refusal of the scene's evaluator, or of another one, is stored. */
async function recusada(cena: Cena, avaliadorId = cena.avaliador.id) {
  const { aprovacao, projeto } = await designado(cena);
  await deleteRows(cena.t, 'projetoAprovacao', { id: aprovacao });
  const recusa = { aprovacaoId: aprovacao, projetoId: projeto, avaliadorId, motivo: '' };
  await insertInto(cena.t, 'recusaDeAvaliacao', { ...recusa, recusadoEm: cena.t.clock.agora() });
  return { aprovacao };
}

/** Archives open calls of other probes, because while one is open nobody is designated (D2). */
async function paraDesignar({ t, w, dono, avaliador }: Cena, fase: Fase = 'avaliacao') {
  const edital = await w.novoEditalEm(fase);
  const projeto = await w.novoProjeto(dono.id, edital);
  await updateRows(t, 'edital', { fase: 'avaliacao' }, { fase: 'submissao' });
  return { edital, projeto, avaliador: avaliador.id };
}

/** Without a deadline, an assessment is late 7 days after its designation (D47). */
function atrasado(cena: Cena) {
  const criadoEm = new Date(cena.t.clock.agora().getTime() - 8 * 86_400_000);
  return designado(cena, 'avaliacao', { criadoEm });
}

export const sondasDaAvaliacao = {
  designarAvaliador: sonda(
    paraDesignar,
    gravou(
      'projetoAprovacao',
      (r) => ({ projetoId: r.projeto }),
      (r) => ({ avaliadorId: r.avaliador }),
    ),
    {
      limites: [
        // An own call; others may be open (D2).
        administrador('while its call is open', 409, async ({ w, dono, avaliador }) => ({
          projeto: await w.novoProjeto(dono.id, await w.novoEdital()),
          avaliador: avaliador.id,
        })),
        administrador('a project of his own (D30)', 409, (cena) => paraDesignar(sua(cena))),
        administrador('one that has an evaluator', 409, async (cena) => {
          const r = await paraDesignar(cena);
          await cena.w.designar(r.projeto, (await cena.w.novaPessoa('avaliador')).id);
          return r;
        }),
        administrador('somebody who is no evaluator', 422, async (cena) =>
          paraDesignar({ ...cena, avaliador: await cena.w.novaPessoa() }),
        ),
      ],
    },
  ),
  substituirAvaliador: sonda(
    comOutro(comNotas),
    gravou(
      'projetoAprovacao',
      (r) => ({ id: r.aprovacao }),
      (r) => ({ avaliadorId: r.avaliador, aceito: false, total: null }),
    ),
    { limites: [administrador('finished', 409, comOutro(concluido))] },
  ),
  retirarDesignacao: sonda(
    (cena) => designado(cena, 'avaliacao', { aceito: true }),
    todos(
      gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), null),
      gravou(
        'designacaoRetirada',
        (r) => ({ aprovacaoId: r.aprovacao }),
        (r, { avaliador }) => ({ projetoId: r.projeto, avaliadorId: avaliador.id }),
      ),
    ),
    {
      limites: [
        administrador('with scores', 409, comNotas),
        administrador('the decision has begun', 409, (cena) => designado(cena, 'decisao')),
        administrador('a project of their own, before publication (D58)', 404, (cena) =>
          designado(sua(cena)),
        ),
        administrador('without a reason', 422, designado, { corpo: { motivo: undefined } }),
      ],
    },
  ),
  reabrirAvaliacao: sonda(
    concluido,
    todos(
      gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), {
        jaFoiAvaliado: false,
        aceito: true,
        total: 380.5,
      }),
      gravou('avaliacaoReaberta', (r) => ({ aprovacaoId: r.aprovacao }), { total: 380.5 }),
      contou('avaliacaoReaberta', 1, (r) => ({ aprovacaoId: r.aprovacao })),
    ),
    {
      limites: [
        administrador('not concluded', 409, comNotas),
        administrador('the decision has begun (D45)', 409, (cena) => concluido(cena, 'decisao')),
        administrador('a project of their own, before publication (D58)', 404, (cena) =>
          concluido(sua(cena)),
        ),
        administrador('without a reason', 422, concluido, { corpo: { motivo: undefined } }),
      ],
    },
  ),
  lerVersoesDaAvaliacao: sonda(
    async (cena) => {
      const { aprovacao, projeto } = await comNotas(cena);
      const reaberta = async (avaliadorId: number) => {
        const { id } = await insertInto(cena.t, 'avaliacaoReaberta', {
          ...{ aprovacaoId: aprovacao, projetoId: projeto, avaliadorId },
          ...{ notas: '[]', total: 80, parecer: '', motivo: 'Outra vez.' },
          autorId: (await cena.w.novaPessoa('administrador')).id,
          reabertaEm: cena.t.clock.agora(),
        });
        return id;
      };
      const minha = await reaberta(cena.avaliador.id);
      // The assessment of the evaluator before them is hidden from everybody.
      return { aprovacao, minha, alheia: await reaberta((await cena.w.novaPessoa('avaliador')).id) };
    },
    responde(({ minha, alheia }, { chamador }) =>
      chamador === 'administrador'
        ? [
            { id: alheia, reabertaPor: {} },
            { id: minha, reabertaPor: {} },
          ]
        : [{ id: minha, reabertaPor: null }],
    ),
  ),
  lerAvaliacoesDoProjeto: sonda(
    divergente,
    responde((_, { chamador }) =>
      chamador === 'administrador'
        ? [
            { total: 40, avaliador: {} },
            { total: 90, avaliador: {} },
          ]
        : [{ total: 90, avaliador: null }],
    ),
  ),
  pedirMaisUmAvaliador: sonda(
    comOutro(divergente),
    todos(
      gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), { divergente: false }),
      contou('designacao', 1, (r) => ({ aprovacaoId: r.aprovacao, avaliadorId: r.avaliador })),
    ),
    {
      limites: [
        administrador('a project of one evaluator', 409, comOutro(concluido)),
        administrador('one who has it already', 409, async (cena) => ({
          ...(await divergente(cena)),
          avaliador: cena.avaliador.id,
        })),
        administrador('a project of their own, before publication (D58)', 404, (cena) =>
          comOutro(divergente)(sua(cena)),
        ),
      ],
    },
  ),
  manterCombinacao: sonda(
    divergente,
    gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), {
      divergente: false,
      jaFoiAvaliado: true,
      total: 65,
    }),
    {
      limites: [
        administrador('without a reason', 422, divergente, { corpo: { motivo: undefined } }),
        administrador('a project of one evaluator', 409, concluido),
      ],
    },
  ),
  lembrarAvaliadores: sonda(
    atrasado,
    contou('lembrete', 1, (_, { avaliador }) => ({ avaliadorId: avaliador.id })),
  ),
  designarVarios: sonda(
    paraDesignar,
    todos(
      feito,
      gravou(
        'projetoAprovacao',
        (r) => ({ projetoId: r.projeto }),
        (r) => ({ avaliadorId: r.avaliador }),
      ),
    ),
    {
      limites: [
        recusadoNaLinha('a project of his own (D30)', (cena) => paraDesignar(sua(cena))),
        recusadoNaLinha('a project of another call', async (cena) => ({
          ...(await paraDesignar(cena)),
          edital: await cena.w.novoEditalEm('avaliacao'),
        })),
      ],
    },
  ),
  substituirVarios: sonda(
    comOutro(comNotas),
    todos(
      feito,
      gravou(
        'projetoAprovacao',
        (r) => ({ projetoId: r.projeto }),
        (r) => ({ avaliadorId: r.avaliador, aceito: false, total: null }),
      ),
    ),
    { limites: [recusadoNaLinha('one that has no evaluator', (cena) => paraDesignar(cena))] },
  ),
  retirarVarios: sonda(
    designado,
    todos(
      feito,
      gravou('projetoAprovacao', (r) => ({ projetoId: r.projeto }), null),
    ),
    {
      limites: [
        recusadoNaLinha('one with scores', comNotas),
        recusadoNaLinha('a project of his own (D30)', async (cena) => {
          const { edital, projeto } = await paraDesignar(sua(cena));
          return { edital, projeto };
        }),
      ],
    },
  ),
  lembrarVarios: sonda(
    atrasado,
    todos(
      feito,
      contou('lembrete', 1, (_, { avaliador }) => ({ avaliadorId: avaliador.id })),
    ),
    {
      limites: [
        recusadoNaLinha('a project that is not late', (cena) => designado(cena)),
        recusadoNaLinha('somebody who does not assess it', comOutro(atrasado)),
      ],
    },
  ),
  listarAvaliacoes: sonda(
    async (cena) => {
      const edital = await cena.w.novoEditalEm('avaliacao');
      const { dono, avaliador } = cena;
      const deles = await cena.w.novoAvaliado(edital, { dono, avaliador });
      const alheio = await cena.w.novoAvaliado(edital);
      // A row about one's own project is hidden before publication (D20).
      await cena.w.novoAvaliado(edital, { dono: quemOuDono(cena) });
      return { edital, deles: deles.aprovacao, alheio: alheio.aprovacao };
    },
    responde(({ deles, alheio }, { chamador }) => {
      const veTudo = chamador === 'administrador' || chamador === 'PRESIDENTE_COMISSAO';
      const veDeles = veTudo || chamador === 'designated_evaluator';
      return [
        { id: deles, total: veDeles ? 380.5 : null },
        { id: alheio, total: veTudo ? 380.5 : null },
      ];
    }),
    { query: ({ edital }) => `edital=${edital}` },
  ),
  lerAprovacaoDoProjeto: sonda(
    (cena) => concluido(cena, cena.alvo === 'proprio' ? 'decisao' : faseDeLeitura(cena)),
    responde(({ aprovacao }, { alvo }) =>
      alvo === 'proprio' ? { id: null, total: null } : { id: aprovacao, total: 380.5 },
    ),
    { limites: ANTES_DO_ENVIO },
  ),
  lerAprovacao: sonda(
    (cena) => concluido(cena, faseDeLeitura(cena)),
    ({ body, cena }) => {
      const lida = body as { total: number; avaliador: { id: number } | null };
      igual(
        [lida.total, lida.avaliador?.id],
        [380.5, cena.alvo === 'proprio' ? undefined : cena.avaliador.id],
      );
    },
    {
      limites: [
        ...ANTES_DO_ENVIO,
        ...(['avaliacao', 'decisao', 'secretaria'] as const).map((fase) =>
          limitesDe(
            ['own_coordinator', 'designated_evaluator', 'administrador', 'PRESIDENTE_COMISSAO'],
            'proprio',
          )(`one's own in ${fase} (D20)`, 404, (cena) => concluido(cena, fase), { comoInexistente: true }),
        ),
      ],
    },
  ),
  listarAvaliacoesDoAvaliador: sonda(
    async (cena) => ({ ...(await designado(cena)), pessoa: cena.avaliador.id }),
    lista((r) => [r.aprovacao]),
    {
      soProprio: ['other_evaluator'],
      limites: [
        limitesDe(['designated_evaluator', 'other_evaluator'])(
          'his own list',
          200,
          async (cena) => ({
            ...(await designado({ ...cena, avaliador: quemOuDono(cena) })),
            pessoa: quemOuDono(cena).id,
          }),
          { efeito: lista((r) => [r.aprovacao]) },
        ),
      ],
    },
  ),
  listarNaoDesignados: sonda(
    async (cena) => {
      const edital = await cena.w.novoEditalEm('avaliacao');
      const projeto = await cena.w.novoProjeto(cena.dono.id, edital);
      await cena.w.novoDesignado(edital);
      await cena.w.novoProjeto(cena.dono.id, edital, { aguardandoCronograma: true });
      await cena.w.novoProjeto(quemOuDono(cena).id, edital);
      return { edital, projeto };
    },
    lista((r) => [r.projeto]),
  ),
  listarDesignacoes: sonda(
    async (cena) => {
      const edital = await cena.w.novoEditalEm('avaliacao');
      const { projeto } = await cena.w.novoDesignado(edital, { avaliador: cena.avaliador });
      const sem = await cena.w.novoProjeto(cena.dono.id, edital);
      await cena.w.novoProjeto(cena.dono.id, edital, { aguardandoCronograma: true });
      await cena.w.novoProjeto(quemOuDono(cena).id, edital);
      return { edital, projeto, sem };
    },
    responde(({ projeto, sem }, { avaliador }) => [
      { id: sem, avaliacao: null },
      { id: projeto, avaliacao: { avaliador: { id: avaliador.id } } },
    ]),
  ),
  listarProjetosDoEdital: sonda(
    async (cena) => {
      const { w, chamador, dono, avaliador } = cena;
      const edital = await w.novoEditalEm(chamador === 'secretaria' ? 'secretaria' : 'avaliacao');
      const { projeto } = await w.novoDesignado(edital, { avaliador });
      const sem = await w.novoProjeto(dono.id, edital);
      await w.novoProjeto(dono.id, edital, { aguardandoCronograma: true });
      // A row about one's own project is hidden before publication (D20).
      await w.novoDesignado(edital, { dono: quemOuDono(cena) });
      return { edital, projeto, sem };
    },
    responde(({ projeto, sem }, { avaliador, chamador }) => [
      ...(chamador === 'administrador' ? [{ id: sem, avaliacao: null }] : []),
      { id: projeto, avaliacao: { avaliador: { id: avaliador.id } } },
    ]),
    {
      limites: [
        limitesDe(['secretaria'])(
          'the secretariat, of a call that was not sent to it',
          200,
          (cena) => concluido(cena, 'decisao'),
          { efeito: responde([]) },
        ),
      ],
    },
  ),
  listarCandidatos: sonda(
    async ({ w, dono }) => {
      const { id, cpf } = await w.novaPessoa('avaliador', { nome: `Candidata ${dono.id}` });
      return { projeto: await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao')), pessoa: id, cpf };
    },
    todos(
      lista((r) => [r.pessoa]),
      ({ r, text }) => igual(text.includes(r.cpf), false),
    ),
    {
      query: (_, { dono }) => `busca=${encodeURIComponent(`Candidata ${dono.id}`)}`,
      limites: [
        administrador('a project of his own (D30)', 409, async (cena) => ({
          projeto: await cena.w.novoProjeto(quemOuDono(cena).id, await cena.w.novoEditalEm('avaliacao')),
        })),
      ],
    },
  ),
  aceitarAvaliacao: sonda(
    designado,
    gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), { aceito: true }),
    { limites: [doAvaliador('after he refused it', 409, recusada)] },
  ),
  recusarAvaliacao: sonda(
    designado,
    todos(
      gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), null),
      gravou('projetoAprovacao', (r) => ({ projetoId: r.projeto }), null),
    ),
    {
      limites: [
        doAvaliador('after a score', 409, comNotas),
        doAvaliador('again', 204, recusada),
        limitesDe(['designated_evaluator', 'other_evaluator'])(
          'one that somebody else refused',
          404,
          async (cena) => recusada(cena, (await cena.w.novaPessoa('avaliador')).id),
          { comoInexistente: true },
        ),
      ],
    },
  ),
  salvarFase1: salvaNotas(NOTAS_FASE1, {}),
  salvarFase2: salvaNotas(NOTAS_FASE2, FASE1_DADA),
  avaliar: sonda(
    (cena) => designado(cena, 'avaliacao', { ...FASE1_DADA, ...NOTAS_FASE2 }),
    gravou('projetoAprovacao', (r) => ({ id: r.aprovacao }), { jaFoiAvaliado: true }),
    { limites: [doAvaliador('a score is missing', 409, comNotas)] },
  ),
  verificarAvaliacao: sonda(concluido, responde({ data: true })),
} satisfies Record<string, Sonda>;
