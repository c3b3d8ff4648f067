import { aoLadoDoCampo } from '@instrutoria/domain/kernel/mensagem-do-campo.ts';
import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { useCallback, useMemo, useState } from 'react';
import { ApiError, causaDoErro, idDoErro, textoDoErro } from '../../lib/server/api-error.ts';
import type { ErrorItem } from './error-summary.tsx';

export interface FormErrors {
  readonly summary: {
    readonly message: string | null;
    readonly items: readonly ErrorItem[];
    readonly attempt: number;
    readonly failureId: string | undefined;
    /** Why, where the message is a fixed text. */
    readonly cause: string | undefined;
  };
  readonly field: (name: string) => { id: string; name: string; error: string | undefined };
  readonly show: (problems: readonly Problema[]) => boolean;
  /** With the screen's own words where it has some; marks the fields of an ApiError. */
  readonly showError: (error: unknown, words?: string) => void;
  /** One field's error (when it is edited), or all. */
  readonly clear: (name?: string) => void;
}

interface State {
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly attempt: number;
  readonly failureId?: string | undefined;
  readonly cause?: string | undefined;
}

/** Over problems of several kinds (C-C9). */
const VARIOS = 'Confira os campos indicados abaixo';
const NO_LABELS: Readonly<Record<string, string>> = {};

/** The sentence beside the field; with the field's label where it does not say which field, or two fields share it. */
function itemsOf(errors: State['errors'], labels: Readonly<Record<string, string>>): readonly ErrorItem[] {
  const items = Object.entries(errors).map(([field, exact]) => ({
    field,
    exact,
    message: aoLadoDoCampo(field, exact),
  }));
  return items.map(({ field, exact, message }) => {
    const unique = items.filter((item) => item.message === message).length === 1;
    if (message !== exact && unique) return { field, message, labelled: true };
    const label = labels[field];
    return label === undefined
      ? { field, message }
      : { field, message: `${label}: ${message}`, labelled: true };
  });
}

/**
 * Errors beside fields and in the summary. `labels` (field → label; a constant) names the summary's links
 * when messages are equal.
 */
export function useFormErrors(labels: Readonly<Record<string, string>> = NO_LABELS): FormErrors {
  const [state, setState] = useState<State>({ message: null, errors: {}, attempt: 0 });

  const show = useCallback((problems: readonly Problema[]) => {
    const errors: Record<string, string> = {};
    for (const { campo, mensagem } of problems) if (campo !== '') errors[campo] ??= mensagem;
    const texts = new Set(problems.map(({ mensagem }) => mensagem));
    const message = texts.size > 1 ? VARIOS : (problems[0]?.mensagem ?? null);
    setState((old) => ({ message, errors, attempt: old.attempt + 1 }));
    return problems.length > 0;
  }, []);

  const showError = useCallback((error: unknown, words?: string) => {
    const message = words ?? textoDoErro(error);
    const errors = error instanceof ApiError ? error.errors : {};
    const causa = causaDoErro(error);
    const cause = causa === message ? undefined : causa;
    setState((old) => ({ message, errors, attempt: old.attempt + 1, failureId: idDoErro(error), cause }));
  }, []);

  const clear = useCallback((name?: string) => {
    setState((old) => {
      if (name === undefined) return old.message === null ? old : { ...old, message: null, errors: {} };
      if (old.errors[name] === undefined) return old;
      const { [name]: _gone, ...errors } = old.errors;
      return { ...old, errors, message: Object.keys(errors).length === 0 ? null : old.message };
    });
  }, []);

  return useMemo(
    () => ({
      summary: {
        message: state.message,
        items: itemsOf(state.errors, labels),
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
