import type { NomeDaJanela } from '../configuracao/types.ts';

export const NA_FRASE: Readonly<Record<NomeDaJanela, string>> = {
  cadastroInstrutor: 'cadastro de instrutores',
  frequencia: 'registro de frequência',
  relatorios: 'envio de relatórios',
};

export const cadastroInstrutor = (inicio: number, fim: number) =>
  `O cadastro de instrutores é permitido do dia ${inicio} ao dia ${fim} de cada mês`;
export const frequencia = (inicio: number, fim: number) =>
  `O registro de frequência é permitido do dia ${inicio} ao dia ${fim} de cada mês`;
export const relatorios = (inicio: number, fim: number, mes: string) =>
  `Os relatórios são enviados de ${inicio} a ${fim} de ${mes}`;
export const fechada = (janela: NomeDaJanela, dias: string) =>
  `O sistema está fechado para ${NA_FRASE[janela]} ${dias}`;
export const janelaInvalida = 'Escolha a janela';
export const diaInvalido = 'Escreva o último dia da prorrogação, que não pode ter passado';
export const prorrogacaoNaoEncontrada = 'Prorrogação não encontrada.';
export const prorrogacaoJaTerminou = 'Esta prorrogação já terminou';
export const prorrogacaoEncerrada = 'prorrogação encerrada';
export const desejaProrrogarTodos = 'deseja prorrogar o prazo de todos os projetos da universidade?';
export const escrevaOMotivo = 'Escreva o motivo';
export const instanteInvalido = 'Escreva a data e a hora como aaaa-mm-ddThh:mm';
export const prorrogada = 'prazo prorrogado com sucesso';
