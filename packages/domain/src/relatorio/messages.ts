import type { Contagem, TextoDaAtividade, TextoDoCoordenador } from './types.ts';

export * as MENSAGENS_RELATORIO from './textos.ts';

export const ROTULOS_RELATORIO = {
  gerarDoCoordenador: 'Gerar relatório do Coordenador',
  visualizar: 'Visualizar Relatório:',
} as const;

export const NOMES_DAS_CONTAGENS: Readonly<Record<Contagem, string>> = {
  numMatriculados: 'Matriculados',
  numReprovadosNota: 'Reprovados por nota',
  numReprovadosFrequencia: 'Reprovados por frequência',
  numTrancaram: 'Trancamentos',
  numSuprimiram: 'Supressões',
};

export const NOMES_DOS_TEXTOS_DA_ATIVIDADE: Readonly<Record<TextoDaAtividade, string>> = {
  introducaoProblematica: 'Introdução: problemática',
  introducaoJustificativa: 'Introdução: justificativa',
  introducaoObjetivos: 'Introdução: objetivos',
  desenvolvimento: 'Desenvolvimento',
  metodologia: 'Metodologia',
  discussaoResultados: 'Discussão dos resultados',
  conclusao: 'Conclusão',
  referencias: 'Referências',
};

export const NOMES_DOS_TEXTOS_DO_COORDENADOR: Readonly<Record<TextoDoCoordenador, string>> = {
  relatorio: 'Relatório',
  fundamentacao: 'Fundamentação',
  conclusao: 'Conclusão',
};
