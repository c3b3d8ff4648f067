import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { ID_DESCONHECIDO, igual, quemOuDono } from '../access/probe.ts';
import { countOf, findRow } from '../rows.ts';
import { eventoAnunciado, pedidoDeSorteio, sorteioGuardado } from '../world/cena-do-sorteio.ts';

const ANUNCIO = { evento: 'Loteria Federal, concurso 9001', dia: '2099-12-31' } as const;

/** A call with a project that waits, of the scene's owner, and an attempt of somebody else that proposes its evaluator. */
async function sorteado(cena: Cena, mudanca: { dono?: number; estado?: 'calculando' } = {}) {
  const { t, w, dono, avaliador } = cena;
  const edital = await w.novoEditalEm('avaliacao');
  const projeto = await w.novoProjeto(mudanca.dono ?? dono.id, edital);
  const sorteio = await sorteioGuardado(t, {
    edital,
    autor: (await w.novaPessoa('administrador')).id,
    linhas: [{ projeto, avaliadores: [avaliador.id] }],
    ...(mudanca.estado === undefined ? {} : { estado: mudanca.estado }),
  });
  return { edital, projeto, sorteio };
}

const deles = (body: unknown) =>
  ((body as { proposta: { linhas: { projeto: { id: number } }[] } | null }).proposta?.linhas ?? []).map(
    ({ projeto }) => projeto.id,
  );

/** To an administrator, on a project of his own. */
const proprio = (nome: string, status: number, montar: Limite['montar']): Limite => ({
  nome,
  colunas: ['administrador'],
  alvo: 'proprio',
  status,
  montar,
});
const desconhecido = (corpo?: unknown): Limite => ({
  nome: 'an unknown draw',
  colunas: ['administrador'],
  status: 404,
  montar: () => (corpo === undefined ? { de: ID_DESCONHECIDO } : { de: ID_DESCONHECIDO, corpo }),
});

export const sondasDoSorteio = {
  lerDistribuicao: {
    async montar(cena) {
      const { edital, sorteio } = await sorteado(cena);
      return {
        de: edital,
        efeito: ({ body }) => {
          const lida = body as { projetos: number; fora: number; tentativas: { id: number }[] };
          igual([lida.projetos, lida.fora, lida.tentativas.map(({ id }) => id)], [1, 0, [sorteio]]);
        },
      };
    },
    limites: [
      proprio('a project of his own (D20)', 200, async (cena) => {
        const { edital } = await sorteado(cena);
        return {
          de: edital,
          efeito: ({ body }) => {
            const lida = body as { projetos: number; fora: number; tentativas: { projetos: number }[] };
            igual([lida.projetos, lida.fora, lida.tentativas.map(({ projetos }) => projetos)], [0, 1, [0]]);
          },
        };
      }),
    ],
  },
  listarEventosDoSorteio: {
    async montar({ t, w }) {
      const edital = await w.novoEditalEm('avaliacao');
      const antes = await eventoAnunciado(t, edital);
      const depois = await eventoAnunciado(t, edital, { evento: 'Outro', dia: '2000-02-02' });
      return {
        de: edital,
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).map(({ id }) => id),
            [depois, antes],
          ),
      };
    },
  },
  anunciarEventoDoSorteio: {
    async montar(cena) {
      const edital = await cena.w.novoEditalEm('avaliacao');
      return {
        de: edital,
        corpo: ANUNCIO,
        efeito: async () => {
          const linha = await findRow(cena.t, 'eventoDoSorteio', { editalId: edital });
          igual(
            [linha?.evento, linha?.dia, linha?.autorId],
            [ANUNCIO.evento, ANUNCIO.dia, quemOuDono(cena).id],
          );
        },
      };
    },
    limites: [
      {
        nome: 'the evaluation is over',
        colunas: ['administrador'],
        status: 409,
        montar: async ({ w }) => ({ de: await w.novoEditalEm('decisao'), corpo: ANUNCIO }),
      },
    ],
  },
  sortear: {
    async montar(cena) {
      const edital = await cena.w.novoEditalEm('avaliacao');
      const projeto = await cena.w.novoProjeto(cena.dono.id, edital);
      await cena.w.novaPessoa('avaliador');
      return {
        de: edital,
        corpo: await pedidoDeSorteio(cena.t, edital),
        efeito: async ({ body }) => {
          igual(deles(body), [projeto]);
          const linha = await findRow(cena.t, 'sorteio', { id: (body as { id: number }).id });
          igual([linha?.estado, linha?.autorId, linha?.semente], ['proposta', quemOuDono(cena).id, '40213']);
          igual(await countOf(cena.t, 'projetoAprovacao', { projetoId: projeto }), 0);
        },
      };
    },
    limites: [
      proprio('only a project of his own (D20)', 409, async ({ t, w, dono }) => {
        const edital = await w.novoEditalEm('avaliacao');
        await w.novoProjeto(dono.id, edital);
        return { de: edital, corpo: await pedidoDeSorteio(t, edital) };
      }),
      {
        nome: 'the decision has begun',
        colunas: ['administrador'],
        status: 409,
        async montar({ t, w }) {
          const edital = await w.novoEditalEm('decisao');
          return { de: edital, corpo: await pedidoDeSorteio(t, edital) };
        },
      },
    ],
  },
  lerSorteio: {
    async montar(cena) {
      const { sorteio, projeto } = await sorteado(cena);
      return { de: sorteio, efeito: ({ body }) => igual(deles(body), [projeto]) };
    },
    limites: [
      proprio('a draw with a project of his own (D20)', 409, async (cena) => ({
        de: (await sorteado(cena)).sorteio,
      })),
      desconhecido(),
    ],
  },
  cancelarSorteio: {
    async montar(cena) {
      const { sorteio } = await sorteado(cena, { estado: 'calculando' });
      return {
        de: sorteio,
        efeito: async () => igual((await findRow(cena.t, 'sorteio', { id: sorteio }))?.estado, 'cancelado'),
      };
    },
    limites: [
      {
        nome: 'one that has ended',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({ de: (await sorteado(cena)).sorteio }),
      },
    ],
  },
  designarSorteio: {
    async montar(cena) {
      const { sorteio, projeto } = await sorteado(cena);
      return {
        de: sorteio,
        corpo: { linhas: [{ projeto, avaliador: cena.avaliador.id }] },
        efeito: async () => {
          const linha = await findRow(cena.t, 'projetoAprovacao', { projetoId: projeto });
          igual(linha?.avaliadorId, cena.avaliador.id);
        },
      };
    },
    limites: [
      proprio('a draw with a project of his own (D20)', 409, async (cena) => {
        const { sorteio, projeto } = await sorteado(cena);
        return { de: sorteio, corpo: { linhas: [{ projeto, avaliador: cena.avaliador.id }] } };
      }),
      desconhecido({ linhas: [{ projeto: 1, avaliador: 1 }] }),
    ],
  },
  exportarSorteio: {
    async montar(cena) {
      const { sorteio } = await sorteado(cena);
      return {
        de: sorteio,
        efeito: ({ text }) => igual((JSON.parse(text) as { id: number }).id, sorteio),
      };
    },
    limites: [
      proprio('a draw with a project of his own (D20)', 409, async (cena) => ({
        de: (await sorteado(cena)).sorteio,
      })),
      desconhecido(),
    ],
  },
} satisfies Record<string, Sonda>;
