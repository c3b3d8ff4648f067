import { idDoErro, nomeDaFalha, textoDoErro } from '../../lib/server/api-error.ts';

type ToastKind = 'success' | 'error' | 'info';
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly detail?: string | undefined;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(kind: ToastKind, text: string, detail?: string): void {
  // An equal text replaces the last one and is announced again.
  const others = toasts.filter((toast) => toast.text !== text);
  set([...others.slice(-3), { id: nextId++, kind, text, detail }]);
}

/** Toasts survive navigation; a live region announces them. */
export const notify = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  info: (text: string) => add('info', text),
  failure: (error: unknown) => {
    const id = idDoErro(error);
    add('error', textoDoErro(error), id === undefined ? undefined : nomeDaFalha(id));
  },
};

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}
export function currentToasts(): readonly Toast[] {
  return toasts;
}
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
