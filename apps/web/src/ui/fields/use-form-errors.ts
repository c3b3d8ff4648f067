import { aoLadoDoCampo } from '@instrutoria/domain/kernel/mensagem-do-campo.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { useCallback, useMemo, useState } from 'react';
import { ApiError, causaDoErro, idDoErro, textoDoErro } from '../../lib/server/api-error.ts';
import type { ErrorItem } from './error-summary.tsx';

export interface FormErrors {
  readonly summary: {
    readonly message: string | null;
    /** Of problems of several kinds: the exact sentence of each other kind. */
    readonly others: readonly string[];
    readonly items: readonly ErrorItem[];
    readonly attempt: number;
    readonly failureId: string | undefined;
    /** The cause, where the message is a fixed text. */
    readonly cause: string | undefined;
  };
  readonly field: (name: string) => { id: string; name: string; error: string | undefined };
  readonly show: (problems: readonly Problema[]) => boolean;
  /** With the screen's own text if given; marks the fields of an ApiError. */
  readonly showError: (error: unknown, words?: string) => void;
  /** Clears one field's error (when it is edited), or all. */
  readonly clear: (name?: string) => void;
}

interface State {
  /** The exact sentence of each kind of problem (D65), in the order of the problems. */
  readonly titles: readonly string[];
  /** Those that are about no field. */
  readonly general: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly attempt: number;
  readonly failureId?: string | undefined;
  readonly cause?: string | undefined;
}

const NOTHING = { titles: [], general: [], errors: {} } as const;
const NO_LABELS: Readonly<Record<string, string>> = {};

/** Without the sentences whose fields are all corrected. */
function remaining(state: State, errors: State['errors']): State {
  const exact = Object.values(errors);
  if (exact.length === 0) return { ...state, ...NOTHING };
  const titles = state.titles.filter((title) => state.general.includes(title) || exact.includes(title));
  return { ...state, errors, titles };
}

/**
 * The lines of the summary: each is the sentence beside its field, after the field's label where the sentence
 * names no field or two fields share it. Below an exact sentence the label alone is enough.
 */
function itemsOf({ errors, titles }: State, labels: Readonly<Record<string, string>>): readonly ErrorItem[] {
  const items = Object.entries(errors).map(([field, exact]) => ({
    field,
    exact,
    message: aoLadoDoCampo(field, exact),
  }));
  return items.map(({ field, exact, message }) => {
    const title = titles.length > 1 ? { title: exact } : {};
    const unique = items.filter((item) => item.message === message).length === 1;
    if (message !== exact && unique) return { ...title, field, message, labelled: true };
    const label = labels[field];
    if (label === undefined) return { ...title, field, message };
    const said = titles.length > 1 && message === exact ? label : `${label}: ${message}`;
    return { ...title, field, message: said, labelled: true };
  });
}

/**
 * Errors beside fields and in the summary. `labels` (field → label; a constant) names the summary's links
 * when messages are equal.
 */
export function useFormErrors(labels: Readonly<Record<string, string>> = NO_LABELS): FormErrors {
  const [state, setState] = useState<State>({ ...NOTHING, attempt: 0 });

  const show = useCallback((problems: readonly Problema[]) => {
    const errors: Record<string, string> = {};
    for (const { campo, mensagem } of problems) if (campo !== '') errors[campo] ??= mensagem;
    const general = problems.flatMap(({ campo, mensagem }) => (campo === '' ? [mensagem] : []));
    const shown = new Set([...general, ...Object.values(errors)]);
    const titles = [...new Set(problems.map(({ mensagem }) => mensagem))].filter((title) => shown.has(title));
    setState((old) => ({ titles, general, errors, attempt: old.attempt + 1 }));
    return problems.length > 0;
  }, []);

  const showError = useCallback((error: unknown, words?: string) => {
    const message = words ?? textoDoErro(error);
    const errors = error instanceof ApiError ? error.errors : {};
    const causa = causaDoErro(error);
    const cause = causa === message ? undefined : causa;
    setState((old) => ({
      ...{ titles: [message], general: [message], errors, cause },
      ...{ attempt: old.attempt + 1, failureId: idDoErro(error) },
    }));
  }, []);

  const clear = useCallback((name?: string) => {
    setState((old) => {
      if (name === undefined) return old.titles.length === 0 ? old : { ...old, ...NOTHING };
      if (old.errors[name] === undefined) return old;
      const { [name]: _gone, ...errors } = old.errors;
      return remaining(old, errors);
    });
  }, []);

  return useMemo(
    () => ({
      summary: {
        message: state.titles[0] ?? null,
        others: state.titles.slice(1),
        items: itemsOf(state, labels),
        attempt: state.attempt,
        failureId: state.failureId,
        cause: state.cause,
      },
      field: (name) => {
        const exata = state.errors[name];
        return { id: name, name, error: exata === undefined ? undefined : aoLadoDoCampo(name, exata) };
      },
      show,
      showError,
      clear,
    }),
    [state, labels, show, showError, clear],
  );
}
