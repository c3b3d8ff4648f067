import { formatarDia, somarDias } from '../../kernel/datas.ts';
import { agePeloProjeto } from '../../projeto/policies.ts';
import type { Projeto } from '../../projeto/types.ts';
import type { CoordenacaoAnterior } from '../types.ts';

interface Coordenado {
  readonly coordenador: { readonly nome: string };
  readonly coordenaramAntes: readonly CoordenacaoAnterior[];
}

function periodo({ desde, ate }: CoordenacaoAnterior): string {
  return desde === null ? `até ${formatarDia(ate)}` : `de ${formatarDia(desde)} a ${formatarDia(ate)}`;
}

/** The coordinators with their periods, as documents name them; only the name where there was one (D61). */
export function coordenacaoPorExtenso({ coordenador, coordenaramAntes }: Coordenado): string {
  const ultima = coordenaramAntes.at(-1);
  if (ultima === undefined) return coordenador.nome;
  const antes = coordenaramAntes.map((uma) => `${uma.nome}, ${periodo(uma)}`);
  return [...antes, `${coordenador.nome}, desde ${formatarDia(somarDias(ultima.ate, 1))}`].join('; ');
}

/**
 * The last day on which this person coordinated the project; null for the one who acts for it now and for
 * people who never did.
 */
export function coordenouAte(
  projeto: Pick<Projeto, 'coordenador' | 'coordenaramAntes' | 'vice'>,
  pessoa: number | undefined,
): string | null {
  if (agePeloProjeto(projeto, pessoa)) return null;
  return projeto.coordenaramAntes.findLast(({ id }) => id === pessoa)?.ate ?? null;
}

/** The note on a project's line for its earlier coordinators; null for other people. */
export function coordenouPorExtenso(
  projeto: Pick<Projeto, 'coordenador' | 'coordenaramAntes' | 'vice'>,
  pessoa: number | undefined,
): string | null {
  const ate = coordenouAte(projeto, pessoa);
  return ate === null ? null : `coordenado por você até ${formatarDia(ate)}`;
}
