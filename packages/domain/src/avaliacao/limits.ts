import type { Criterio } from './types.ts';

export const MAXIMO_NA_AVALIACAO: Readonly<Record<Criterio, number>> = {
  pontuacaoAdequacaoCoerencia: 40,
  pontuacaoRelevanciaJustificativaClareza: 30,
  pontuacaoMetodologiaAtividades: 20,
  pontuacaoOrganizacaoTextual: 10,
  pontuacaoApoioDisciplina: 200,
  pontuacaoNaturezaDisciplinas: 200,
  pontuacaoCaracteristicaDisciplinas: 150,
};

export const MAXIMO_NO_RECURSO: Readonly<Record<Criterio, number>> = {
  ...MAXIMO_NA_AVALIACAO,
  pontuacaoNaturezaDisciplinas: 150,
};

export const CASAS_DECIMAIS = 1;
export const PARECER_MAXIMO = 8000;
export const MOTIVO_MAXIMO = 2000;
export const PREVIA_MAXIMO = 3;
/** Weights of a discipline's type in the recommendation C2. */
export const PESO_DO_TIPO = { pratica: 1, 'teorico-Pratica': 0.75, teorica: 0.5 } as const;
export const PESO_DA_OPTATIVA = 0.75;
/** Mean courses per discipline, and mean hours, that earn all points of C3. */
export const CURSOS_PLENOS = 3;
export const CARGA_HORARIA_PLENA = 60;
/**
 * Below these numbers of pairs (agreement) and of assessments (spread) the figures show chance more than
 * evaluators.
 */
export const PARES_MINIMOS_DA_CONCORDANCIA = 10;
export const DESVIO_A_PARTIR_DE = 3;
/** How many of the projects whose evaluators differ most are listed. */
export const DISCORDANCIAS_LISTADAS = 20;
