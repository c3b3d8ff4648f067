import { REMUNERADOS_APROVADOS_MAXIMO, VOLUNTARIOS_APROVADOS_MAXIMO } from '../limits.ts';
import type { Vagas } from '../types.ts';
import { ficouAbaixo, type Pontuado } from './situacao.ts';

/** A row of a call's decision, in ranking order. */
export interface LinhaNaOrdem extends Pick<Vagas, 'remunerados' | 'voluntarios'>, Pontuado {
  readonly projeto_id: number;
  /** null: not evaluated. */
  readonly posicao: number | null;
}

type Dadas = Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

export interface Corte {
  /** The last project above the line. */
  readonly depoisDe: number;
  /** Those who share a position for which the limit is not enough: the ranking does not say who comes first. */
  readonly empatados: readonly number[];
  /** How many scholarships are left for those who are tied. */
  readonly sobram: number;
}

const SEM_VAGAS: Dadas = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };

/** Only somebody's own decision gives places below the lowest total, or without one. */
export function recebeNaOrdem(linha: Pontuado & Pick<LinhaNaOrdem, 'posicao'>): boolean {
  return linha.posicao !== null && !ficouAbaixo(linha);
}

function pedido(linha: LinhaNaOrdem): Dadas {
  if (!recebeNaOrdem(linha)) return SEM_VAGAS;
  return {
    remunerados_aprovados: Math.min(linha.remunerados, REMUNERADOS_APROVADOS_MAXIMO),
    voluntarios_aprovados: Math.min(linha.voluntarios, VOLUNTARIOS_APROVADOS_MAXIMO),
  };
}

function porPosicao<L extends LinhaNaOrdem>(linhas: readonly L[]): L[][] {
  const grupos: L[][] = [];
  for (const linha of linhas) {
    const grupo = grupos.at(-1);
    if (linha.posicao !== null && grupo?.[0]?.posicao === linha.posicao) grupo.push(linha);
    else grupos.push([linha]);
  }
  return grupos;
}

/**
 * What each project gets when all is given in ranking order up to the call's limit, and where the limit is used up.
 * Volunteers have no limit. The last project may get a part; those who share the position where it ends get none,
 * because only a person can say who of them does.
 */
export function darNaOrdem(linhas: readonly LinhaNaOrdem[], limite: number | null) {
  const dadas = new Map<number, Dadas>();
  let livres = limite ?? Number.POSITIVE_INFINITY;
  let corte: Corte | null = null;
  for (const grupo of porPosicao(linhas)) {
    const pedem = grupo.reduce((soma, linha) => soma + pedido(linha).remunerados_aprovados, 0);
    const empatam = grupo.length > 1 && pedem > livres && livres > 0;
    // What comes before the first who gets nothing, or not all, is above the line.
    if (corte === null && pedem > livres) {
      const partido = livres > 0;
      const ultimo = partido ? grupo.at(-1)?.projeto_id : [...dadas.keys()].at(-1);
      const empatados = empatam ? grupo.map(({ projeto_id }) => projeto_id) : [];
      corte = { depoisDe: ultimo ?? 0, empatados, sobram: empatam ? livres : 0 };
      if (empatam) livres = 0;
    }
    for (const linha of grupo) {
      const { remunerados_aprovados: pede, voluntarios_aprovados } = pedido(linha);
      const remunerados_aprovados = Math.min(pede, livres);
      livres -= remunerados_aprovados;
      dadas.set(linha.projeto_id, { remunerados_aprovados, voluntarios_aprovados });
    }
    if (corte !== null) livres = 0;
  }
  return { dadas, corte };
}
