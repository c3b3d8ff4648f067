import { problemasDoPorque } from '../avaliacao/transitions.ts';
import { type AprovacaoGuardada, SEM_PONTUACOES } from '../avaliacao/types.ts';
import type { Problema } from '../kernel/problema.ts';
import { MENSAGENS_DESIGNACAO as M } from './messages.ts';

export function designar(projetoId: number, avaliadorId: number): Omit<AprovacaoGuardada, 'id' | 'versao'> {
  return {
    ...SEM_PONTUACOES,
    notas: null,
    apurado: null,
    projetoId,
    avaliadorId,
    aceito: false,
    ja_foi_avaliado: false,
    parecer: '',
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
    situacao: 'SUBMETIDO',
  };
}

/** Errors in the reason for withdrawing a designation; the evaluator who loses it reads the reason. */
export function problemasDoMotivoDaRetirada(motivo: string | null | undefined): Problema[] {
  return problemasDoPorque(motivo, M.escrevaPorQueRetira);
}

/** Errors in the reason for keeping totals that are far apart. */
export function problemasDoMotivoDaCombinacao(motivo: string | null | undefined): Problema[] {
  return problemasDoPorque(motivo, M.escrevaPorQueMantem);
}
