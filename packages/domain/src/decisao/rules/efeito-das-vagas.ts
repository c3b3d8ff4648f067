import type { Vagas } from '../types.ts';

type Dadas = Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

export type Efeito = 'entra' | 'sai' | 'mais' | 'menos' | 'igual';

/**
 * Whether a project got what it asked for: at least one scholarship if it asked for any, else one volunteer.
 */
export function atendido({ remunerados }: Pick<Vagas, 'remunerados'>, dadas: Dadas): boolean {
  return remunerados > 0 ? dadas.remunerados_aprovados > 0 : dadas.voluntarios_aprovados > 0;
}

/** The gain or loss of a project when one decision replaces another; scholarships weigh before volunteers. */
export function efeitoDasVagas(linha: Pick<Vagas, 'remunerados'>, antes: Dadas, depois: Dadas): Efeito {
  const [era, fica] = [atendido(linha, antes), atendido(linha, depois)];
  if (era !== fica) return fica ? 'entra' : 'sai';
  const sobe =
    depois.remunerados_aprovados - antes.remunerados_aprovados ||
    depois.voluntarios_aprovados - antes.voluntarios_aprovados;
  if (sobe === 0) return 'igual';
  return sobe > 0 ? 'mais' : 'menos';
}

export interface BolsasDaUnidade {
  readonly unidade: string;
  readonly pedidas: number;
  readonly dadas: readonly number[];
}

/** The scholarships of each unit, by name, in each of several decisions. */
export function bolsasDasUnidades<L extends Pick<Vagas, 'remunerados'> & { readonly unidade: string }>(
  linhas: readonly L[],
  decisoes: readonly ((linha: L, i: number) => number)[],
): BolsasDaUnidade[] {
  const somas = new Map<string, { pedidas: number; dadas: number[] }>();
  for (const [i, linha] of linhas.entries()) {
    const soma = somas.get(linha.unidade) ?? { pedidas: 0, dadas: decisoes.map(() => 0) };
    soma.pedidas += linha.remunerados;
    for (const [d, dar] of decisoes.entries()) soma.dadas[d] = (soma.dadas[d] ?? 0) + dar(linha, i);
    somas.set(linha.unidade, soma);
  }
  return [...somas]
    .map(([unidade, soma]) => ({ unidade, ...soma }))
    .toSorted((a, b) => a.unidade.localeCompare(b.unidade, 'pt-BR'));
}
