import type { LimitesDasVagas } from '../../decisao/types.ts';
import { contado } from '../../kernel/contagem.ts';

/**
 * The administration's answer when scholarships are due and none is free: gives them, or gives the reason for
 * keeping the limit.
 */
export const ATOS_DAS_BOLSAS = ['conceder', 'manter'] as const;
export type AtoDasBolsas = (typeof ATOS_DAS_BOLSAS)[number];

/** Where the corrected scores put the project (D56). */
export interface LugarDoRecurso {
  readonly posicao: number | null;
  /**
   * The position of the last project to which the ranking gave a scholarship, including this one's own
   * earlier place; null: none.
   */
  readonly ultimaComBolsa: number | null;
  /** The call has a list of suplentes. */
  readonly temLista: boolean;
  /** Given back by closed projects and given to suplentes. */
  readonly passadas: number;
}

export interface BolsasDoRecurso {
  /** The project's new number of scholarships, including those that it had. */
  readonly dadas: number;
  /** Scholarships due to it for which none is free. */
  readonly faltam: number;
  /** Free in the call before this decision; null: no limit. */
  readonly livres: number | null;
  readonly limite: number | null;
  readonly passadas: number;
  /** The scholarships are missing because of the unit's limit. */
  readonly naUnidade: boolean;
  /**
   * Below the last project with a scholarship: it waits in the list with its number, like all others there.
   */
  readonly naLista: boolean;
}

function bolsasLivresPara(tinha: number, { limiteBolsas, bolsasDosOutros, daUnidade }: LimitesDasVagas) {
  return {
    livres: limiteBolsas === null ? null : Math.max(0, limiteBolsas - bolsasDosOutros - tinha),
    naUnidade:
      daUnidade === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(0, daUnidade.limite - daUnidade.bolsasDosOutros - tinha),
  };
}

/**
 * How many of these scholarships fit into the call's and the unit's limit, besides those that the project
 * has.
 */
export function bolsasQueCabem(quantas: number, tinha: number, limites: LimitesDasVagas): number {
  const { livres, naUnidade } = bolsasLivresPara(tinha, limites);
  return Math.min(quantas, livres ?? Number.POSITIVE_INFINITY, naUnidade);
}

/**
 * How many of an appeal's scholarships can be given. At or above the last project with one, the project gets
 * the free ones, and missing ones stay due to it; below that, in a call with a list, it waits in the list.
 */
export function repartirBolsas(
  { querem, tinha }: { readonly querem: number; readonly tinha: number },
  limites: LimitesDasVagas,
  { posicao, ultimaComBolsa, temLista, passadas }: LugarDoRecurso,
): BolsasDoRecurso {
  const { livres, naUnidade } = bolsasLivresPara(tinha, limites);
  const alcanca = posicao !== null && (ultimaComBolsa === null || posicao <= ultimaComBolsa);
  const naLista = temLista && querem > tinha && !alcanca;
  const mais = naLista ? 0 : Math.max(0, querem - tinha);
  const cabem = bolsasQueCabem(mais, tinha, limites);
  return {
    dadas: Math.min(querem, tinha) + cabem,
    faltam: mais - cabem,
    livres,
    limite: limites.limiteBolsas,
    passadas,
    naUnidade: naUnidade < mais && naUnidade <= (livres ?? Number.POSITIVE_INFINITY),
    naLista,
  };
}

/** Scholarships due after an accepted appeal that could not be given then (D56). */
export interface BolsasDevidas {
  readonly projeto_id: number;
  readonly titulo: string;
  /** The appeal's number. */
  readonly recurso: number;
  readonly faltam: number;
  /** How many of them could be given now. */
  readonly cabem: number;
}

const faltamBolsas = (n: number) => `${n === 1 ? 'falta' : 'faltam'} ${contado(n, 'bolsa', 'bolsas')}`;

/** Why a suplente is not called: the free scholarships are due to these projects. */
export function devidasPorExtenso(devidas: readonly Pick<BolsasDevidas, 'faltam' | 'projeto_id'>[]): string {
  const cada = devidas.map(({ projeto_id, faltam }) => `nº ${projeto_id} (${faltamBolsas(faltam)})`);
  return `As bolsas livres são primeiro de quem ganhou recurso, e só depois dos suplentes: ${cada.length === 1 ? 'projeto' : 'projetos'} ${cada.join(', ')}`;
}

/**
 * A sentence about these scholarships for preview, decision and mail; null where all that was asked for is
 * given.
 */
export function bolsasPorExtenso(
  { faltam, livres, limite, passadas, naUnidade, naLista }: BolsasDoRecurso,
  { posicao, ultimaComBolsa }: Pick<LugarDoRecurso, 'posicao' | 'ultimaComBolsa'>,
): string | null {
  const seria = posicao === null ? 'ficaria sem posição' : `seria o ${posicao}º`;
  if (naLista) {
    return `${seria}, abaixo do último projeto com bolsa (${ultimaComBolsa}º): fica na lista de suplentes, pela posição`;
  }
  if (faltam === 0) return null;
  const falta = `${seria}; ${faltamBolsas(faltam)}`;
  if (naUnidade) return `${falta}: a unidade já tem todas as que o edital dá a uma unidade`;
  const dadas =
    passadas === 0
      ? ''
      : ` (${passadas} ${passadas === 1 ? 'devolvida já foi dada' : 'devolvidas já foram dadas'} a suplentes)`;
  return `${falta}: ${livres ?? 0} ${livres === 1 ? 'livre' : 'livres'} de ${limite ?? 0}${dadas}; a administração pode aumentar o limite`;
}
