import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { umPdf } from '../documents/arquivos.ts';
import { findRow, insertInto, rowOf, rowsOf } from '../rows.ts';

const MOTIVO = { motivo: 'Assume outro cargo' };
const DIA = '2026-05-20';

async function aprovado({ w, dono, avaliador }: Cena): Promise<number> {
  // Nobody assesses their own project (D15).
  const p = await w.novoAprovado({ dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
  return p.projeto;
}

async function marcada(cena: Cena) {
  const projeto = await aprovado(cena);
  const autor = await cena.w.novaPessoa('administrador');
  const pedido = await cena.w.novoArquivo('pedidoDeDesistencia', autor.id, umPdf(), `desistencia:${projeto}`);
  const linha = { projetoId: projeto, fundamento: 'PEDIDO_ESCRITO', pedido, dia: DIA, autorId: autor.id };
  const { id } = await insertInto(cena.t, 'desistencia', {
    ...linha,
    ...MOTIVO,
    criadaEm: cena.t.clock.agora(),
  });
  return { projeto, id };
}

const emCurso = (cena: Cena, projetoId: number) => rowOf(cena.t, 'desistencia', { projetoId, fim: null });

function semResultado(corpo: object): Limite {
  return {
    nome: 'a project that was not approved',
    colunas: ['administrador'],
    status: 409,
    async montar({ w }) {
      const { projeto } = await w.novoAvaliado(await w.novoEditalEm('resultado'), {
        aprovacao: { situacao: 'REPROVADO' },
      });
      return { de: projeto, corpo };
    },
  };
}

export const sondasDaDesistencia = {
  lerDesistencia: {
    async montar(cena) {
      const { projeto, id } = await marcada(cena);
      return {
        de: projeto,
        efeito: ({ body }) =>
          igual((body as { desistencia: { id: number } | null }).desistencia?.id ?? null, id),
      };
    },
  },
  consultarSobreDesistencia: {
    async montar(cena) {
      const projeto = await aprovado(cena);
      return {
        de: projeto,
        corpo: MOTIVO,
        efeito: async () => igual((await emCurso(cena, projeto)).fundamento, 'CONSULTA'),
      };
    },
    limites: [semResultado(MOTIVO)],
  },
  desistirDoProjeto: {
    async montar(cena) {
      const projeto = await aprovado(cena);
      const fundamento = cena.alvo === 'proprio' ? {} : { fundamento: 'FALECIMENTO' };
      return {
        de: projeto,
        corpo: { ...MOTIVO, ...fundamento, dia: DIA },
        efeito: async () => igual((await emCurso(cena, projeto)).dia, DIA),
      };
    },
    limites: [semResultado({ ...MOTIVO, fundamento: 'FALECIMENTO', dia: DIA })],
  },
  desfazerDesistencia: {
    async montar(cena) {
      const { projeto, id } = await marcada(cena);
      return {
        de: projeto,
        corpo: MOTIVO,
        efeito: async () => igual((await rowOf(cena.t, 'desistencia', { id })).fim, 'RETIRADA'),
      };
    },
    limites: [
      {
        nome: 'where nothing was given up',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({ de: await aprovado(cena), corpo: MOTIVO }),
      },
    ],
  },
  enviarPedidoDeDesistencia: {
    montar: (cena) => ({
      arquivo: { bytes: umPdf() },
      efeito: async ({ body }) => {
        const linha = await findRow(cena.t, 'arquivo', { referencia: (body as { data: string }).data });
        igual([linha?.tipo, linha?.donoId, linha?.vinculo], ['pedidoDeDesistencia', cena.quem?.id, null]);
      },
    }),
  },
  lerPedidoDeDesistencia: {
    semRastro: true,
    async montar(cena) {
      const { projeto, id } = await marcada(cena);
      return {
        de: [projeto, id],
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'acesso', {
            registroId: projeto,
            documento: 'pedido_de_desistencia',
          });
          igual(
            linhas.map(({ pessoaId }) => pessoaId),
            [cena.quem?.id],
          );
        },
      };
    },
    limites: [
      {
        nome: 'of another project',
        colunas: ['administrador'],
        status: 404,
        async montar(cena) {
          const { id } = await marcada(cena);
          return { de: [await aprovado(cena), id] };
        },
      },
    ],
  },
} satisfies Readonly<Record<string, Sonda>>;
