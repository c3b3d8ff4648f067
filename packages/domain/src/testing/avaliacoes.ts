import type { AprovacaoGuardada, Pontuacoes } from '../avaliacao/types.ts';

/** Phase 1 with a total of 80. */
export const FASE1 = {
  pontuacaoAdequacaoCoerencia: 32,
  pontuacaoRelevanciaJustificativaClareza: 24,
  pontuacaoMetodologiaAtividades: 16,
  pontuacaoOrganizacaoTextual: 8,
} as const;
/** Phase 2 with a total of 300.5. */
export const FASE2 = {
  pontuacaoApoioDisciplina: 100.5,
  pontuacaoNaturezaDisciplinas: 120,
  pontuacaoCaracteristicaDisciplinas: 80,
} as const;
export const SEM_NOTAS: Pontuacoes = {
  pontuacaoAdequacaoCoerencia: null,
  pontuacaoRelevanciaJustificativaClareza: null,
  pontuacaoMetodologiaAtividades: null,
  pontuacaoOrganizacaoTextual: null,
  pontuacaoApoioDisciplina: null,
  pontuacaoNaturezaDisciplinas: null,
  pontuacaoCaracteristicaDisciplinas: null,
};

/** An assignment that nobody has answered yet. */
export function umaAprovacao(mudancas: Partial<AprovacaoGuardada> = {}): AprovacaoGuardada {
  return {
    id: 11,
    versao: 1,
    projetoId: 5,
    avaliadorId: 7,
    aceito: false,
    ja_foi_avaliado: false,
    parecer: '',
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
    situacao: 'SUBMETIDO',
    ...SEM_NOTAS,
    notas: null,
    apurado: null,
    ...mudancas,
  };
}
