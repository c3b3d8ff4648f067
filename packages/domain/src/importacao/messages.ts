import type { TipoDeImportacao } from './types.ts';

export * as MENSAGENS_IMPORTACAO from './textos.ts';

export const NOMES_DOS_TIPOS: Readonly<Record<TipoDeImportacao, string>> = {
  pessoas: 'Professores',
  unidades: 'Unidades',
  programas: 'Programas de pós-graduação',
  disciplinas: 'Disciplinas oficiais',
  alunos: 'Alunos',
};
