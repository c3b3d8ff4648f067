import { NOMES_DOS_DESEMPATES } from '../messages.ts';
import {
  type Apuracao,
  type Barema,
  DESEMPATES_FIXOS,
  type FatosDoDesempate,
  type NotasDadas,
} from '../types.ts';
import { notaDe } from './criterios.ts';
import { totaisDoBarema } from './totais.ts';

function abaixoDoMinimo(barema: Barema, notas: NotasDadas, total: number): boolean {
  return (
    total < barema.totalMinimo ||
    barema.criterios.some(({ codigo, minimo }) => {
      const valor = notaDe(notas, codigo)?.valor ?? null;
      return minimo !== null && valor !== null && valor < minimo;
    })
  );
}

/** Below every success rate, so that a project without disciplines comes after those that have some. */
const SEM_TSD = -1000;

/** The greater the number, the earlier the place. */
function peso(
  nome: string,
  barema: Barema,
  notas: NotasDadas,
  fase1: number,
  { tsdMedio, submetidoEm, lote }: FatosDoDesempate,
): number {
  switch (nome) {
    case 'fase1':
      return fase1;
    case 'tsd':
      return tsdMedio === null ? SEM_TSD : -tsdMedio;
    case 'submissao':
      return -Date.parse(submetidoEm);
    case 'sorteio':
      return lote;
    default:
      return barema.criterios.some(({ codigo }) => codigo === nome) ? (notaDe(notas, nome)?.valor ?? -1) : 0;
  }
}

/** Computes the totals, whether the project is below a minimum, and its ranking key. */
export function apurar(barema: Barema, notas: NotasDadas, fatos: FatosDoDesempate): Apuracao {
  const totais = totaisDoBarema(barema, notas);
  const { fase1, total } = totais;
  if (total === null || fase1 === null) return { ...totais, abaixoDoMinimo: null, chave: null };
  return {
    ...totais,
    abaixoDoMinimo: abaixoDoMinimo(barema, notas, total),
    chave: [total, ...barema.desempates.map((nome) => peso(nome, barema, notas, fase1, fatos))],
  };
}

/** Negative when `a` comes first; 0 when they share a position. */
export function compararChaves(a: readonly number[], b: readonly number[]): number {
  const decide = primeiraDiferenca(a, b);
  return decide === null ? 0 : (b[decide] ?? 0) - (a[decide] ?? 0);
}

/** Where two keys first differ: 0 is the total, 1 the first tie-break; null when they do not. */
export function primeiraDiferenca(a: readonly number[], b: readonly number[]): number | null {
  const i = a.findIndex((n, k) => n !== b[k]);
  return i === -1 ? null : i;
}

/** The tie-breaks' names for people, in order. */
export function nomesDosDesempates({
  desempates,
  criterios,
}: Pick<Barema, 'criterios' | 'desempates'>): string[] {
  return desempates.map((nome) => {
    const fixo = DESEMPATES_FIXOS.find((um) => um === nome);
    if (fixo !== undefined) return NOMES_DOS_DESEMPATES[fixo];
    return `nota em “${criterios.find(({ codigo }) => codigo === nome)?.nome ?? nome}”`;
  });
}
