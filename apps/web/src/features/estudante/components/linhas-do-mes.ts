import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import type { DiaGuardado, MesDosDias, MeusDias } from '../dias-api.ts';
import type { Pendente } from './fila-dos-dias.ts';

export interface LinhaNaTela extends Pick<DiaGuardado, 'atividade' | 'dia' | 'horas' | 'id' | 'versao'> {
  /** What waits on this device; null: as the server has it. */
  readonly pendente: Pendente | null;
  /** The server's line under a waiting change. */
  readonly la: DiaGuardado | null;
}

/** The lines of the vínculo as this device shows them: the server's, with the changes that wait here. */
export function linhasNaTela({ meses, vinculo }: MeusDias, pendentes: readonly Pendente[]): LinhaNaTela[] {
  const minhas = pendentes.filter((um) => um.vinculo === vinculo.id);
  const la = meses.flatMap(({ dias }) => dias);
  const doServidor = la
    .filter(({ id }) => !minhas.some((um) => um.id === id))
    .map((dia) => ({ ...dia, pendente: null, la: dia }));
  const daqui = minhas
    // A refused deletion is shown, so that the student decides.
    .filter(({ apagar, recusa }) => !apagar || recusa !== null)
    .map((um) => ({ ...um, pendente: um, la: la.find(({ id }) => id === um.id) ?? null }));
  return [...doServidor, ...daqui].toSorted((a, b) => a.dia.localeCompare(b.dia) || a.id.localeCompare(b.id));
}

export function doMes(linhas: readonly LinhaNaTela[], { mes }: Pick<MesDosDias, 'mes'>): LinhaNaTela[] {
  return linhas.filter(({ dia }) => mesDoDia(dia) === mes);
}

/** At the beginning of a line. */
export const comMaiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
