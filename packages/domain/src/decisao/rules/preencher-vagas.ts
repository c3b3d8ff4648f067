import { numerarSuplentes, REGRA_DA_LISTA, type RegraDaLista } from '../../suplente/rules/suplentes.ts';
import { REMUNERADOS_APROVADOS_MAXIMO, VOLUNTARIOS_APROVADOS_MAXIMO } from '../limits.ts';
import type { LinhaNaOrdem } from './corte.ts';
import { ficouAbaixo } from './situacao.ts';

/** How scholarships go down the ranking. */
export const MODOS_DE_PREENCHER = ['ateOndeDer', 'tudoOuNada', 'noMaximo', 'umaVolta'] as const;
export type ModoDePreencher = (typeof MODOS_DE_PREENCHER)[number];

/** A what-if of a call's decision; null is no limit. */
export interface RegraDasVagas {
  readonly modo: ModoDePreencher;
  readonly bolsas: number | null;
  readonly porUnidade: number | null;
  /** Never below the lowest total of the product. */
  readonly minimo: number;
  /** Only 'noMaximo' asks for it. */
  readonly porProjeto: number;
}

/** Why a project gets nothing, or less than it asks for. */
export type RazaoDasVagas =
  | 'semAvaliacao'
  | 'reprovado'
  | 'abaixoDoMinimo'
  | 'naoPediu'
  | 'maximoPorProjeto'
  | 'limiteDaUnidade'
  | 'limiteDoEdital';

export interface LinhaPreenchida {
  readonly projeto_id: number;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
  readonly razao: RazaoDasVagas | null;
  /**
   * The number that the result would give it; null for projects that are no suplentes, and in a call without
   * a list.
   */
  readonly suplente: number | null;
}

/** Two projects with equal totals, the second of which gets less because of a limit. */
export interface EmpateNoLimite {
  readonly recebe: number;
  readonly fica: number;
}

export interface Preenchimento {
  /** In the order that was given. */
  readonly linhas: readonly LinhaPreenchida[];
  readonly bolsas: number;
  readonly voluntarios: number;
  /** null where there is no limit. */
  readonly livres: number | null;
  readonly empates: readonly EmpateNoLimite[];
}

/** Why a project does not compete at all. */
function foraDaDisputa(linha: LinhaNaOrdem, minimo: number): RazaoDasVagas | null {
  if (linha.posicao === null) return 'semAvaliacao';
  if (ficouAbaixo(linha)) return 'reprovado';
  if ((linha.total ?? 0) < minimo) return 'abaixoDoMinimo';
  return linha.remunerados + linha.voluntarios === 0 ? 'naoPediu' : null;
}

const SEM_VAGAS = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };
const LIMITES: readonly (RazaoDasVagas | null)[] = ['limiteDoEdital', 'limiteDaUnidade'];

/**
 * Fills a call's ranking by a rule, in the given order. Only scholarships are limited: a project that
 * reaches the minimum gets the volunteers that it asked for. Where a rule gives all or nothing, a later project that
 * asks for less may still get what is left.
 */
export function preencherVagas(
  ranque: readonly LinhaNaOrdem[],
  regra: RegraDasVagas,
  /** The call's rule of its list of suplentes; null: it has none. */
  lista: RegraDaLista | null = REGRA_DA_LISTA,
): Preenchimento {
  const { modo, porUnidade } = regra;
  const teto =
    modo === 'noMaximo'
      ? Math.min(regra.porProjeto, REMUNERADOS_APROVADOS_MAXIMO)
      : REMUNERADOS_APROVADOS_MAXIMO;
  const razoes = ranque.map((linha) => foraDaDisputa(linha, regra.minimo));
  const quer = ranque.map(({ remunerados }, i) => (razoes[i] === null ? Math.min(remunerados, teto) : 0));
  const dadas: number[] = quer.map(() => 0);
  const nasUnidades = new Map<string, number>();
  let livres = regra.bolsas ?? Number.POSITIVE_INFINITY;

  const dar = (i: number, { unidade }: LinhaNaOrdem, quantas: number) => {
    const naUnidade = (porUnidade ?? Number.POSITIVE_INFINITY) - (nasUnidades.get(unidade) ?? 0);
    const cabe = Math.min(quantas, livres, naUnidade);
    if (cabe < quantas) razoes[i] = livres <= naUnidade ? 'limiteDoEdital' : 'limiteDaUnidade';
    if (modo === 'tudoOuNada' && cabe < quantas) return;
    livres -= cabe;
    nasUnidades.set(unidade, (nasUnidades.get(unidade) ?? 0) + cabe);
    dadas[i] = (dadas[i] ?? 0) + cabe;
  };
  const voltas = modo === 'umaVolta' ? teto : 1;
  for (let volta = 1; volta <= voltas; volta += 1) {
    for (const [i, linha] of ranque.entries()) {
      const pede = quer[i] ?? 0;
      if (modo !== 'umaVolta') dar(i, linha, pede);
      else if (pede >= volta && razoes[i] === null) dar(i, linha, 1);
    }
  }

  const preenchidas = ranque.map((linha, i) => {
    const razao = razoes[i] ?? null;
    const bolsas = dadas[i] ?? 0;
    return {
      projeto_id: linha.projeto_id,
      remunerados_aprovados: bolsas,
      voluntarios_aprovados: disputa(razao) ? Math.min(linha.voluntarios, VOLUNTARIOS_APROVADOS_MAXIMO) : 0,
      razao: razao ?? (bolsas < linha.remunerados ? ('maximoPorProjeto' as const) : null),
    };
  });
  const decididas = ranque.map((linha, i) => ({ ...linha, ...SEM_VAGAS, ...preenchidas[i] }));
  const numeros = lista === null ? null : numerarSuplentes(decididas, { regra: lista, feitos: [] });
  const linhas = preenchidas.map(
    (linha): LinhaPreenchida => ({
      ...linha,
      suplente: numeros?.get(linha.projeto_id) ?? null,
    }),
  );
  return {
    linhas,
    bolsas: dadas.reduce((soma, n) => soma + n, 0),
    voluntarios: linhas.reduce((soma, { voluntarios_aprovados: n }) => soma + n, 0),
    livres: regra.bolsas === null ? null : livres,
    empates: empatesNoLimite(ranque, linhas),
  };
}

function disputa(razao: RazaoDasVagas | null): boolean {
  return razao === null || razao === 'maximoPorProjeto' || LIMITES.includes(razao);
}

interface Empatada extends LinhaPreenchida {
  readonly unidade: string;
}

function agrupar<C>(linhas: readonly Empatada[], chave: (linha: Empatada, i: number) => C): Empatada[][] {
  const grupos = new Map<C, Empatada[]>();
  for (const [i, linha] of linhas.entries()) {
    const qual = chave(linha, i);
    const grupo = grupos.get(qual);
    if (grupo === undefined) grupos.set(qual, [linha]);
    else grupo.push(linha);
  }
  return [...grupos.values()];
}

/** The first tied project that gets less than another one because of this limit, and that other one. */
function umEmpate(grupo: readonly Empatada[], limite: RazaoDasVagas): EmpateNoLimite[] {
  const mais = grupo.reduce((n, um) => Math.max(n, um.remunerados_aprovados), 0);
  const onde = grupo.findIndex((um) => um.razao === limite && um.remunerados_aprovados < mais);
  const fica = grupo[onde];
  if (fica === undefined) return [];
  const tem = (um: Empatada) => um.remunerados_aprovados > fica.remunerados_aprovados;
  const recebe = grupo.slice(0, onde).findLast(tem) ?? grupo.slice(onde).find(tem);
  return recebe === undefined ? [] : [{ recebe: recebe.projeto_id, fica: fica.projeto_id }];
}

/** One pair per total, and one per unit where the unit's own limit was the reason. */
function empatesNoLimite(
  ranque: readonly LinhaNaOrdem[],
  linhas: readonly LinhaPreenchida[],
): EmpateNoLimite[] {
  const disputam = ranque.flatMap(({ total, unidade }, i) => {
    const linha = linhas[i];
    return linha !== undefined && disputa(linha.razao) ? [{ ...linha, unidade, total }] : [];
  });
  const grupos = agrupar(disputam, (_linha, i) => disputam[i]?.total ?? 0);
  return grupos.flatMap((grupo) =>
    grupo.length === 1
      ? []
      : [
          ...umEmpate(grupo, 'limiteDoEdital'),
          ...agrupar(grupo, ({ unidade }) => unidade).flatMap((uns) => umEmpate(uns, 'limiteDaUnidade')),
        ],
  );
}
