export * as MENSAGENS_JANELA from './textos.ts';

export const NOMES_DAS_JANELAS = {
  cadastroInstrutor: 'Cadastro de instrutores',
  frequencia: 'Registro de frequência',
  relatorios: 'Envio de relatórios',
} as const;
