import type { EstadoDaReuniao } from '@instrutoria/domain/reuniao/types.ts';
import type { Cena, Limite, Sonda, Tentativa } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { rowOf, rowsOf } from '../rows.ts';
import { ataNova, reuniaoNova } from '../world/cena-da-reuniao.ts';

const AVALIADORES = ['designated_evaluator', 'other_evaluator'] as const;
const COMISSAO = ['administrador', 'PRESIDENTE_COMISSAO'] as const;

/** A meeting about one project of somebody else, with the caller and a colleague as members. */
async function cenaDaReuniao(cena: Cena, estado: EstadoDaReuniao = 'aberta', comQuem = true, dele = false) {
  const { t, w } = cena;
  const edital = await w.novoEditalEm('decisao');
  const { projeto } = await w.novoAvaliado(edital, dele ? { dono: quemOuDono(cena) } : {});
  const autor = await w.novaPessoa('administrador');
  const membros = comQuem ? [autor.id, quemOuDono(cena).id] : [autor.id];
  const id = await reuniaoNova(t, {
    editalId: edital,
    autorId: autor.id,
    membros,
    projetos: [projeto],
    estado,
  });
  if (estado === 'encerrada') await ataNova(t, id, autor.id);
  return { edital, projeto, autor, id };
}

const ficou =
  ({ t }: Cena, id: number, estado: EstadoDaReuniao): Tentativa['efeito'] =>
  async () =>
    igual((await rowOf(t, 'sessaoDaComissao', { id })).estado, estado);

/** A meeting looks unknown to an evaluator who is no member. */
const deFora = (estado: EstadoDaReuniao = 'aberta'): Limite => ({
  nome: 'a meeting in which the caller is no member',
  colunas: AVALIADORES,
  status: 404,
  comoInexistente: true,
  async montar(cena) {
    return { de: (await cenaDaReuniao(cena, estado, false)).id };
  },
});

/** The minutes include an item from which the caller is barred. */
const comProprio: Limite = {
  nome: 'minutes with a project of one’s own, before publication',
  colunas: [...COMISSAO, ...AVALIADORES],
  status: 409,
  async montar(cena) {
    return { de: (await cenaDaReuniao(cena, 'encerrada', true, true)).id };
  },
};

function ato(de: EstadoDaReuniao, para: EstadoDaReuniao, corpo?: object): Sonda {
  return {
    async montar(cena) {
      const { id } = await cenaDaReuniao(cena, de);
      return { de: id, ...(corpo === undefined ? {} : { corpo }), efeito: ficou(cena, id, para) };
    },
  };
}

const naoDoProprio = (corpo: object): Limite => ({
  nome: 'an item that the caller coordinates',
  colunas: COMISSAO,
  status: 409,
  async montar(cena) {
    const { id, projeto } = await cenaDaReuniao(cena, 'aberta', true, true);
    return { de: [id, projeto], corpo };
  },
});

const MOTIVO = { motivo: 'Falta de luz' };
const DECISAO = { remunerados: 2, voluntarios: 1, motivo: 'Duas turmas', mesa: 1 };
const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const ehPdf: Tentativa['efeito'] = ({ text }) => igual(text.slice(0, 5), '%PDF-');

export const sondasDaReuniao = {
  listarSessoesDaComissao: {
    async montar(cena) {
      const { id, edital } = await cenaDaReuniao(cena);
      return { query: `edital=${edital}`, efeito: ({ body }) => igual(ids(body), [id]) };
    },
    limites: [
      {
        nome: 'a meeting in which the caller is no member',
        colunas: AVALIADORES,
        status: 200,
        async montar(cena) {
          const { edital } = await cenaDaReuniao(cena, 'aberta', false);
          return { query: `edital=${edital}`, efeito: ({ body }) => igual(body, []) };
        },
      },
    ],
  },
  lerComissao: {
    async montar(cena) {
      const { edital } = await cenaDaReuniao(cena);
      return {
        de: edital,
        efeito: ({ body }) => igual((body as { podeAbrir: boolean }).podeAbrir, false),
      };
    },
  },
  abrirSessaoDaComissao: {
    async montar(cena) {
      const { t, w } = cena;
      const edital = await w.novoEditalEm('decisao');
      await w.novoAvaliado(edital);
      const membro = await w.novaPessoa('avaliador');
      return {
        de: edital,
        corpo: { local: 'Sala 12', membros: [membro.id] },
        efeito: async () =>
          igual(
            (await rowsOf(t, 'sessaoDaComissao', { editalId: edital })).map(({ estado }) => estado),
            ['aberta'],
          ),
      };
    },
    limites: [
      {
        nome: 'a call that is not in decisao',
        colunas: COMISSAO,
        status: 409,
        async montar({ w }) {
          const edital = await w.novoEditalEm('avaliacao');
          await w.novoAvaliado(edital);
          return { de: edital, corpo: { local: 'Sala 12', membros: [1] } };
        },
      },
    ],
  },
  lerSessaoDaComissao: {
    async montar(cena) {
      const { id, projeto } = await cenaDaReuniao(cena);
      return {
        de: id,
        efeito: ({ body }) => {
          const { itens } = body as { itens: { projeto: { id: number } }[] };
          igual(
            itens.map((item) => item.projeto.id),
            [projeto],
          );
        },
      };
    },
    limites: [
      deFora(),
      {
        nome: 'an item that the caller coordinates, before publication (D20)',
        colunas: [...COMISSAO, ...AVALIADORES],
        status: 200,
        async montar(cena) {
          const { id } = await cenaDaReuniao(cena, 'aberta', true, true);
          return { de: id, efeito: ({ body }) => igual((body as { itens: unknown[] }).itens, []) };
        },
      },
    ],
  },
  suspenderSessaoDaComissao: ato('aberta', 'suspensa', MOTIVO),
  retomarSessaoDaComissao: ato('suspensa', 'aberta'),
  encerrarSessaoDaComissao: ato('aberta', 'encerrada'),
  cancelarSessaoDaComissao: ato('aberta', 'cancelada', MOTIVO),
  registrarPresenca: {
    async montar(cena) {
      const { id, autor } = await cenaDaReuniao(cena);
      return {
        de: id,
        corpo: { pessoa: autor.id, presente: false },
        efeito: async () =>
          igual(
            (await rowsOf(cena.t, 'presencaNaSessao', { sessaoId: id, pessoaId: autor.id })).map(
              ({ presente }) => presente,
            ),
            [true, false],
          ),
      };
    },
  },
  anotarItemDaSessao: {
    async montar(cena) {
      const { id, projeto } = await cenaDaReuniao(cena);
      return {
        de: [id, projeto],
        corpo: { anotacao: 'Lido em voz alta' },
        efeito: async () =>
          igual((await rowOf(cena.t, 'itemDaSessao', { sessaoId: id })).anotacao, 'Lido em voz alta'),
      };
    },
    limites: [naoDoProprio({ anotacao: 'x' })],
  },
  decidirItemDaSessao: {
    async montar(cena) {
      const { id, projeto } = await cenaDaReuniao(cena);
      return {
        de: [id, projeto],
        corpo: DECISAO,
        efeito: async () => {
          const { remunerados } = await rowOf(cena.t, 'itemDaSessao', { sessaoId: id });
          const { remuneradosAprovados } = await rowOf(cena.t, 'projetoAprovacao', { projetoId: projeto });
          igual([remunerados, remuneradosAprovados], [2, 2]);
        },
      };
    },
    limites: [naoDoProprio(DECISAO)],
  },
  corrigirAta: {
    async montar(cena) {
      const { id } = await cenaDaReuniao(cena, 'encerrada');
      return {
        de: id,
        corpo: { texto: 'onde se lê 1, leia-se 2', motivo: 'Erro de digitação' },
        efeito: async () =>
          igual(
            (await rowsOf(cena.t, 'ata', { sessaoId: id })).map(({ versao }) => versao),
            [1, 2],
          ),
      };
    },
    limites: [
      {
        ...comProprio,
        colunas: COMISSAO,
        montar: async (cena) => ({
          ...(await comProprio.montar(cena)),
          corpo: { texto: 'x', motivo: 'x' },
        }),
      },
    ],
  },
  gerarPdfDaAta: {
    async montar(cena) {
      return { de: (await cenaDaReuniao(cena, 'encerrada')).id, efeito: ehPdf };
    },
    limites: [deFora('encerrada'), comProprio],
  },
  baixarTextoDaAta: {
    async montar(cena) {
      return {
        de: (await cenaDaReuniao(cena, 'encerrada')).id,
        efeito: ({ text }) => igual(text.includes('Ata nº'), true),
      };
    },
    limites: [deFora('encerrada'), comProprio],
  },
} satisfies Record<string, Sonda>;
