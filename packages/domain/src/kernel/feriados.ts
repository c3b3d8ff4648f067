import { somarDias } from './datas.ts';

/** National holidays of a fixed day, 'mm-dd' (Leis 662/1949, 6.802/1980, 10.607/2002, 14.759/2023). */
const FIXOS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'] as const;
/** Offices close early on these days, which moves a deadline like a holiday (Lei 9.784, art. 66, §1). */
const MEIO_EXPEDIENTE = ['12-24', '12-31'] as const;
const PRIMEIRO_ANO_DA_CONSCIENCIA_NEGRA = 2024;

/** Easter Sunday, 'yyyy-mm-dd' (Meeus's rule). */
export function pascoa(ano: number): string {
  const a = ano % 19;
  const seculo = Math.floor(ano / 100);
  const resto = ano % 100;
  const correcao = Math.floor((seculo - Math.floor((seculo + 8) / 25) + 1) / 3);
  const h = (19 * a + seculo - Math.floor(seculo / 4) - correcao + 15) % 30;
  const l = (32 + 2 * (seculo % 4) + 2 * Math.floor(resto / 4) - h - (resto % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${ano}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`;
}

/** Days without work of the institution: 'mm-dd' of every year, or 'yyyy-mm-dd'. */
export type DiasSemExpediente = readonly string[];

export function ehDiaUtil(dia: string, semExpediente: DiasSemExpediente): boolean {
  if (semExpediente.includes(dia) || semExpediente.includes(dia.slice(5))) return false;
  const semana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  if (semana === 0 || semana === 6) return false;
  const ano = Number(dia.slice(0, 4));
  const domingo = pascoa(ano);
  // Carnaval is legally no holiday, but offices close.
  const moveis = [-48, -47, -2, 60].map((n) => somarDias(domingo, n));
  const fixos: readonly string[] = [...FIXOS, ...MEIO_EXPEDIENTE];
  const mesDia = dia.slice(5);
  if (mesDia === '11-20') return ano < PRIMEIRO_ANO_DA_CONSCIENCIA_NEGRA;
  return !moveis.includes(dia) && !fixos.includes(mesDia);
}

/** The last day of a period of this many working days after `inicio`. */
export function fimEmDiasUteis(inicio: string, dias: number, semExpediente: DiasSemExpediente): string {
  let fim = inicio;
  for (let n = 0; n < dias; ) {
    fim = somarDias(fim, 1);
    if (ehDiaUtil(fim, semExpediente)) n += 1;
  }
  return fim;
}

/**
 * The last day of a period in calendar days: `inicio` does not count, and the last day moves to the next
 * working day (Lei 9.784, art. 66).
 */
export function fimDoPrazo(inicio: string, dias: number, semExpediente: DiasSemExpediente): string {
  let fim = somarDias(inicio, dias);
  while (!ehDiaUtil(fim, semExpediente)) fim = somarDias(fim, 1);
  return fim;
}
