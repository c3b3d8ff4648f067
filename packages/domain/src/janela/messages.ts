import type { NomeDaJanela } from '../configuracao/types.ts';

const NA_FRASE: Readonly<Record<NomeDaJanela, string>> = {
  cadastroInstrutor: 'cadastro de instrutores',
  frequencia: 'registro de frequência',
  relatorios: 'envio de relatórios',
};

export const MENSAGENS_JANELA = {
  cadastroInstrutor: (inicio: number, fim: number) =>
    `O cadastro de instrutores é permitido do dia ${inicio} ao dia ${fim} de cada mês`,
  frequencia: (inicio: number, fim: number) =>
    `O registro de frequência é permitido do dia ${inicio} ao dia ${fim} de cada mês`,
  relatorios: (inicio: number, fim: number, mes: string) =>
    `Os relatórios são enviados de ${inicio} a ${fim} de ${mes}`,
  fechada: (janela: NomeDaJanela, dias: string) => `O sistema está fechado para ${NA_FRASE[janela]} ${dias}`,
  janelaInvalida: 'Escolha a janela',
  diaInvalido: 'Escreva o último dia da prorrogação, que não pode ter passado',
  prorrogacaoNaoEncontrada: 'Prorrogação não encontrada.',
  prorrogacaoJaTerminou: 'Esta prorrogação já terminou',
  prorrogacaoEncerrada: 'prorrogação encerrada',
  desejaProrrogarTodos: 'deseja prorrogar o prazo de todos os projetos da universidade?',
  escrevaOMotivo: 'Escreva o motivo',
  projetoNaoEncontrado: 'Projeto não encontrado.',
  instanteInvalido: 'Escreva a data e a hora como aaaa-mm-ddThh:mm',
  prorrogada: 'prorrogação registrada com sucesso',
} as const;

export const NOMES_DAS_JANELAS = {
  cadastroInstrutor: 'Cadastro de instrutores',
  frequencia: 'Registro de frequência',
  relatorios: 'Envio de relatórios',
} as const;
