export * as MENSAGENS_AVALIACAO from './textos.ts';

export const ROTULOS_AVALIACAO = {
  todos: 'todos',
  souAvaliador: 'sou avaliador',
  projetosEmAvaliacao: 'Projetos em Avaliação',
  enviarASecretaria: 'enviar para a secretária',
  enviarAosCoordenadores: 'enviar para os coordenadores',
  sim: 'Sim',
  nao: 'Não',
} as const;

export const NOMES_DOS_ANDAMENTOS = {
  semAvaliador: 'sem avaliador',
  recusou: 'recusou',
  designada: 'à espera de resposta',
  aceita: 'aceita',
  atrasada: 'atrasada',
  divergente: 'totais divergentes',
  concluida: 'concluída',
} as const;

export const NOMES_DOS_CRITERIOS = {
  pontuacaoAdequacaoCoerencia: 'Adequação e coerência',
  pontuacaoRelevanciaJustificativaClareza: 'Relevância, justificativa e clareza',
  pontuacaoMetodologiaAtividades: 'Metodologia e atividades',
  pontuacaoOrganizacaoTextual: 'Organização textual',
  pontuacaoApoioDisciplina: 'Apoio a disciplinas',
  pontuacaoNaturezaDisciplinas: 'Natureza das disciplinas',
  pontuacaoCaracteristicaDisciplinas: 'Características das disciplinas',
} as const;

export const NOMES_DO_DESEMPATE = {
  total: 'total',
  pontuacaoFase1: 'total da fase 1',
  pontuacaoAdequacaoCoerencia: 'adequação e coerência',
  pontuacaoRelevanciaJustificativaClareza: 'relevância, justificativa e clareza',
  pontuacaoMetodologiaAtividades: 'metodologia e atividades',
  pontuacaoOrganizacaoTextual: 'organização textual',
  tsdMedio: 'menor TSD média',
  submetidoEm: 'submissão mais antiga',
} as const;

export const NOMES_DAS_COMBINACOES = {
  media: 'média',
  mediana: 'mediana',
  mediaSemExtremos: 'média sem a maior e a menor',
} as const;
