import type { PapelDeQuemViu } from './types.ts';

export * as MENSAGENS_ESTUDANTE from './textos.ts';

export const NOMES_DOS_PAPEIS_DE_QUEM_VIU: Readonly<Record<PapelDeQuemViu, string>> = {
  COORDENACAO: 'coordenação do projeto',
  ADMINISTRACAO: 'administração',
  UNIVERSIDADE: 'outra pessoa da universidade',
};
