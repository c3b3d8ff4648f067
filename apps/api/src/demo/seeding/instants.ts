import { diaNoFuso, inicioDoDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';

/** The instant at which the demonstration is made, and the zone whose days count: all of its past lies before it. */
export interface Presente {
  readonly agora: Date;
  readonly fuso: string;
}

/**
 * `quantidade` instants in order, in daytime, spread from `de` days before today to `ate` days before today (1 or
 * more, so that none lies after `agora`); more of them towards the end, as deadlines make people.
 */
export function espalhar({ agora, fuso }: Presente, quantidade: number, de: number, ate: number): Date[] {
  const hoje = diaNoFuso(agora, fuso);
  return Array.from({ length: quantidade }, (_, i) => {
    const parte = Math.sqrt(i / Math.max(1, quantidade - 1));
    const dia = somarDias(hoje, -Math.round(de - (de - ate) * parte));
    const [hora, minuto, segundo] = [11 + ((i * 7) % 12), (i * 37) % 60, (i * 23 + 11) % 60];
    return new Date(Date.UTC(...emPartes(dia), hora, minuto, segundo));
  }).sort((a, b) => a.getTime() - b.getTime());
}

/** An instant in working hours of the day that lies `ha` (1 or more) days before today; `n` tells those of one day apart. */
export function noDia({ agora, fuso }: Presente, ha: number, n = 0): Date {
  const dia = inicioDoDia(somarDias(diaNoFuso(agora, fuso), -Math.max(1, ha)), fuso);
  return new Date(dia.getTime() + (8 * 60 + ((n * 47) % 600)) * 60_000 + ((n * 13) % 60) * 1000);
}

function emPartes(dia: string): [number, number, number] {
  const [ano = 0, mes = 1, d = 1] = dia.split('-').map(Number);
  return [ano, mes - 1, d];
}

/** The month 'yyyy-mm' of an instant. */
export function mesDe(instante: Date, { fuso }: Pick<Presente, 'fuso'>): string {
  return mesDoDia(diaNoFuso(instante, fuso));
}

/** The months from one to the other, both included. */
export function mesesEntre(de: string, ate: string): string[] {
  return de > ate ? [] : [de, ...mesesEntre(somarMeses(de, 1), ate)];
}
