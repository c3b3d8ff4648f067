import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { type Problema, problema } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import { MOTIVO_MAXIMO } from './limits.ts';
import { MENSAGENS_AVALIACAO as M } from './messages.ts';
import { situacaoDaSecretaria, situacaoGuardada } from './rules/situacao.ts';
import { problemasDasVagas } from './rules/vagas.ts';
import {
  type AprovacaoGuardada,
  type LimitesDasVagas,
  SEM_PONTUACOES,
  type SituacaoExibida,
  type Vagas,
} from './types.ts';

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

/** The screen asks for a reason, the call does not; at most 2,000 characters. */
export function problemasDoMotivo(motivo: string | null | undefined): Problema[] {
  return contarCodePoints(motivo ?? '') > MOTIVO_MAXIMO
    ? [problema('motivo', 'MOTIVO_LONGO', M.motivoMaximo)]
    : [];
}

/** Read by the evaluator who loses the designation. */
export function problemasDoMotivoDaRetirada(motivo: string | null | undefined): Problema[] {
  return problemasDoPorque(motivo, M.escrevaPorQueRetira);
}

/** Its evaluator reads it, and the history keeps it. */
export function problemasDoMotivoDaReabertura(motivo: string | null | undefined): Problema[] {
  return problemasDoPorque(motivo, M.escrevaPorQueReabre);
}

/** The reason for keeping totals that are far apart. */
export function problemasDoMotivoDaCombinacao(motivo: string | null | undefined): Problema[] {
  return problemasDoPorque(motivo, M.escrevaPorQueMantem);
}

function problemasDoPorque(motivo: string | null | undefined, vazio: string): Problema[] {
  if (estaVazio(motivo)) return [problema('motivo', 'MOTIVO_VAZIO', vazio)];
  const deCaractere = problemaDeCaractere('motivo', motivo);
  return deCaractere === null ? problemasDoMotivo(motivo) : [deCaractere];
}

/** Stores the granted counts. 409 above the call's limit or the unit's, what the others have counted in. */
export function aprovarVagas(
  aprovacao: AprovacaoGuardada,
  dadas: Partial<Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>>,
  { limiteBolsas, bolsasDosOutros, daUnidade }: LimitesDasVagas,
): AprovacaoGuardada {
  exigirSemProblemas(problemasDasVagas(dadas));
  const { remunerados_aprovados = 0, voluntarios_aprovados = 0 } = dadas;
  const passa = (limite: number, dosOutros: number) => dosOutros + remunerados_aprovados > limite;
  // Places granted before a limit was lowered, or in another unit, may be reduced, never raised.
  if (remunerados_aprovados > aprovacao.remunerados_aprovados) {
    if (limiteBolsas !== null && passa(limiteBolsas, bolsasDosOutros))
      throw new DomainError('conflito', 'LIMITE_DE_BOLSAS', M.limiteDeBolsas);
    if (daUnidade !== undefined && passa(daUnidade.limite, daUnidade.bolsasDosOutros))
      throw new DomainError('conflito', 'LIMITE_DA_UNIDADE', M.limiteDaUnidade);
  }
  return { ...aprovacao, remunerados_aprovados, voluntarios_aprovados };
}

export function publicarSituacao(
  aprovacao: AprovacaoGuardada,
  vagas: Vagas,
  total: number | null,
  abaixoDoMinimo: boolean | null | undefined = null,
): { readonly aprovacao: AprovacaoGuardada; readonly exibida: SituacaoExibida } {
  const exibida = situacaoDaSecretaria(vagas, { total, abaixoDoMinimo });
  return { aprovacao: { ...aprovacao, situacao: situacaoGuardada(exibida) }, exibida };
}
