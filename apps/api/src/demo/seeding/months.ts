import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';

/** The month 'yyyy-mm' of an instant. */
export function mesDe(instante: Date, fuso: string): string {
  return diaNoFuso(instante, fuso).slice(0, 7);
}

/** The month `n` months later. */
export function mesMais(mes: string, n: number): string {
  const [ano = 0, m = 1] = mes.split('-').map(Number);
  const total = ano * 12 + (m - 1) + n;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** The months from one to the other, both included. */
export function mesesEntre(de: string, ate: string): string[] {
  return de > ate ? [] : [de, ...mesesEntre(mesMais(de, 1), ate)];
}
