import { totalDasNotas } from '../../avaliacao/rules/notas.ts';
import type { PontuacoesDigitadas } from '../../avaliacao/types.ts';
import { totalProprio } from '../../barema/rules/totais.ts';
import type { Vagas } from '../../decisao/types.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_RECURSO as M, posicaoPioraria } from '../messages.ts';
import type { LimitesDaDecisao } from '../types.ts';
import { contestaveis } from './contestaveis.ts';

type Resultado = PontuacoesDigitadas & Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

export interface Diminuicao {
  /** The name on screens. */
  readonly nome: string;
  readonly de: number;
  readonly para: number;
}

/** The name for lowered scholarships. */
export const NOME_DAS_BOLSAS = 'bolsistas';

/**
 * The values that an accepted appeal would lower: a single score, contested or not, the total, or a count of
 * places (D56). Nothing else may change the scores while an appeal is pending, so they are still those of the
 * day on which it was filed.
 */
export function diminuicoes(
  antes: Resultado,
  depois: Resultado,
  { tipo, proprio = null }: Pick<LimitesDaDecisao, 'proprio' | 'tipo'>,
): Diminuicao[] {
  const total = (um: Resultado) => (proprio ? totalProprio(proprio, um.notas) : totalDasNotas(um));
  const comparados = [
    ...contestaveis(tipo, proprio?.barema).map(({ nome, nota }) => ({
      nome,
      de: nota(antes),
      para: nota(depois),
    })),
    { nome: 'total', de: total(antes), para: total(depois) },
    {
      nome: NOME_DAS_BOLSAS,
      de: antes.remunerados_aprovados,
      para: depois.remunerados_aprovados,
    },
    {
      nome: 'voluntários',
      de: antes.voluntarios_aprovados,
      para: depois.voluntarios_aprovados,
    },
  ];
  return comparados.flatMap(({ nome, de, para }) => {
    const [valor, novo] = [de ?? 0, para ?? 0];
    return novo < valor ? [{ nome, de: valor, para: novo }] : [];
  });
}

const emPortugues = (numero: number) => numero.toLocaleString('pt-BR', { maximumFractionDigits: 3 });

/** `recusa`: the beginning of the message, before the names. */
export function diminuicoesPorExtenso(lista: readonly Diminuicao[], recusa: string): string {
  const cada = lista.map(({ nome, de, para }) => `${nome}, de ${emPortugues(de)} para ${emPortugues(para)}`);
  return `${recusa}: ${cada.join('; ')}`;
}

/** Throws 409 when the decision would lower a value. */
export function exigirQueNaoDiminua(
  antes: Resultado,
  depois: Resultado,
  limites: Parameters<typeof diminuicoes>[2],
  recusa: string = M.naoPodeDiminuir,
): void {
  const lista = diminuicoes(antes, depois, limites);
  if (lista.length > 0) {
    throw new DomainError('conflito', 'RESULTADO_DIMINUI', diminuicoesPorExtenso(lista, recusa));
  }
}

/** Throws 409 when the position gets worse; a greater number is a later place. */
export function exigirPosicao({ de, para }: Readonly<Record<'de' | 'para', number | null>>): void {
  if (de === null || (para !== null && para <= de)) return;
  throw new DomainError('conflito', 'POSICAO_PIORA', posicaoPioraria(de, para));
}
