import { diaNoFuso, inicioDoDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';

/** The instant `agora`; all seeded acts lie before it. */
export interface Presente {
  readonly agora: Date;
  readonly fuso: string;
}

/**
 * Instants in order, in daytime, from `de` to `ate` (1 or more) days before today; more of them towards the
 * end.
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

/** An instant in working hours, `ha` (1 or more) days before today; `n` separates those of one day. */
export function noDia({ agora, fuso }: Presente, ha: number, n = 0): Date {
  const dia = inicioDoDia(somarDias(diaNoFuso(agora, fuso), -Math.max(1, ha)), fuso);
  return new Date(dia.getTime() + (8 * 60 + ((n * 47) % 600)) * 60_000 + ((n * 13) % 60) * 1000);
}

function emPartes(dia: string): [number, number, number] {
  const [ano = 0, mes = 1, d = 1] = dia.split('-').map(Number);
  return [ano, mes - 1, d];
}

export function mesDe(instante: Date, { fuso }: Pick<Presente, 'fuso'>): string {
  return mesDoDia(diaNoFuso(instante, fuso));
}

export function mesesEntre(de: string, ate: string): string[] {
  return de > ate ? [] : [de, ...mesesEntre(somarMeses(de, 1), ate)];
}
