import { compararDias, somarDias } from '../../kernel/datas.ts';
import { DIAS_DEPOIS_DO_AVISO } from '../limits.ts';
import {
  type ListaDeSuplentes,
  type NaFila,
  numerarSuplentes,
  type RegraDaLista,
  type SuplenteNumerado,
} from './suplentes.ts';

/** A project whose number another rule would worsen; null: it would leave the list. */
export interface NumeroPerdido {
  readonly projeto_id: number;
  readonly de: number;
  readonly para: number | null;
}

/**
 * The projects that would lose their number. A project that was called keeps its number. `projetos` come in
 * ranking order.
 */
export function quemPerdeNumero(
  projetos: readonly NaFila[],
  lista: ListaDeSuplentes<SuplenteNumerado>,
  nova: RegraDaLista,
): NumeroPerdido[] {
  const feitos = new Set(lista.feitos.map(({ projeto_id }) => projeto_id));
  const depois = numerarSuplentes(projetos, { ...lista, regra: nova });
  return [...numerarSuplentes(projetos, lista)]
    .map(([projeto_id, de]) => ({ projeto_id, de, para: depois.get(projeto_id) ?? null }))
    .filter(({ projeto_id, de, para }) => !feitos.has(projeto_id) && (para === null || para > de))
    .toSorted((a, b) => a.de - b.de);
}

export interface AvisoDaLista extends NumeroPerdido {
  /** The day of the mail. */
  readonly dia: string;
}

export interface PassoDaMudanca {
  /** Projects that got no warning yet, or a warning of a smaller loss than the present one. */
  readonly porAvisar: readonly NumeroPerdido[];
  /** From this day on the list may change; null: a project still needs a warning, or nobody loses. */
  readonly desde: string | null;
  readonly pode: boolean;
}

function avisado(
  { projeto_id, para }: NumeroPerdido,
  avisos: readonly AvisoDaLista[],
): AvisoDaLista | undefined {
  return avisos.find(
    (um) => um.projeto_id === projeto_id && (um.para === null || (para !== null && para <= um.para)),
  );
}

/** The conditions of a change of a published list: each project that loses got a warning, and ten days have passed (D53). */
export function passoDaMudanca(
  perdem: readonly NumeroPerdido[],
  avisos: readonly AvisoDaLista[],
  hoje: string,
): PassoDaMudanca {
  const porAvisar = perdem.filter((um) => avisado(um, avisos) === undefined);
  if (porAvisar.length > 0) return { porAvisar, desde: null, pode: false };
  const dias = perdem.flatMap((um) => avisado(um, avisos)?.dia ?? []);
  const ultimo = dias.toSorted(compararDias).at(-1);
  const desde = ultimo === undefined ? null : somarDias(ultimo, DIAS_DEPOIS_DO_AVISO);
  return { porAvisar, desde, pode: desde === null || compararDias(hoje, desde) >= 0 };
}
