import type { MesParcial } from '../../configuracao/types.ts';
import { HORAS_SEM_CONFIRMACAO } from '../../frequencia/limits.ts';
import { diasDoMes } from '../../kernel/meses.ts';
import type { FatosDaFolha, Lancamento, ValorDaBolsa, Vinculo } from '../types.ts';

export const valeNoMes = (
  { mesInicio, mesFim }: Pick<ValorDaBolsa, 'mesFim' | 'mesInicio'>,
  mes: string,
): boolean => mesInicio <= mes && (mesFim === null || mes <= mesFim);

/** The full value of a grant in a month, in cents: the call's own, else its type's; null: none is registered. */
export function valorDaBolsa(
  valores: readonly ValorDaBolsa[],
  edital: Vinculo['edital'],
  mes: string,
): number | null {
  const doMes = valores.filter((um) => valeNoMes(um, mes));
  const proprio = doMes.find(({ editalId }) => editalId === edital.id);
  return (proprio ?? doMes.find(({ tipo }) => tipo === edital.tipo))?.centavos ?? null;
}

/**
 * The rule of a month: that of its closed sheet, else today's. A change of the settings never reaches a closed
 * month.
 */
export function regraDoMes(mes: string, fatos: Pick<FatosDaFolha, 'mesParcial' | 'regras'>): MesParcial {
  return fatos.regras[mes] ?? fatos.mesParcial;
}

/**
 * The cents of these days of the month. Day d is worth ⌊V·d/n⌋ − ⌊V·(d−1)/n⌋ of a month of n days: a whole
 * number of cents each, and all days together the full value V. Any division of the days among holders thus
 * adds up to V to the cent, and no holder's amount depends on another's.
 */
export function valorDosDias(cheio: number, dias: readonly number[], mes: string): number {
  const n = diasDoMes(mes);
  const ate = (dia: number) => Math.floor((cheio * dia) / n);
  return dias.reduce((soma, dia) => soma + ate(dia) - ate(dia - 1), 0);
}

/**
 * The cents of these hours, with at most one decimal: V · hours / 32, rounded to the nearest cent and half a
 * cent up; never above V, which 32 hours earn (8 a week, E-FREQUENCIA-3).
 */
export function valorDasHoras(cheio: number, horas: number): number {
  const decimos = Math.max(0, Math.round(horas * 10));
  const inteiro = HORAS_SEM_CONFIRMACAO * 10;
  if (decimos >= inteiro) return cheio;
  return Math.floor((2 * cheio * decimos + inteiro) / (2 * inteiro));
}

/**
 * The cents due for a month under its rule. By hours never above the share of the days in which the place was
 * held, so that the holders of one place together never exceed one full value (D55).
 */
export function valorDevido(
  cheio: number,
  {
    regra,
    mes,
    dias,
    horas,
  }: {
    readonly regra: MesParcial;
    readonly mes: string;
    readonly dias: readonly number[];
    readonly horas: number;
  },
): number {
  if (regra === 'nenhuma') return cheio;
  const porDias = valorDosDias(cheio, dias, mes);
  return regra === 'dias' ? porDias : Math.min(porDias, valorDasHoras(cheio, horas));
}

/** Whether a line pays, or asks back, an amount that nobody registered. */
export function semValor({ tipo, pago, valor }: Pick<Lancamento, 'pago' | 'tipo' | 'valor'>): boolean {
  return (pago || tipo === 'ESTORNO') && valor === null;
}

export interface SomaDaFolha {
  /** Cents of the lines that pay. */
  readonly valorAPagar: number;
  /** Cents of the confirmed estornos. */
  readonly valorADevolver: number;
  /** Lines that pay or ask back without a registered value; the sums leave them out. */
  readonly semValor: number;
}

export function somarFolha(
  lancamentos: readonly Pick<Lancamento, 'decisao' | 'pago' | 'tipo' | 'valor'>[],
): SomaDaFolha {
  const somar = (quais: (l: Pick<Lancamento, 'decisao' | 'pago'>) => boolean) =>
    lancamentos.reduce((soma, l) => soma + (quais(l) ? (l.valor ?? 0) : 0), 0);
  return {
    valorAPagar: somar(({ pago }) => pago),
    valorADevolver: somar(({ decisao }) => decisao === 'CONFIRMADO'),
    semValor: lancamentos.filter(semValor).length,
  };
}
