import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Cena, Limite, Sonda, Tentativa } from '../access/probe.ts';
import { igual, type PedidoDaSonda, quemOuDono } from '../access/probe.ts';
import { deleteRows, findRow, insertInto, rowsOf, updateRows } from '../rows.ts';
import type { ProjetoDesignado } from '../world/avaliacoes.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../world/avaliacoes.ts';

type Aprovacao = NonNullable<Parameters<Cena['w']['novoDesignado']>[1]>['aprovacao'];

/** A project of the scene's owner in a call of this phase, designated to the scene's evaluator. */
async function designado(
  { w, dono, avaliador }: Cena,
  fase: Fase = 'avaliacao',
  aprovacao: Aprovacao = {},
): Promise<ProjetoDesignado> {
  return w.novoDesignado(await w.novoEditalEm(fase), { dono, avaliador, aprovacao });
}

async function concluido({ w, dono, avaliador }: Cena, fase: Fase): Promise<ProjetoDesignado> {
  return w.novoAvaliado(await w.novoEditalEm(fase), { dono, avaliador });
}

/** The scene's evaluator is one of two whose totals are far apart, who may read each other. */
const divergente = ({ w, dono, avaliador }: Cena) => w.novoDivergente({ dono, avaliador });

async function guardada({ t }: Cena, id: number) {
  const linha = await findRow(t, 'projetoAprovacao', { id });
  return linha ?? null;
}

async function doProjeto({ t }: Cena, projetoId: number) {
  const linha = await findRow(t, 'projetoAprovacao', { projetoId });
  return linha ?? null;
}

/** Other probes leave open calls behind, and while one is open nobody is designated (D2). */
async function fecharTodos({ t }: Cena): Promise<void> {
  await updateRows(t, 'edital', { fase: 'avaliacao' }, { fase: 'submissao' });
}

const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

/** The phase in which this caller reads: published for the coordinator, sent for the secretariat. */
function faseDeLeitura({ chamador, alvo }: Cena): Fase {
  if (alvo === 'proprio') return 'resultado';
  return chamador === 'secretaria' ? 'secretaria' : 'avaliacao';
}

/** The secretariat reads nothing of a call that was not sent to it. */
function antesDoEnvio(de: (d: ProjetoDesignado) => number): Limite[] {
  return (['avaliacao', 'decisao'] as const).map((fase) => ({
    nome: `a call in ${fase}`,
    colunas: ['secretaria'],
    status: 404,
    comoInexistente: true,
    montar: async (cena) => ({ de: de(await concluido(cena, fase)) }),
  }));
}

/** An act of the designated evaluator on an approval in its path. */
function ato(
  efeito: (cena: Cena, d: ProjetoDesignado) => Promise<void>,
  aprovacao: Aprovacao = {},
): Omit<Sonda, 'limites'> {
  return {
    async montar(cena) {
      const d = await designado(cena, 'avaliacao', aprovacao);
      return {
        de: d.aprovacao,
        efeito: () => efeito(cena, d),
      };
    },
  };
}

/** 409 for the evaluator in this state. */
function estado(nome: string, montar: Limite['montar']): Limite {
  return { nome, colunas: ['designated_evaluator'], status: 409, montar };
}

function notas(corpo: object, antes: Aprovacao): Sonda {
  const pedido = (id: number): PedidoDaSonda => ({ corpo: { id, ...corpo } });
  return {
    async montar(cena) {
      const { aprovacao } = await designado(cena, 'avaliacao', antes);
      return {
        ...pedido(aprovacao),
        async efeito({ body }) {
          const lida = body as Record<string, unknown>;
          const linha = await guardada(cena, aprovacao);
          igual([lida.versao, linha?.aceito, linha?.total], [2, true, lida.total]);
        },
      };
    },
    limites: [
      estado('finished', async (cena) => pedido((await concluido(cena, 'avaliacao')).aprovacao)),
      estado('the decision has begun', async (cena) =>
        pedido((await designado(cena, 'decisao', antes)).aprovacao),
      ),
    ],
  };
}

const FASE1_DADA = { aceito: true, ...NOTAS_FASE1 };

/** The mark that a refusal of this scene's evaluator, or of another one, left. */
async function recusada(cena: Cena, avaliadorId: number): Promise<number> {
  const { aprovacao, projeto } = await designado(cena);
  const { db } = cena.t.deps.database;
  await deleteRows(db, 'projetoAprovacao', { id: aprovacao });
  const recusadoEm = cena.t.clock.agora();
  await insertInto(db, 'recusaDeAvaliacao', {
    aprovacaoId: aprovacao,
    projetoId: projeto,
    avaliadorId,
    motivo: '',
    recusadoEm,
  });
  return aprovacao;
}

async function paraDesignar(
  cena: Cena,
  fase: Fase = 'avaliacao',
): Promise<PedidoDaSonda & { projeto: number }> {
  const projeto = await cena.w.novoProjeto(cena.dono.id, await cena.w.novoEditalEm(fase));
  await fecharTodos(cena);
  const corpo = { avaliador: { id: cena.avaliador.id }, projeto: { id: projeto } };
  return { corpo, projeto };
}

/** A refusal to an administrator. */
function aoAdministrador(nome: string, status: number, montar: Limite['montar']): Limite {
  return { nome, colunas: ['administrador'], status, montar };
}

/** Without a deadline, late is who was designated more than 7 days ago (D47). */
async function atrasado({ t, w, dono, avaliador }: Cena) {
  const editalId = await w.novoEditalEm('avaliacao');
  const criadoEm = new Date(t.clock.agora().getTime() - 8 * 86_400_000);
  const { projeto } = await w.novoDesignado(editalId, { dono, avaliador, aprovacao: { criadoEm } });
  return { editalId, projeto };
}

/** A project without an evaluator, as the body of an act on many. */
async function emVarios(cena: Cena, avaliador: number) {
  const edital = await cena.w.novoEditalEm('avaliacao');
  const projeto = await cena.w.novoProjeto(cena.dono.id, edital);
  return { edital, projeto, pedido: { corpo: { projetos: [projeto], avaliador: { id: avaliador } } } };
}

function resultados(body: unknown, esperados: readonly string[]): void {
  const { linhas } = body as { linhas: { resultado: string }[] };
  igual(
    linhas.map(({ resultado }) => resultado),
    esperados,
  );
}

/** Refused in its row: the call itself is done. */
const linha = (nome: string, montar: Limite['montar']): Limite =>
  aoAdministrador(nome, 200, async (cena) => ({
    ...(await montar(cena)),
    efeito: ({ body }) => resultados(body, ['recusado']),
  }));

const meus =
  (id: number): Tentativa['efeito'] =>
  ({ body }) =>
    igual(ids(body), [id]);

export const sondasDaAvaliacao = {
  designarAvaliador: {
    async montar(cena) {
      const { projeto, ...pedido } = await paraDesignar(cena);
      return {
        ...pedido,
        efeito: async () => igual((await doProjeto(cena, projeto))?.avaliadorId, cena.avaliador.id),
      };
    },
    limites: [
      // Its own call; others may be open (D2).
      aoAdministrador('while its call is open', 409, async (cena) => {
        const projeto = await cena.w.novoProjeto(cena.dono.id, await cena.w.novoEdital());
        const corpo = { avaliador: { id: cena.avaliador.id }, projeto: { id: projeto } };
        return { corpo };
      }),
      aoAdministrador('a project of his own (D30)', 409, async (cena) => {
        const { projeto: _projeto, ...pedido } = await paraDesignar({ ...cena, dono: quemOuDono(cena) });
        return pedido;
      }),
      aoAdministrador('one that has an evaluator', 409, async (cena) => {
        const { projeto, ...pedido } = await paraDesignar(cena);
        await cena.w.designar(projeto, (await cena.w.novaPessoa('avaliador')).id);
        return pedido;
      }),
      aoAdministrador('somebody who is no evaluator', 422, async (cena) => {
        const { projeto: _projeto, ...pedido } = await paraDesignar({
          ...cena,
          avaliador: await cena.w.novaPessoa(),
        });
        return pedido;
      }),
    ],
  },
  substituirAvaliador: {
    async montar(cena) {
      const { aprovacao } = await designado(cena, 'avaliacao', FASE1_DADA);
      const { id } = await cena.w.novaPessoa('avaliador');
      return {
        de: aprovacao,
        corpo: { avaliador: { id } },
        async efeito() {
          const linha = await guardada(cena, aprovacao);
          igual([linha?.avaliadorId, linha?.aceito, linha?.total], [id, false, null]);
        },
      };
    },
    limites: [
      aoAdministrador('finished', 409, async (cena) => ({
        de: (await concluido(cena, 'avaliacao')).aprovacao,
        corpo: { avaliador: (await cena.w.novaPessoa('avaliador')).id },
      })),
    ],
  },
  retirarDesignacao: {
    async montar(cena) {
      const { aprovacao, projeto } = await designado(cena, 'avaliacao', { aceito: true });
      return {
        de: aprovacao,
        corpo: { motivo: 'Foi designado por engano.' },
        async efeito() {
          const [retirada] = await rowsOf(cena.t, 'designacaoRetirada', { aprovacaoId: aprovacao });
          igual(
            [await guardada(cena, aprovacao), retirada?.projetoId, retirada?.avaliadorId],
            [null, projeto, cena.avaliador.id],
          );
        },
      };
    },
    limites: [
      aoAdministrador('with scores', 409, async (cena) => ({
        de: (await designado(cena, 'avaliacao', FASE1_DADA)).aprovacao,
        corpo: { motivo: 'Foi designado por engano.' },
      })),
      aoAdministrador('the decision has begun', 409, async (cena) => ({
        de: (await designado(cena, 'decisao')).aprovacao,
        corpo: { motivo: 'Foi designado por engano.' },
      })),
      aoAdministrador('a project of their own, before publication (D58)', 404, async (cena) => ({
        de: (await designado({ ...cena, dono: quemOuDono(cena) })).aprovacao,
        corpo: { motivo: 'Foi designado por engano.' },
      })),
      aoAdministrador('without a reason', 422, async (cena) => ({
        de: (await designado(cena)).aprovacao,
        corpo: {},
      })),
    ],
  },
  reabrirAvaliacao: {
    async montar(cena) {
      const { aprovacao } = await concluido(cena, 'avaliacao');
      return {
        de: aprovacao,
        corpo: { motivo: 'A nota não confere com o parecer.' },
        async efeito() {
          const linha = await guardada(cena, aprovacao);
          const versoes = await rowsOf(cena.t, 'avaliacaoReaberta', { aprovacaoId: aprovacao });
          igual(
            [linha?.jaFoiAvaliado, linha?.aceito, linha?.total, versoes.map(({ total }) => total)],
            [false, true, 380.5, [380.5]],
          );
        },
      };
    },
    limites: [
      aoAdministrador('not concluded', 409, async (cena) => ({
        de: (await designado(cena, 'avaliacao', FASE1_DADA)).aprovacao,
        corpo: { motivo: 'Outra vez.' },
      })),
      aoAdministrador('the decision has begun (D45)', 409, async (cena) => ({
        de: (await concluido(cena, 'decisao')).aprovacao,
        corpo: { motivo: 'Outra vez.' },
      })),
      aoAdministrador('a project of their own, before publication (D58)', 404, async (cena) => ({
        de: (await concluido({ ...cena, dono: quemOuDono(cena) }, 'avaliacao')).aprovacao,
        corpo: { motivo: 'Outra vez.' },
      })),
      aoAdministrador('without a reason', 422, async (cena) => ({
        de: (await concluido(cena, 'avaliacao')).aprovacao,
        corpo: {},
      })),
    ],
  },
  lerVersoesDaAvaliacao: {
    async montar(cena) {
      const { aprovacao, projeto } = await designado(cena, 'avaliacao', FASE1_DADA);
      const de = async (avaliadorId: number) =>
        insertInto(cena.t.deps.database.db, 'avaliacaoReaberta', {
          aprovacaoId: aprovacao,
          projetoId: projeto,
          avaliadorId,
          notas: '[]',
          total: 80,
          parecer: '',
          motivo: 'Outra vez.',
          autorId: (await cena.w.novaPessoa('administrador')).id,
          reabertaEm: cena.t.clock.agora(),
        });
      const minha = await de(cena.avaliador.id);
      // Of the evaluator before him he reads nothing.
      const alheia = await de((await cena.w.novaPessoa('avaliador')).id);
      const todas = cena.chamador === 'administrador';
      return {
        de: aprovacao,
        efeito: ({ body }) => {
          const lidas = body as { id: number; reabertaPor: unknown }[];
          igual(
            lidas.map(({ id, reabertaPor }) => [id, reabertaPor !== null]),
            todas
              ? [
                  [alheia.id, true],
                  [minha.id, true],
                ]
              : [[minha.id, false]],
          );
        },
      };
    },
  },
  lerAvaliacoesDoProjeto: {
    async montar(cena) {
      const { aprovacao } = await divergente(cena);
      const administra = cena.chamador === 'administrador';
      return {
        de: aprovacao,
        efeito: ({ body }) =>
          igual(
            (body as { total: number; avaliador: { id: number } | null }[]).map(({ total, avaliador }) => [
              total,
              avaliador !== null,
            ]),
            administra
              ? [
                  [40, true],
                  [90, true],
                ]
              : [[90, false]],
          ),
      };
    },
  },
  pedirMaisUmAvaliador: {
    async montar(cena) {
      const { aprovacao } = await divergente(cena);
      const avaliador = (await cena.w.novaPessoa('avaliador')).id;
      return {
        de: aprovacao,
        corpo: { avaliador },
        async efeito() {
          const deles = await rowsOf(cena.t, 'designacao', { aprovacaoId: aprovacao });
          igual(
            [(await guardada(cena, aprovacao))?.divergente, deles.at(-1)?.avaliadorId],
            [false, avaliador],
          );
        },
      };
    },
    limites: [
      aoAdministrador('a project of one evaluator', 409, async (cena) => ({
        de: (await concluido(cena, 'avaliacao')).aprovacao,
        corpo: { avaliador: (await cena.w.novaPessoa('avaliador')).id },
      })),
      aoAdministrador('one who has it already', 409, async (cena) => ({
        de: (await divergente(cena)).aprovacao,
        corpo: { avaliador: cena.avaliador.id },
      })),
      aoAdministrador('a project of their own, before publication (D58)', 404, async (cena) => ({
        de: (await divergente({ ...cena, dono: quemOuDono(cena) })).aprovacao,
        corpo: { avaliador: (await cena.w.novaPessoa('avaliador')).id },
      })),
    ],
  },
  manterCombinacao: {
    async montar(cena) {
      const { aprovacao } = await divergente(cena);
      return {
        de: aprovacao,
        corpo: { motivo: 'Os pareceres concordam.' },
        async efeito() {
          const linha = await guardada(cena, aprovacao);
          igual([linha?.divergente, linha?.jaFoiAvaliado, linha?.total], [false, true, 65]);
        },
      };
    },
    limites: [
      aoAdministrador('without a reason', 422, async (cena) => ({
        de: (await divergente(cena)).aprovacao,
        corpo: {},
      })),
      aoAdministrador('a project of one evaluator', 409, async (cena) => ({
        de: (await concluido(cena, 'avaliacao')).aprovacao,
        corpo: { motivo: 'Os pareceres concordam.' },
      })),
    ],
  },
  lembrarAvaliadores: {
    async montar(cena) {
      const { editalId } = await atrasado(cena);
      return {
        de: editalId,
        async efeito() {
          const linhas = await rowsOf(cena.t, 'lembrete', { avaliadorId: cena.avaliador.id });
          igual(linhas.length, 1);
        },
      };
    },
  },
  designarVarios: {
    async montar(cena) {
      const { edital, projeto, pedido } = await emVarios(cena, cena.avaliador.id);
      return {
        ...pedido,
        de: edital,
        efeito: async ({ body }) => {
          resultados(body, ['feito']);
          igual((await doProjeto(cena, projeto))?.avaliadorId, cena.avaliador.id);
        },
      };
    },
    limites: [
      linha('a project of his own (D30)', async (cena) => {
        const { edital, pedido } = await emVarios({ ...cena, dono: quemOuDono(cena) }, cena.avaliador.id);
        return { ...pedido, de: edital };
      }),
      linha('a project of another call', async (cena) => {
        const { pedido } = await emVarios(cena, cena.avaliador.id);
        return { ...pedido, de: await cena.w.novoEditalEm('avaliacao') };
      }),
    ],
  },
  substituirVarios: {
    async montar(cena) {
      const edital = await cena.w.novoEditalEm('avaliacao');
      const { dono, avaliador } = cena;
      const { projeto } = await cena.w.novoDesignado(edital, { dono, avaliador, aprovacao: FASE1_DADA });
      const { id } = await cena.w.novaPessoa('avaliador');
      return {
        de: edital,
        corpo: { projetos: [projeto], avaliador: { id } },
        efeito: async ({ body }) => {
          resultados(body, ['feito']);
          const linha = await doProjeto(cena, projeto);
          igual([linha?.avaliadorId, linha?.aceito, linha?.total], [id, false, null]);
        },
      };
    },
    limites: [
      linha('one that has no evaluator', async (cena) => {
        const { edital, pedido } = await emVarios(cena, cena.avaliador.id);
        return { ...pedido, de: edital };
      }),
    ],
  },
  retirarVarios: {
    async montar(cena) {
      const edital = await cena.w.novoEditalEm('avaliacao');
      const { dono, avaliador } = cena;
      const { projeto } = await cena.w.novoDesignado(edital, { dono, avaliador });
      return {
        de: edital,
        corpo: { projetos: [projeto], motivo: 'Foi designado por engano.' },
        efeito: async ({ body }) => {
          resultados(body, ['feito']);
          igual(await doProjeto(cena, projeto), null);
        },
      };
    },
    limites: [
      linha('one with scores', async (cena) => {
        const edital = await cena.w.novoEditalEm('avaliacao');
        const { dono, avaliador } = cena;
        const { projeto } = await cena.w.novoDesignado(edital, { dono, avaliador, aprovacao: FASE1_DADA });
        return { de: edital, corpo: { projetos: [projeto], motivo: 'Foi designado por engano.' } };
      }),
      linha('a project of his own (D30)', async (cena) => {
        const edital = await cena.w.novoEditalEm('avaliacao');
        const projeto = await cena.w.novoProjeto(quemOuDono(cena).id, edital);
        return { de: edital, corpo: { projetos: [projeto], motivo: 'Foi designado por engano.' } };
      }),
    ],
  },
  lembrarVarios: {
    async montar(cena) {
      const { editalId, projeto } = await atrasado(cena);
      return {
        de: editalId,
        corpo: { projetos: [projeto] },
        efeito: async ({ body }) => {
          resultados(body, ['feito']);
          const linhas = await rowsOf(cena.t, 'lembrete', { avaliadorId: cena.avaliador.id });
          igual(linhas.length, 1);
        },
      };
    },
    limites: [
      linha('a project that is not late', async ({ w, dono, avaliador }) => {
        const edital = await w.novoEditalEm('avaliacao');
        const { projeto } = await w.novoDesignado(edital, { dono, avaliador });
        return { de: edital, corpo: { projetos: [projeto] } };
      }),
      linha('somebody who does not assess it', async (cena) => {
        const { editalId, projeto } = await atrasado(cena);
        const { id } = await cena.w.novaPessoa('avaliador');
        return { de: editalId, corpo: { projetos: [projeto], avaliador: { id } } };
      }),
    ],
  },
  listarAvaliacoes: {
    async montar(cena) {
      const editalId = await cena.w.novoEditalEm('avaliacao');
      const { dono, avaliador } = cena;
      const deles = await cena.w.novoAvaliado(editalId, { dono, avaliador });
      const alheio = await cena.w.novoAvaliado(editalId);
      // On a project of his own nobody reads a row before publication (D20).
      await cena.w.novoAvaliado(editalId, { dono: quemOuDono(cena) });
      const veTudo = cena.chamador === 'administrador' || cena.chamador === 'PRESIDENTE_COMISSAO';
      const veDeles = veTudo || cena.chamador === 'designated_evaluator';
      return {
        query: `edital=${editalId}`,
        efeito: ({ body }) =>
          igual(
            (body as { id: number; total: number | null }[]).map(({ id, total }) => [id, total]),
            [
              [deles.aprovacao, veDeles ? 380.5 : null],
              [alheio.aprovacao, veTudo ? 380.5 : null],
            ],
          ),
      };
    },
  },
  lerAprovacaoDoProjeto: {
    async montar(cena) {
      const fase = cena.alvo === 'proprio' ? 'decisao' : faseDeLeitura(cena);
      const { projeto, aprovacao } = await concluido(cena, fase);
      return {
        de: projeto,
        efeito: ({ body }) => {
          const lida = body as { id: number | null; total: number | null };
          igual([lida.id, lida.total], cena.alvo === 'proprio' ? [null, null] : [aprovacao, 380.5]);
        },
      };
    },
    limites: antesDoEnvio(({ projeto }) => projeto),
  },
  lerAprovacao: {
    async montar(cena) {
      const { aprovacao } = await concluido(cena, faseDeLeitura(cena));
      return {
        de: aprovacao,
        efeito: ({ body }) => {
          const lida = body as { total: number; avaliador: { id: number } | null };
          const avaliador = cena.alvo === 'proprio' ? undefined : cena.avaliador.id;
          igual([lida.total, lida.avaliador?.id], [380.5, avaliador]);
        },
      };
    },
    limites: [
      ...antesDoEnvio(({ aprovacao }) => aprovacao),
      ...(['avaliacao', 'decisao', 'secretaria'] as const).map(
        (fase): Limite => ({
          nome: `one's own in ${fase} (D20)`,
          colunas: ['own_coordinator', 'designated_evaluator', 'administrador', 'PRESIDENTE_COMISSAO'],
          alvo: 'proprio',
          status: 404,
          comoInexistente: true,
          montar: async (cena) => ({
            de: (await concluido(cena, fase)).aprovacao,
          }),
        }),
      ),
    ],
  },
  listarAvaliacoesDoAvaliador: {
    soProprio: ['other_evaluator'],
    async montar(cena) {
      const { aprovacao } = await designado(cena);
      return {
        de: cena.avaliador.id,
        efeito: meus(aprovacao),
      };
    },
    limites: [
      {
        nome: 'his own list',
        colunas: ['designated_evaluator', 'other_evaluator'],
        status: 200,
        async montar(cena) {
          const { aprovacao } = await designado({ ...cena, avaliador: quemOuDono(cena) });
          return { de: quemOuDono(cena).id, efeito: meus(aprovacao) };
        },
      },
    ],
  },
  listarNaoDesignados: {
    async montar(cena) {
      const editalId = await cena.w.novoEditalEm('avaliacao');
      const id = await cena.w.novoProjeto(cena.dono.id, editalId);
      await cena.w.novoDesignado(editalId);
      await cena.w.novoProjeto(cena.dono.id, editalId, { aguardandoCronograma: true });
      await cena.w.novoProjeto(quemOuDono(cena).id, editalId);
      return {
        de: editalId,
        efeito: ({ body }) => igual(ids(body), [id]),
      };
    },
  },
  listarDesignacoes: {
    async montar(cena) {
      const editalId = await cena.w.novoEditalEm('avaliacao');
      const { projeto } = await cena.w.novoDesignado(editalId, { avaliador: cena.avaliador });
      const id = await cena.w.novoProjeto(cena.dono.id, editalId);
      await cena.w.novoProjeto(cena.dono.id, editalId, { aguardandoCronograma: true });
      await cena.w.novoProjeto(quemOuDono(cena).id, editalId);
      return {
        de: editalId,
        efeito: ({ body }) => {
          const linhas = body as { id: number; avaliacao: { avaliador: { id: number } } | null }[];
          igual(
            linhas.map((linha) => [linha.id, linha.avaliacao?.avaliador.id ?? null]),
            [
              [id, null],
              [projeto, cena.avaliador.id],
            ],
          );
        },
      };
    },
  },
  listarProjetosDoEdital: {
    async montar(cena) {
      const { w, chamador, dono, avaliador } = cena;
      const editalId = await w.novoEditalEm(chamador === 'secretaria' ? 'secretaria' : 'avaliacao');
      const { projeto } = await w.novoDesignado(editalId, { avaliador });
      const sem = await w.novoProjeto(dono.id, editalId);
      await w.novoProjeto(dono.id, editalId, { aguardandoCronograma: true });
      // On a project of his own nobody reads a row before publication (D20).
      await w.novoDesignado(editalId, { dono: quemOuDono(cena) });
      return {
        de: editalId,
        efeito: ({ body }) => {
          const linhas = body as { id: number; avaliacao: { avaliador: { id: number } } | null }[];
          igual(
            linhas.map((linha) => [linha.id, linha.avaliacao?.avaliador.id ?? null]),
            [...(chamador === 'administrador' ? [[sem, null]] : []), [projeto, avaliador.id]],
          );
        },
      };
    },
    limites: [
      {
        nome: 'the secretariat, of a call that was not sent to it',
        colunas: ['secretaria'],
        status: 200,
        async montar({ w }) {
          const editalId = await w.novoEditalEm('decisao');
          await w.novoAvaliado(editalId);
          return { de: editalId, efeito: ({ body }) => igual(body, []) };
        },
      },
    ],
  },
  listarCandidatos: {
    async montar(cena) {
      const { id, cpf } = await cena.w.novaPessoa('avaliador', { nome: `Candidata ${cena.dono.id}` });
      const projeto = await cena.w.novoProjeto(cena.dono.id, await cena.w.novoEditalEm('avaliacao'));
      return {
        de: projeto,
        query: `busca=${encodeURIComponent(`Candidata ${cena.dono.id}`)}`,
        efeito: ({ body, text }) => {
          igual(ids(body), [id]);
          igual(text.includes(cpf), false);
        },
      };
    },
    limites: [
      aoAdministrador('a project of his own (D30)', 409, async (cena) => ({
        de: await cena.w.novoProjeto(quemOuDono(cena).id, await cena.w.novoEditalEm('avaliacao')),
      })),
    ],
  },
  aceitarAvaliacao: {
    ...ato(async (cena, { aprovacao }) => igual((await guardada(cena, aprovacao))?.aceito, true)),
    limites: [
      estado('after he refused it', async (cena) => ({
        de: await recusada(cena, cena.avaliador.id),
      })),
    ],
  },
  recusarAvaliacao: {
    ...ato(async (cena, { aprovacao, projeto }) => {
      igual([await guardada(cena, aprovacao), await doProjeto(cena, projeto)], [null, null]);
    }),
    limites: [
      estado('after a score', async (cena) => ({
        de: (await designado(cena, 'avaliacao', FASE1_DADA)).aprovacao,
      })),
      {
        nome: 'again',
        colunas: ['designated_evaluator'],
        status: 204,
        montar: async (cena) => ({ de: await recusada(cena, cena.avaliador.id) }),
      },
      {
        nome: 'one that somebody else refused',
        colunas: ['designated_evaluator', 'other_evaluator'],
        status: 404,
        comoInexistente: true,
        montar: async (cena) => ({
          de: await recusada(cena, (await cena.w.novaPessoa('avaliador')).id),
        }),
      },
    ],
  },
  salvarFase1: notas(NOTAS_FASE1, {}),
  salvarFase2: notas(NOTAS_FASE2, FASE1_DADA),
  avaliar: {
    ...ato(async (cena, { aprovacao }) => igual((await guardada(cena, aprovacao))?.jaFoiAvaliado, true), {
      ...FASE1_DADA,
      ...NOTAS_FASE2,
    }),
    limites: [
      estado('a score is missing', async (cena) => ({
        de: (await designado(cena, 'avaliacao', FASE1_DADA)).aprovacao,
      })),
    ],
  },
  verificarAvaliacao: {
    async montar(cena) {
      const editalId = await cena.w.novoEditalEm('avaliacao');
      await cena.w.novoAvaliado(editalId, { dono: cena.dono, avaliador: cena.avaliador });
      return {
        de: editalId,
        efeito: ({ body }) => igual((body as { data: boolean }).data, true),
      };
    },
  },
} satisfies Record<string, Sonda>;
