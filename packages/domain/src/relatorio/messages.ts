import type {
  Contagem,
  EspecieDeRelatorio,
  SituacaoDoRelatorio,
  TextoDaAtividade,
  TextoDoCoordenador,
} from './types.ts';

export * as MENSAGENS_RELATORIO from './textos.ts';
export * as MENSAGENS_DA_ANALISE from './textos-da-analise.ts';

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

export const NOMES_DOS_RELATORIOS: Readonly<Record<EspecieDeRelatorio, string>> = {
  DISCIPLINAS: 'Relatório das disciplinas',
  ATIVIDADES: 'Relatório de atividades',
  COORDENADOR: 'Relatório do coordenador',
};

export const NOMES_DAS_SITUACOES: Readonly<Record<SituacaoDoRelatorio | 'FALTA', string>> = {
  ENVIADO: 'enviado',
  APROVADO: 'aprovado',
  DEVOLVIDO: 'devolvido',
  FALTA: 'não enviado',
};

/** What the page of a report says first once it is saved. */
export const RELATORIO_RECEBIDO = {
  titulo: 'Relatório recebido',
  quando: (qual: string, projeto: number, quando: string, quem: string) =>
    `${qual} do projeto nº ${projeto}, recebido em ${quando}. Quem salvou: ${quem}.`,
  podeAtualizar: (prazo: string) => `Você pode atualizar até ${prazo}.`,
  semEmail: 'Os relatórios não têm recibo por e-mail.',
} as const;
