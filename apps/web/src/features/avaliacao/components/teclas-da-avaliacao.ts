import { type KeyboardEvent as TeclaNoCampo, useEffect, useRef } from 'react';

/** Enter in a score moves to the next field, like Tab; after the last one to the opinion. */
export function aoProximoCampo(event: TeclaNoCampo<HTMLElement>): void {
  const { target, key } = event;
  if (key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const campos = [...(target.form?.querySelectorAll<HTMLElement>('input[inputmode], textarea[name]') ?? [])];
  const proximo = campos[campos.indexOf(target) + (event.shiftKey ? -1 : 1)];
  proximo?.focus();
  if (proximo instanceof HTMLInputElement) proximo.select();
}

export interface Atalhos {
  readonly proximoProjeto: () => void;
  readonly projetoAnterior: () => void;
  readonly secao: (passo: 1 | -1) => void;
  readonly notas: () => void;
}

/** Shortcuts with Alt, so that no typed letter triggers an act; none while a dialog is open. */
export function useAtalhos(atalhos: Atalhos): void {
  const agora = useRef(atalhos);
  useEffect(() => {
    agora.current = atalhos;
  });
  useEffect(() => {
    const ouvir = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const act = actOf(event, agora.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);
}

/** Identifies the key by its position, because with Alt some keyboards type another letter. */
function actOf({ code, shiftKey }: KeyboardEvent, atalhos: Atalhos): (() => void) | undefined {
  if (code === 'KeyP') return shiftKey ? atalhos.projetoAnterior : atalhos.proximoProjeto;
  if (code === 'KeyS') return () => atalhos.secao(shiftKey ? -1 : 1);
  return code === 'KeyN' && !shiftKey ? atalhos.notas : undefined;
}
