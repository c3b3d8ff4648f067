import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

function buttonsOf(toolbar: HTMLElement): HTMLButtonElement[] {
  return [...toolbar.querySelectorAll<HTMLButtonElement>('button[data-rich-text-editor-control]')];
}

function makeStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

interface Roving {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** One tab stop for the toolbar; arrows, Home and End move inside (ARIA toolbar pattern). */
export function useRovingToolbar(): Roving {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = ref.current === null ? [] : buttonsOf(ref.current);
    makeStop(buttons, buttons[0]);
  }, []);
  return {
    ref,
    onFocus: (event) => {
      if (event.target instanceof HTMLButtonElement) makeStop(buttonsOf(event.currentTarget), event.target);
    },
    onKeyDown: (event) => {
      const buttons = buttonsOf(event.currentTarget);
      const at = buttons.indexOf(event.target as HTMLButtonElement);
      if (at === -1) return;
      const last = buttons.length - 1;
      const to = new Map([
        ['ArrowRight', at === last ? 0 : at + 1],
        ['ArrowLeft', at === 0 ? last : at - 1],
        ['Home', 0],
        ['End', last],
      ]).get(event.key);
      if (to === undefined) return;
      event.preventDefault();
      buttons[to]?.focus();
    },
  };
}
