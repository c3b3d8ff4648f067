import type { Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { countOf, findRow, updateRows } from '../rows.ts';
import { gravarFuso } from '../world/fuso-gravado.ts';
import { COMO_ESTA, corpoDaInstalacao, deixarPendente } from '../world/instalacao-pendente.ts';
import { proximo } from '../world.ts';

/** Refused once installed, with or without a code. */
const depois = {
  nome: 'installed already',
  colunas: ['anonymous'],
  status: 404,
} as const;

export const sondasDaInstalacao = {
  abrirInstalacao: {
    semRastro: true,
    async montar({ t, quem }) {
      const { codigo, desfazer } = quem === null ? await deixarPendente(t) : COMO_ESTA;
      return {
        corpo: { codigo },
        desfazer,
        efeito: ({ body }) => {
          igual((body as { partes: { parte: string }[] }).partes.length, 4);
        },
      };
    },
    limites: [{ ...depois, montar: () => ({ corpo: { codigo: 'x' } }) }],
  },
  testarEmailDaInstalacao: {
    semRastro: true,
    async montar({ t, quem }) {
      const { codigo, desfazer } = quem === null ? await deixarPendente(t) : COMO_ESTA;
      return {
        corpo: { codigo, para: 'ana@exemplo.br' },
        desfazer,
        efeito: ({ body }) => {
          // This installation's mail server answers nobody, and the answer shows that.
          igual((body as { enviada: boolean }).enviada, false);
        },
      };
    },
    limites: [{ ...depois, montar: () => ({ corpo: { codigo: 'x', para: 'ana@exemplo.br' } }) }],
  },
  concluirInstalacao: {
    async montar({ t, quem }) {
      const { codigo, desfazer } = quem === null ? await deixarPendente(t) : COMO_ESTA;
      const corpo = corpoDaInstalacao(proximo());
      return {
        corpo: { codigo, ...corpo },
        desfazer,
        efeito: async () => {
          // Restores the zone of every new configuration, in which the other probes run.
          await gravarFuso(t, 'UTC');
          const { cpf } = corpo.administrador;
          igual(await countOf(t, 'professor', { cpf, tipo: 'administrador' }), 1);
        },
      };
    },
    limites: [{ ...depois, montar: () => ({ corpo: { codigo: 'x', ...corpoDaInstalacao(proximo()) } }) }],
  },
  pendenciasDaInstalacao: {
    montar: () => ({
      efeito: ({ body }) => {
        const itens = (body as { item: string }[]).map(({ item }) => item);
        igual(itens.includes('antivirus'), true);
      },
    }),
  },
  dispensarPendencia: {
    async montar({ t }) {
      await updateRows(t, 'instalacao', { dispensadas: [] }, { id: 1 });
      return {
        de: 'email',
        efeito: async () => igual((await findRow(t, 'instalacao', { id: 1 }))?.dispensadas, ['email']),
      };
    },
  },
} satisfies Record<string, Sonda>;
