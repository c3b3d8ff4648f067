import { TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import type { Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { rowsOf } from '../rows.ts';
import { proximo } from '../world.ts';

export const sondasDoTermo = {
  lerModeloDoTermo: {
    montar: () => ({
      efeito: ({ body }: { body: unknown }) =>
        igual((body as { original: string }).original, TEXTO_DO_TERMO_PADRAO),
    }),
  },
  mudarModeloDoTermo: {
    montar: ({ t }) => {
      const texto = `Eu, {{aluno}}, participo (${proximo()}).`;
      return {
        corpo: { texto, ligado: false },
        efeito: async () => igual((await rowsOf(t, 'modeloDoTermo', { texto })).length, 1),
      };
    },
  },
  preverModeloDoTermo: {
    semRastro: true,
    montar: () => ({
      corpo: { texto: 'Eu, {{aluno}}.' },
      efeito: ({ text }: { text: string }) => igual(text.startsWith('%PDF'), true),
    }),
  },
} satisfies Record<string, Sonda>;
