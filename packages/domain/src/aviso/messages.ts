import type { Aviso } from './types.ts';

export * as MENSAGENS_AVISO from './textos.ts';

export const ROTULOS_AVISO = { verMais: 'clique para ver mais' } as const;

/** For the demonstration; a new installation has none. */
export const AVISOS_DO_EXEMPLO: readonly Omit<Aviso, 'ate' | 'de' | 'id'>[] = [
  {
    titulo: 'Relatório parcial',
    resumo: 'O prazo para o relatório parcial do instrutor foi prorrogado até 19 de setembro.',
    texto: '',
    ordem: 1,
  },
  {
    titulo: 'Cadastro de instrutores',
    resumo:
      'As alterações no cadastro de instrutores são permitidas até o dia 10 de cada mês. No projeto com prazo estendido vale o dia da tarefa.',
    texto: '',
    ordem: 2,
  },
  {
    titulo: 'Registro de frequência',
    resumo:
      'O registro de frequência é feito do dia 11 ao dia 20 de cada mês. No projeto com prazo estendido vale o dia da tarefa.',
    texto: '',
    ordem: 3,
  },
  {
    titulo: 'Sistema fechado em 1 e 2 de abril',
    resumo: 'O sistema está fechado para cadastro de instrutores em 1 e 2 de abril.',
    texto: [
      'O cadastro de instrutores fica fechado em 1 e 2 de abril.',
      'Os instrutores regularizados até 31 de março começam as atividades e recebem a bolsa de abril.',
      'A partir de 3 de abril podem ser cadastrados instrutores novos ou pendentes.',
      '5 de maio é o prazo final: o projeto sem instrutores é encerrado automaticamente.',
      'Os instrutores regularizados entre 3 de abril e 5 de maio recebem a bolsa de maio.',
    ].join('\n\n'),
    ordem: 4,
  },
];
