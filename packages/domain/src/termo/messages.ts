import type { MeioDeAssinar, PapelNoTermo } from './types.ts';

export * as MENSAGENS_TERMO from './textos.ts';

export const NOMES_DOS_PAPEIS_DO_TERMO: Readonly<Record<PapelNoTermo, string>> = {
  ALUNO: 'Aluno',
  COORDENADOR: 'Coordenação do projeto',
};

export const NOMES_DOS_MEIOS: Readonly<Record<MeioDeAssinar, string>> = {
  SENHA: 'senha da conta no sistema',
  CODIGO: 'código enviado ao e-mail da conta',
};
