import type { AprovacaoGuardada } from '../avaliacao/types.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { MENSAGENS_DECISAO as M } from './messages.ts';
import { situacaoDaSecretaria, situacaoGuardada } from './rules/situacao.ts';
import { problemasDasVagas } from './rules/vagas.ts';
import type { LimitesDasVagas, SituacaoExibida, Vagas } from './types.ts';

/**
 * Stores the granted counts. Throws 409 above the call's or the unit's limit, counting what the other
 * projects have.
 */
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
