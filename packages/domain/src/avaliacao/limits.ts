import type { Criterio } from './types.ts';

/** Highest score of each criterion on the evaluation screens (E-AVALIACAO-7, D16). Lowest: 0. */
export const MAXIMO_NA_AVALIACAO: Readonly<Record<Criterio, number>> = {
  pontuacaoAdequacaoCoerencia: 40,
  pontuacaoRelevanciaJustificativaClareza: 30,
  pontuacaoMetodologiaAtividades: 20,
  pontuacaoOrganizacaoTextual: 10,
  pontuacaoApoioDisciplina: 200,
  pontuacaoNaturezaDisciplinas: 200,
  pontuacaoCaracteristicaDisciplinas: 150,
};

/** Caps of the appeals screen, which differ in one (E-RECURSO-3). */
export const MAXIMO_NO_RECURSO: Readonly<Record<Criterio, number>> = {
  ...MAXIMO_NA_AVALIACAO,
  pontuacaoNaturezaDisciplinas: 150,
};

/** Scores have at most this many decimals (D16). */
export const CASAS_DECIMAIS = 1;
/** A total below this is REPROVADO (E-AVALIACAO-12). */
export const TOTAL_MINIMO = 50;
/** Characters of the parecer, markup included. */
export const PARECER_MAXIMO = 8000;
/** Characters of the reason of a refusal; ours. */
export const MOTIVO_MAXIMO = 2000;
/** Approved counts of one project: 0 to this many (D19). */
export const REMUNERADOS_APROVADOS_MAXIMO = 2;
export const VOLUNTARIOS_APROVADOS_MAXIMO = 3;
/** Assigned projects shown on the home panel, and disciplines shown on the evaluation screen (E-AVALIACAO-7). */
export const PREVIA_MAXIMO = 3;

/** Weights of a discipline's type in the recommendation C2 (D17). */
export const PESO_DO_TIPO = { pratica: 1, 'teorico-Pratica': 0.75, teorica: 0.5 } as const;
/** Weight of a discipline that is not mandatory in C2 (D17). */
export const PESO_DA_OPTATIVA = 0.75;
/** Mean courses a discipline, and mean hours, that reach the whole of C3 (D17). */
export const CURSOS_PLENOS = 3;
export const CARGA_HORARIA_PLENA = 60;

/** Without a last day of its call, an assessment is late when given more than this many days ago (D47). */
export const CARENCIA_DO_AVALIADOR_DIAS = 7;
/** Days before the last one on which evaluators are reminded, and the rhythm after it (D47). */
export const LEMBRETES_ANTES_DO_PRAZO_DIAS = [7, 3, 1] as const;
export const LEMBRETE_DEPOIS_DO_PRAZO_A_CADA = 3;
