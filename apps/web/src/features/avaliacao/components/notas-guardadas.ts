import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { CRITERIOS, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { Copy, Keeping } from '../../../lib/draft.ts';
import { ownKey } from '../../../lib/own-draft.ts';

export type Digitado = Pontuacoes & { readonly parecer: string };
export type Copia = Copy<Digitado, number>;
export type Campo = keyof Digitado;
export const CAMPOS: readonly Campo[] = [...CRITERIOS, 'parecer'];

type Alguns = { readonly [C in Campo]?: Digitado[C] };

function ehValor(campo: string, valor: unknown): boolean {
  if (campo === 'parecer') return typeof valor === 'string';
  const maximo = (MAXIMO_NA_AVALIACAO as Readonly<Record<string, number>>)[campo];
  if (maximo === undefined) return false;
  return valor === null || (typeof valor === 'number' && valor >= 0 && valor <= maximo);
}

function ehAlguns(value: unknown): value is Alguns {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([campo, valor]) => ehValor(campo, valor))
  );
}

/** Whether the server's value is another than what was typed over, and than what was typed. */
export function mudouLa(la: Digitado, campo: Campo, conhecidos: readonly Alguns[]): boolean {
  const valor = la[campo];
  // A score is never taken back: none means that nobody has saved one.
  return valor !== null && conhecidos.every((um) => um[campo] !== valor);
}

/**
 * What an evaluator types, until it is saved (ADR 0016). `begin`: saved and proposed values. Only what was typed is
 * stored, with what it was typed over: a version that changed nothing of it, as accepting does, is no other version.
 */
export function notasGuardadas(
  aprovacao: number,
  begin: Digitado,
  onKept: (at: string | null) => void,
): Keeping<Digitado, number> {
  return {
    key: ownKey('avaliacao', aprovacao),
    pause: 300,
    read: (kept, saved) => {
      if (typeof kept !== 'object' || kept === null) return undefined;
      const { versao, em, notas, sobre } = kept as Readonly<Record<string, unknown>>;
      if (typeof versao !== 'number' || typeof em !== 'string' || !ehAlguns(notas) || !ehAlguns(sobre)) {
        return undefined;
      }
      const outra = CAMPOS.some((campo) => campo in notas && mudouLa(saved.values, campo, [notas, sobre]));
      return { values: { ...begin, ...notas }, version: outra ? versao : saved.version, at: em };
    },
    write: ({ version, at }, changes, base) => {
      onKept(at);
      const sobre = Object.fromEntries(Object.keys(changes).map((campo) => [campo, base[campo as Campo]]));
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
