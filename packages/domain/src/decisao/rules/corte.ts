import { REMUNERADOS_APROVADOS_MAXIMO, VOLUNTARIOS_APROVADOS_MAXIMO } from '../limits.ts';
import type { Vagas } from '../types.ts';
import { ficouAbaixo, type Pontuado } from './situacao.ts';

/** A row of a call's decision, in ranking order. */
export interface LinhaNaOrdem extends Pick<Vagas, 'remunerados' | 'voluntarios'>, Pontuado {
  readonly projeto_id: number;
  /** null: not evaluated. */
  readonly posicao: number | null;
  /** The coordinator's unit. */
  readonly unidade: string;
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

/** How many scholarships a call may give; null: any number. */
export interface LimitesDaOrdem {
  readonly limiteBolsas: number | null;
  /** The projects of one unit together. */
  readonly bolsasPorUnidade?: number | null | undefined;
}

/** Those of a unit who share a position for which what its limit leaves is not enough. */
export interface EmpateNaUnidade {
  readonly unidade: string;
  readonly empatados: readonly number[];
  /** How many scholarships are left for them. */
  readonly sobram: number;
}

const SEM_VAGAS: Dadas = { remunerados_aprovados: 0, voluntarios_aprovados: 0 };

/**
 * Whether a project gets places in ranking order: not below the lowest total, and not without a total. Only a
 * decision by hand gives places to those.
 */
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

function agruparPorUnidade(linhas: readonly LinhaNaOrdem[]): ReadonlyMap<string, LinhaNaOrdem[]> {
  const grupos = new Map<string, LinhaNaOrdem[]>();
  for (const linha of linhas) grupos.set(linha.unidade, [...(grupos.get(linha.unidade) ?? []), linha]);
  return grupos;
}

/** The projects sharing a position that their unit's limit cannot all serve. */
function empatesNasUnidades(
  grupo: readonly LinhaNaOrdem[],
  resto: (unidade: string) => number,
): EmpateNaUnidade[] {
  const pedem = grupo.filter((linha) => pedido(linha).remunerados_aprovados > 0);
  return [...agruparPorUnidade(pedem)].flatMap(([unidade, uns]) => {
    const sobram = resto(unidade);
    const pedidas = uns.reduce((soma, linha) => soma + pedido(linha).remunerados_aprovados, 0);
    if (uns.length === 1 || sobram === 0 || pedidas <= sobram) return [];
    return [{ unidade, empatados: uns.map(({ projeto_id }) => projeto_id), sobram }];
  });
}

/**
 * The places of each project when all are given in ranking order up to the call's limits, and where the call's own limit
 * is used up. Volunteers have no limit. The last project may get a part; those who share the position where a limit ends get
 * none of it, because only a person can say who of them does. A full unit does not stop the others; what is left for
 * those of one unit who are tied is kept for them.
 */
export function darNaOrdem(
  linhas: readonly LinhaNaOrdem[],
  { limiteBolsas, bolsasPorUnidade }: LimitesDaOrdem,
) {
  const dadas = new Map<number, Dadas>();
  const empatesDaUnidade: EmpateNaUnidade[] = [];
  const usadas = new Map<string, number>();
  const resto = (unidade: string) =>
    (bolsasPorUnidade ?? Number.POSITIVE_INFINITY) - (usadas.get(unidade) ?? 0);
  const usar = (unidade: string, quantas: number) =>
    usadas.set(unidade, (usadas.get(unidade) ?? 0) + quantas);
  let livres = limiteBolsas ?? Number.POSITIVE_INFINITY;
  let corte: Corte | null = null;
  for (const grupo of porPosicao(linhas)) {
    const empates = livres > 0 ? empatesNasUnidades(grupo, resto) : [];
    const empatadas = new Set(empates.flatMap(({ empatados }) => empatados));
    const cabe = (linha: LinhaNaOrdem) =>
      empatadas.has(linha.projeto_id)
        ? 0
        : Math.min(pedido(linha).remunerados_aprovados, resto(linha.unidade));
    const guardadas = empates.reduce((soma, { sobram }) => soma + sobram, 0);
    const pedem = grupo.reduce((soma, linha) => soma + cabe(linha), guardadas);
    const disputam = grupo.filter(
      (linha) => pedido(linha).remunerados_aprovados === 0 || resto(linha.unidade) > 0,
    );
    const empatam = disputam.length > 1 && pedem > livres && livres > 0;
    // Where the call's own limit leaves less, only the call's tie is reported.
    empatesDaUnidade.push(...empates.filter(({ sobram }) => !empatam || sobram < livres));
    // Rows before the first one that gets nothing, or not all, are above the line.
    if (corte === null && pedem > livres) {
      const partido = livres > 0;
      const ultimo = partido ? grupo.at(-1)?.projeto_id : [...dadas.keys()].at(-1);
      const empatados = empatam ? disputam.map(({ projeto_id }) => projeto_id) : [];
      corte = { depoisDe: ultimo ?? 0, empatados, sobram: empatam ? livres : 0 };
      if (empatam) livres = 0;
    }
    for (const linha of grupo) {
      const remunerados_aprovados = Math.min(cabe(linha), livres);
      livres -= remunerados_aprovados;
      usar(linha.unidade, remunerados_aprovados);
      dadas.set(linha.projeto_id, { ...pedido(linha), remunerados_aprovados });
    }
    for (const { unidade, sobram } of empates) usar(unidade, sobram);
    livres = corte === null ? livres - guardadas : 0;
  }
  return { dadas, corte, empatesDaUnidade };
}
