import { MESES_DO_ANO } from '../limits.ts';
import type { EstadoDoMes } from '../types.ts';

export interface Vinculo {
  /** 'yyyy-mm', null until an administrator sets it. */
  readonly mesInicio: string | null;
  /** Last day 'yyyy-mm-dd', null while it lasts. */
  readonly fim: string | null;
}

export function mesDoAno(ano: number, mes: number): string {
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}`;
}

export function anoEMes(dia: string): { readonly ano: number; readonly mes: number } {
  return { ano: Number(dia.slice(0, 4)), mes: Number(dia.slice(5, 7)) };
}

/** The last month of the year that has come by `hoje`: 12 of a past year, 0 of a future one. */
export function ultimoMesDoAno(ano: number, hoje: string): number {
  const atual = anoEMes(hoje);
  if (ano === atual.ano) return atual.mes;
  return ano < atual.ano ? MESES_DO_ANO : 0;
}

/** Without a start month the vínculo has not begun (D27). */
export function estadoDoMes(
  { mesInicio, fim }: Vinculo,
  ano: number,
  mes: number,
  hoje: string,
): EstadoDoMes {
  const este = mesDoAno(ano, mes);
  if (fim !== null && este > fim.slice(0, 7)) return 'DEPOIS_DO_FIM';
  if (mes > ultimoMesDoAno(ano, hoje)) return 'FUTURO';
  return mesInicio === null || este < mesInicio ? 'ANTES_DO_INICIO' : 'ABERTO';
}

/** The years that have a sheet, from the call's to the current one, which is always there. */
export function anosDaFolha(anoDoEdital: number, hoje: string): number[] {
  const { ano } = anoEMes(hoje);
  const primeiro = Math.min(anoDoEdital, ano);
  return Array.from({ length: ano - primeiro + 1 }, (_, i) => primeiro + i);
}

export function anoDeAbertura(anoDoEdital: number, hoje: string): number {
  return Math.min(anoDoEdital, anoEMes(hoje).ano);
}
