import { DECIDIDO, umaDecisao } from '../cena-do-recurso.ts';
import { findRow } from '../rows.ts';
import type { Pessoa } from '../world.ts';
import type { Cena, Limite, Sonda } from './probe.ts';
import { igual, quemOuDono } from './probe.ts';

/** An assessed project of `dono` in a published call. */
async function publicado({ w, avaliador }: Cena, dono: Pessoa, fase: 'decisao' | 'resultado' = 'resultado') {
  const edital = await w.novoEditalEm(fase);
  const aprovacao = { situacao: fase === 'resultado' ? 'REPROVADO' : 'SUBMETIDO' };
  // Nobody assesses his own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  return w.novoAvaliado(edital, { dono, aprovacao, ...quem });
}

async function pendente(cena: Cena, dono: Pessoa): Promise<number> {
  const { aprovacao } = await publicado(cena, dono);
  return cena.w.novoRecurso(aprovacao, dono.id);
}

async function guardado({ t }: Cena, id: number) {
  const linha = await findRow(t, 'recurso', { id });
  if (linha === undefined) throw new Error('no such appeal');
  return linha;
}

const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const pedidoDe = (projetoAprovacao: number) => ({
  corpo: { mensagem: '<p>Peço a revisão.</p>', projetoAprovacao },
});

/** The numbers of an acceptance that raises one score. */
const MAIORES = { ...DECIDIDO, pontuacaoApoioDisciplina: 110.5, remunerados_aprovados: 1 };

/** An act of the committee on an appeal, refused on a project of one's own. */
function daComissao(
  efeito: (cena: Cena, id: number, body: unknown) => Promise<void>,
): Omit<Sonda, 'limites'> & { readonly limites: readonly Limite[] } {
  const corpo = (id: number) => umaDecisao(id, MAIORES);
  return {
    async montar(cena) {
      const id = await pendente(cena, cena.dono);
      return { corpo: corpo(id), efeito: ({ body }) => efeito(cena, id, body) };
    },
    limites: [
      {
        nome: 'a project of one’s own',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        montar: async (cena) => ({ corpo: corpo(await pendente(cena, quemOuDono(cena))) }),
      },
      {
        nome: 'one that is decided',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        async montar(cena) {
          const { aprovacao } = await publicado(cena, cena.dono);
          const dados = { status: 'RECUSADO', decididoEm: cena.t.clock.agora() };
          return { corpo: corpo(await cena.w.novoRecurso(aprovacao, cena.dono.id, dados)) };
        },
      },
    ],
  };
}

export const sondasDoRecurso = {
  solicitarRecurso: {
    async montar(cena) {
      const { aprovacao } = await publicado(cena, cena.dono);
      return {
        ...pedidoDe(aprovacao),
        efeito: async ({ body }) => {
          const { status, autorId } = await guardado(cena, (body as { id: number }).id);
          igual([status, autorId], ['PENDENTE', cena.dono.id]);
        },
      };
    },
    limites: [
      {
        nome: 'before publication (D20)',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 404,
        comoInexistente: true,
        async montar(cena) {
          const { aprovacao } = await publicado(cena, cena.dono, 'decisao');
          return pedidoDe(aprovacao);
        },
      },
      {
        nome: 'while one is pending',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const { aprovacao } = await publicado(cena, cena.dono);
          await cena.w.novoRecurso(aprovacao, cena.dono.id);
          return pedidoDe(aprovacao);
        },
      },
    ],
  },
  listarRecursos: {
    async montar(cena) {
      const proprio = await pendente(cena, quemOuDono(cena));
      const alheio = await pendente(cena, await cena.w.novaPessoa());
      const todos = cena.chamador === 'administrador' || cena.chamador === 'PRESIDENTE_COMISSAO';
      return {
        efeito: ({ body }) => {
          igual([ids(body).includes(proprio), ids(body).includes(alheio)], [true, todos]);
        },
      };
    },
  },
  listarRecursosDoProjeto: {
    async montar(cena) {
      const { projeto, aprovacao } = await publicado(cena, cena.dono);
      const id = await cena.w.novoRecurso(aprovacao, cena.dono.id);
      return {
        de: projeto,
        efeito: ({ body }) => igual(ids(body), [id]),
      };
    },
  },
  simularRecurso: {
    ...daComissao(async (cena, id, body) => {
      igual((body as { total: unknown }).total, { de: 380.5, para: 390.5 });
      igual((await guardado(cena, id)).status, 'PENDENTE');
    }),
    semRastro: true,
  },
  aceitarRecurso: daComissao(async (cena, id) => {
    const { status, decididoPorId } = await guardado(cena, id);
    igual([status, decididoPorId], ['ACEITO', cena.quem?.id]);
  }),
  recusarRecurso: daComissao(async (cena, id) => {
    igual((await guardado(cena, id)).status, 'RECUSADO');
  }),
} satisfies Record<string, Sonda>;
