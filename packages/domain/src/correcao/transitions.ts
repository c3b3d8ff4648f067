import type { AprovacaoGuardada, Pontuacoes } from '../avaliacao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../kernel/texto.ts';
import { problemasDosNumeros } from '../recurso/rules/decisao-do-recurso.ts';
import { corrigir } from '../recurso/transitions.ts';
import type { DadosDaDecisao, LimitesDaDecisao } from '../recurso/types.ts';
import { JUSTIFICATIVA_MAXIMO } from './limits.ts';
import { MENSAGENS_CORRECAO as M } from './messages.ts';

function problemasDaJustificativa(justificativa: string | null | undefined): Problema[] {
  const texto = justificativa ?? '';
  return reunir(
    estaVazio(texto) ? problema('justificativa', 'TEXTO_VAZIO', M.justificativaVazia) : null,
    problemaDeCaractere('justificativa', texto),
    contarCodePoints(texto) > JUSTIFICATIVA_MAXIMO
      ? problema('justificativa', 'TEXTO_LONGO', M.justificativaMaxima)
      : null,
  );
}

export interface DadosDaCorrecao extends Omit<DadosDaDecisao, 'feedback'> {
  readonly justificativa?: string | null | undefined;
}

/**
 * Corrects a published result by the rule of an accepted appeal: within its caps, never lower than before
 * (409), within the call's limit (409), situation recomputed (D42). Throws 422 per field, and without a
 * reason.
 */
export function corrigirResultado(
  aprovacao: AprovacaoGuardada,
  dados: DadosDaCorrecao,
  limites: LimitesDaDecisao,
): { readonly aprovacao: AprovacaoGuardada; readonly justificativa: string } {
  exigirSemProblemas(problemasDaCorrecao(dados, limites.tipo, limites.proprio, aprovacao));
  const { aprovacao: depois } = calcularCorrecao(aprovacao, dados, limites);
  return { aprovacao: depois, justificativa: (dados.justificativa ?? '').trim() };
}

export function problemasDaCorrecao(
  dados: DadosDaCorrecao,
  tipo: TipoDeProjeto,
  proprio: LimitesDaDecisao['proprio'] = null,
  antes: Pick<Pontuacoes, 'notas'> = {},
): Problema[] {
  return [
    ...problemasDosNumeros(dados, tipo, proprio, antes),
    ...problemasDaJustificativa(dados.justificativa),
  ];
}

/** The approval with these numbers. Throws 409 when a value gets lower, or when nothing changes. */
export function calcularCorrecao(
  aprovacao: AprovacaoGuardada,
  dados: DadosDaCorrecao,
  limites: LimitesDaDecisao,
) {
  const depois = corrigir(aprovacao, dados, limites, M.naoPodeDiminuir);
  // With an own barema the total follows from the scores and is not stored in the approval.
  const { total: _, ...mandado } = { total: null, ...depois.corrigido };
  const antes: Readonly<Record<string, unknown>> = { ...aprovacao };
  const igual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
  if (Object.entries(mandado).every(([campo, valor]) => igual(antes[campo], valor))) {
    throw new DomainError('conflito', 'SEM_MUDANCA', M.semMudanca);
  }
  return depois;
}
