import { motivoPorExtenso } from '../messages.ts';
import type { LinhaDoResultado, MudancaDaLinha, VersaoDoResultado } from '../types.ts';
import { mudancasEntre } from './versoes.ts';

/** One version in which a row changed; changes of other rows alone can change only its place. */
export interface Porque
  extends Pick<VersaoDoResultado, 'motivo' | 'numero' | 'preliminar' | 'reconstituida' | 'recurso'> {
  readonly direto: boolean;
}

export interface LinhaComparada extends Pick<MudancaDaLinha, 'projeto_id' | 'titulo'> {
  /** `diferenca` of figures that both versions have; a better position is a lower number. */
  readonly campos: readonly (MudancaDaLinha['campos'][number] & { readonly diferenca: number | null })[];
  readonly porques: readonly Porque[];
}

/** Differences that follow from other projects' rows. */
const DE_OUTROS: readonly string[] = ['posicao', 'desempate', 'suplente'];

/**
 * Computed in thousandths, which are whole (E-BAREMA-3), so that no rounding error of floating-point numbers
 * is shown.
 */
function diferencaDe(de: string | number | null, para: string | number | null): number | null {
  return typeof de === 'number' && typeof para === 'number'
    ? (Math.round(para * 1000) - Math.round(de * 1000)) / 1000
    : null;
}

/** Collects, version by version, which rows changed and why. */
export function juntarPorques(
  porques: Map<number, Porque[]>,
  versao: VersaoDoResultado,
  mudancas: readonly MudancaDaLinha[],
): void {
  const { numero, motivo, recurso, reconstituida, preliminar } = versao;
  for (const { projeto_id, campos } of mudancas) {
    const direto = campos.some(({ campo }) => !DE_OUTROS.includes(campo));
    const deste = porques.get(projeto_id) ?? [];
    deste.push({ numero, motivo, recurso, reconstituida, ...(preliminar ? { preliminar } : {}), direto });
    porques.set(projeto_id, deste);
  }
}

/** The rows that differ between two versions, in the later one's order. */
export function compararLinhas(
  antes: readonly LinhaDoResultado[],
  depois: readonly LinhaDoResultado[],
  porques: ReadonlyMap<number, readonly Porque[]>,
): LinhaComparada[] {
  return mudancasEntre(antes, depois).map(({ projeto_id, titulo, campos }) => ({
    projeto_id,
    titulo,
    campos: campos.map((um) => ({ ...um, diferenca: diferencaDe(um.de, um.para) })),
    porques: porques.get(projeto_id) ?? [],
  }));
}

/** 'recurso nº 5 (versão 2); mudou de lugar pela correção da versão 3'. */
export function porquesPorExtenso(porques: readonly Porque[]): string {
  const um = (porque: Porque) =>
    porque.direto
      ? `${motivoPorExtenso(porque)} (versão ${porque.numero})`
      : `o de outros mudou: ${motivoPorExtenso(porque)} (versão ${porque.numero})`;
  return porques.map(um).join('; ');
}

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5, signDisplay: 'exceptZero' });

/** '+5,5'; '—' where there is none. */
export function diferencaPorExtenso(diferenca: number | null): string {
  return diferenca === null ? '—' : numero.format(diferenca);
}
