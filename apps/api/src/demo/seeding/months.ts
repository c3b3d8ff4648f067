import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';

/** The month 'yyyy-mm' of an instant. */
export function mesDe(instante: Date, fuso: string): string {
  return mesDoDia(diaNoFuso(instante, fuso));
}

/** The months from one to the other, both included. */
export function mesesEntre(de: string, ate: string): string[] {
  return de > ate ? [] : [de, ...mesesEntre(somarMeses(de, 1), ate)];
}
