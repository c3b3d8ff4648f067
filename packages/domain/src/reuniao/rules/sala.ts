import { MENSAGENS_REUNIAO as M } from '../messages.ts';
import type { Membro, Presenca } from '../types.ts';

/** The people in the room now: each person's last row, in the order of first arrival. */
export function presentes(presencas: readonly Presenca[]): readonly Presenca['pessoa'][] {
  const ultima = new Map<number, Presenca>();
  for (const uma of presencas) ultima.set(uma.pessoa.id, uma);
  return [...ultima.values()].filter(({ presente }) => presente).map(({ pessoa }) => pessoa);
}

/** Everybody who was there at some time, once, in the order of first arrival. */
export function compareceram(presencas: readonly Presenca[]): readonly Presenca['pessoa'][] {
  return [...new Map(presencas.map(({ pessoa }) => [pessoa.id, pessoa])).values()];
}

/**
 * The president where nobody was chosen: the person who opens the meeting if they are on the list, else the
 * committee's president, else the first on the list.
 */
export function presidentePadrao(
  membros: readonly (Pick<Membro, 'id'> & { readonly preside: boolean })[],
  quemAbre: number,
): number | undefined {
  const escolhido =
    membros.find(({ id }) => id === quemAbre) ?? membros.find(({ preside }) => preside) ?? membros[0];
  return escolhido?.id;
}

interface MesaDoItem {
  /** Those in the room who may judge the item, in the order of arrival. */
  readonly podem: readonly Membro[];
  /** The president of the meeting; null in one without names. */
  readonly presidente: number | null;
  readonly quorum: number;
}

/** The people in the room, by whether they may judge an item; `fora`: those barred from it. */
export function podemJulgar(presencas: readonly Presenca[], fora: ReadonlySet<number>) {
  const naSala = presentes(presencas);
  return {
    podem: naSala.filter(({ id }) => !fora.has(id)),
    impedidos: naSala.filter(({ id }) => fora.has(id)),
  };
}

/** 'Faltam na sala membros que possam julgar este item: 1 de 3'. */
export function faltaQuorum({ podem, quorum }: Pick<MesaDoItem, 'podem' | 'quorum'>): string | null {
  return podem.length >= quorum ? null : `${M.semQuorum}: há ${podem.length} de ${quorum}`;
}

/** The president of the item: the chosen one, else the meeting's president, else the first who arrived. */
export function presidenteDoItem(
  { podem, presidente }: Pick<MesaDoItem, 'podem' | 'presidente'>,
  escolhido?: number | null | undefined,
): Membro | undefined {
  if (typeof escolhido === 'number') return podem.find(({ id }) => id === escolhido);
  return podem.find(({ id }) => id === presidente) ?? podem[0];
}
