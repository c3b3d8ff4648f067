import { type KeyboardEvent as TeclaNoCampo, useEffect, useRef } from 'react';

/** Enter in a score goes on to the next field, as Tab does; from the last to the opinion. */
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

/** Only with Alt, so that no letter that is typed is an act; none while a dialog is open. */
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

/** By the key's place: with Alt some keyboards write another letter. */
function actOf({ code, shiftKey }: KeyboardEvent, atalhos: Atalhos): (() => void) | undefined {
  if (code === 'KeyP') return shiftKey ? atalhos.projetoAnterior : atalhos.proximoProjeto;
  if (code === 'KeyS') return () => atalhos.secao(shiftKey ? -1 : 1);
  return code === 'KeyN' && !shiftKey ? atalhos.notas : undefined;
}
