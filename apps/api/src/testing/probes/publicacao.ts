import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import type { Cena, Limite, Sonda, Tentativa } from '../access/probe.ts';
import { igual, TODOS } from '../access/probe.ts';
import { rowsOf } from '../rows.ts';
import { NOVO_TEXTO, QUEM_ASSINA, textoGuardado } from '../world/cena-da-publicacao.ts';
import { proximo } from '../world.ts';

const ADMINISTRACAO = ['administrador', 'PRESIDENTE_COMISSAO', 'secretaria'] as const;
const QUEM_PUBLICA = ['administrador', 'secretaria'] as const;

const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const ehPdf: Tentativa['efeito'] = ({ text }) => igual(text.slice(0, 5), '%PDF-');
const ehTexto: Tentativa['efeito'] = ({ text }) => igual(text.includes('PORTARIA Nº'), true);

async function publicado({ w }: Cena): Promise<number> {
  const edital = await w.novoEditalEm('resultado');
  await w.novoAvaliado(edital);
  return edital;
}

const versoes = ({ t }: Cena, editalId: number) =>
  rowsOf(t, 'textoDePublicacao', { editalId }, 'id').then((linhas) => linhas.map(({ versao }) => versao));

/** Before its publication a result looks unknown. */
function antes(
  colunas: Limite['colunas'],
  de: (edital: number) => number | number[],
  corpo?: object,
): Limite {
  return {
    nome: 'before publication',
    colunas,
    status: 404,
    comoInexistente: true,
    async montar({ w }) {
      const edital = await w.novoEditalEm('secretaria');
      await w.novoAvaliado(edital);
      return { de: de(edital), ...(corpo === undefined ? {} : { corpo }) };
    },
  };
}

/** A file of a stored text. */
function arquivo(efeito: Tentativa['efeito'], limites: readonly Limite[] = []): Sonda {
  return {
    async montar({ t, w }) {
      return { de: (await textoGuardado(t, w)).texto.id, efeito };
    },
    limites,
  };
}

/** A text that was not made public looks unknown. */
const naoPublico: Limite = {
  nome: 'a text that is not public',
  colunas: TODOS,
  status: 404,
  comoInexistente: true,
  async montar({ t, w }) {
    return { de: (await textoGuardado(t, w, false)).texto.id };
  },
};

const CORRECAO = { ...NOVO_TEXTO, motivo: 'O cargo estava errado' };

export const sondasDaPublicacao = {
  listarModelosDePublicacao: {
    montar: () => ({ efeito: ({ body }) => igual((body as unknown[]).length, 4) }),
  },
  mudarModeloDePublicacao: {
    montar({ t }) {
      return {
        de: 'aviso',
        corpo: { ...MODELOS_PADRAO.aviso, titulo: `Aviso ${proximo()}` },
        efeito: async ({ body }) => {
          const { versao } = body as { versao: number };
          const [ultima] = await rowsOf(t, 'modeloDePublicacao', { nome: 'aviso', versao });
          igual(ultima?.especie, 'aviso');
        },
      };
    },
  },
  listarTextosDePublicacao: {
    async montar({ t, w }) {
      const { edital, texto } = await textoGuardado(t, w, false);
      return { de: edital, efeito: ({ body }) => igual(ids(body), [texto.id]) };
    },
    limites: [antes(ADMINISTRACAO, (edital) => edital)],
  },
  prepararTextoDePublicacao: {
    async montar(cena) {
      const edital = await publicado(cena);
      return {
        de: [edital, 1],
        efeito: ({ body }) => igual((body as { quantasLinhas: number }).quantasLinhas, 1),
      };
    },
    limites: [antes(QUEM_PUBLICA, (edital) => [edital, 1])],
  },
  guardarTextoDePublicacao: {
    async montar(cena) {
      const edital = await publicado(cena);
      return {
        de: [edital, 1],
        corpo: NOVO_TEXTO,
        efeito: async () => igual(await versoes(cena, edital), [1]),
      };
    },
    limites: [antes(QUEM_PUBLICA, (edital) => [edital, 1], NOVO_TEXTO)],
  },
  corrigirTextoDePublicacao: {
    async montar(cena) {
      const { edital, texto } = await textoGuardado(cena.t, cena.w);
      return {
        de: texto.id,
        corpo: { ...CORRECAO, ...QUEM_ASSINA, cargo: 'Pró-Reitora' },
        efeito: async () => igual(await versoes(cena, edital), [1, 2]),
      };
    },
  },
  gerarPdfDoTexto: arquivo(ehPdf),
  baixarTextoDePublicacao: arquivo(ehTexto),
  listarTextosPublicos: {
    async montar({ t, w }) {
      const { edital, texto } = await textoGuardado(t, w);
      return { de: edital, efeito: ({ body }) => igual(ids(body), [texto.id]) };
    },
    limites: [
      antes(TODOS, (edital) => edital),
      {
        nome: 'a text that is not public',
        colunas: TODOS,
        status: 200,
        async montar({ t, w }) {
          const { edital } = await textoGuardado(t, w, false);
          return { de: edital, efeito: ({ body }) => igual(body, []) };
        },
      },
    ],
  },
  gerarPdfDoTextoPublico: arquivo(ehPdf, [naoPublico]),
  baixarTextoPublico: arquivo(ehTexto, [naoPublico]),
} satisfies Record<string, Sonda>;
