import { MAXIMO_NO_RECURSO } from '../../avaliacao/limits.ts';
import { limitarNota } from '../../avaliacao/rules/notas.ts';
import {
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Criterio,
  type Pontuacoes,
  type PontuacoesDigitadas,
} from '../../avaliacao/types.ts';
import { comAsNovas, problemasDeTodas } from '../../barema/rules/notas.ts';
import { REMUNERADOS_APROVADOS_MAXIMO, VOLUNTARIOS_APROVADOS_MAXIMO } from '../../decisao/limits.ts';
import type { TipoDeProjeto } from '../../edital/types.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { MENSAGENS_RECURSO as M } from '../messages.ts';
import type { DadosDaDecisao, Decidido, LimitesDaDecisao } from '../types.ts';
import { problemasDoFeedback } from './textos-escritos.ts';

/** The criteria that can be contested and decided in a call of this type, in its order. */
export function criteriosDoRecurso(tipo: TipoDeProjeto): readonly Criterio[] {
  return tipo === 'TIPO I' ? [...CRITERIOS_FASE1, ...CRITERIOS_FASE2] : CRITERIOS_FASE1;
}

type Proprio = LimitesDaDecisao['proprio'];

/** Errors in the numbers of a decision. `antes`: earlier scores, which are valid while unchanged. */
export function problemasDosNumeros(
  dados: DadosDaDecisao,
  tipo: TipoDeProjeto,
  proprio: Proprio = null,
  antes: Pick<Pontuacoes, 'notas'> = {},
): Problema[] {
  const criterios = proprio ? [] : criteriosDoRecurso(tipo);
  const vazios = [
    ...criterios.map((criterio) => [criterio, M.notaFalta] as const),
    ['remunerados_aprovados', M.bolsistasFaltam] as const,
    ['voluntarios_aprovados', M.voluntariosFaltam] as const,
  ]
    .filter(([campo]) => typeof dados[campo] !== 'number' || Number.isNaN(dados[campo]))
    .map(([campo, falta]) => problema(campo, 'NOTA_VAZIA', falta));
  return proprio
    ? [...problemasDeTodas(proprio.barema, dados.notas ?? [], antes.notas ?? []), ...vazios]
    : vazios;
}

export function problemasDaDecisao(
  dados: DadosDaDecisao,
  tipo: TipoDeProjeto,
  proprio: Proprio = null,
  antes: Pick<Pontuacoes, 'notas'> = {},
): Problema[] {
  return [...problemasDoFeedback(dados.feedback), ...problemasDosNumeros(dados, tipo, proprio, antes)];
}

/** The screen's cap, or the given score where that is higher (D16). */
export function maximoNoRecurso(criterio: Criterio, original: PontuacoesDigitadas): number {
  return Math.max(MAXIMO_NO_RECURSO[criterio], original[criterio] ?? 0);
}

/** Stores min(sent, max(cap of the screen, original)) (D16). Phase 2 stays null for TIPO II. */
export function limitarDecisao(
  dados: DadosDaDecisao,
  tipo: TipoDeProjeto,
  original: PontuacoesDigitadas,
  proprio: Proprio = null,
): Decidido {
  const criterios = proprio ? [] : criteriosDoRecurso(tipo);
  const nota = (criterio: Criterio) =>
    criterios.includes(criterio)
      ? limitarNota(dados[criterio] ?? 0, maximoNoRecurso(criterio, original))
      : null;
  const vagas = (valor: number | null | undefined, maximo: number) =>
    Math.min(Math.max(Math.trunc(valor ?? 0), 0), maximo);
  return {
    ...(proprio ? { notas: comAsNovas(proprio.barema, original.notas ?? [], dados.notas ?? []) } : {}),
    ...(Object.fromEntries([...CRITERIOS_FASE1, ...CRITERIOS_FASE2].map((c) => [c, nota(c)])) as Record<
      Criterio,
      number | null
    >),
    remunerados_aprovados: vagas(dados.remunerados_aprovados, REMUNERADOS_APROVADOS_MAXIMO),
    voluntarios_aprovados: vagas(dados.voluntarios_aprovados, VOLUNTARIOS_APROVADOS_MAXIMO),
  };
}
