import type { FaseDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Copy, Keeping } from '../../../../lib/drafts/draft.ts';
import { ownKey } from '../../../../lib/session/own-draft.ts';

/** Scores and opinions by their fields. */
export type Digitado = Readonly<Record<string, string | number | null>> & { readonly parecer: string };
export type Copia = Copy<Digitado, number>;

type Alguns = Readonly<Record<string, string | number | null>>;

/** The fields of these phases' form, each with the maximum of its score; null for a text. */
export function camposDas(fases: readonly FaseDaAvaliacao[]): ReadonlyMap<string, number | null> {
  const deCada = fases.flatMap(({ criterios }) =>
    criterios.flatMap(({ campo, maximo, parecer }) => [
      [campo, maximo] as const,
      ...(parecer === null ? [] : [[parecer, null] as const]),
    ]),
  );
  return new Map([...deCada, ['parecer', null]]);
}
type Campos = ReturnType<typeof camposDas>;

function ehValor(maximo: number | null | undefined, valor: unknown): boolean {
  if (maximo === undefined) return false;
  if (maximo === null) return typeof valor === 'string';
  return valor === null || (typeof valor === 'number' && valor >= 0 && valor <= maximo);
}

function ehAlguns(value: unknown, campos: Campos): value is Alguns {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([campo, valor]) => ehValor(campos.get(campo), valor))
  );
}

/** Whether the server's value differs from the one that was edited, and from the typed one. */
export function mudouLa(la: Digitado, campo: string, conhecidos: readonly Alguns[]): boolean {
  const valor = la[campo] ?? null;
  // Scores are never removed: null means that none was saved.
  return valor !== null && conhecidos.every((um) => um[campo] !== valor);
}

/**
 * An evaluator's typed scores, until they are saved (ADR 0016). `begin`: saved and recommended values. Only
 * typed fields are stored, each with its earlier value: a version that changed none of those (for example by
 * accepting) is no conflict.
 */
export function notasGuardadas(
  aprovacao: number,
  begin: Digitado,
  campos: Campos,
  onKept: (at: string | null) => void,
): Keeping<Digitado, number> {
  return {
    key: ownKey('avaliacao', aprovacao),
    pause: 300,
    read: (kept, saved) => {
      if (typeof kept !== 'object' || kept === null) return undefined;
      const { versao, em, notas, sobre } = kept as Readonly<Record<string, unknown>>;
      if (
        typeof versao !== 'number' ||
        typeof em !== 'string' ||
        !ehAlguns(notas, campos) ||
        !ehAlguns(sobre, campos)
      ) {
        return undefined;
      }
      const outra = [...campos.keys()].some(
        (campo) => campo in notas && mudouLa(saved.values, campo, [notas, sobre]),
      );
      return { values: { ...begin, ...notas }, version: outra ? versao : saved.version, at: em };
    },
    write: ({ version, at }, changes, base) => {
      onKept(at);
      const sobre = Object.fromEntries(Object.keys(changes).map((campo) => [campo, base[campo]]));
      const parecer = 'parecer' in changes ? { parecer: changes.parecer ?? '' } : {};
      return {
        versao: version,
        em: at,
        notas: { ...changes, ...parecer },
        sobre,
      };
    },
  };
}
