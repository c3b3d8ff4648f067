import { CPF_CARACTERES, CPF_DIGITOS } from '@instrutoria/domain/conta/limits.ts';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

/** '1234' → '123.4'. */
export function maskCpf(digits: string): string {
  const [a, b, c, d] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 9),
    digits.slice(9, CPF_DIGITOS),
  ];
  return [a, b, c].filter(Boolean).join('.') + (d ? `-${d}` : '');
}

export function editCpf(typed: string, caret: number): { readonly digits: string; readonly caret: number } {
  const digits = typed.replace(/\D/g, '').slice(0, CPF_DIGITOS);
  const before = Math.min(typed.slice(0, caret).replace(/\D/g, '').length, digits.length);
  const masked = maskCpf(digits);
  let position = 0;
  for (let seen = 0; seen < before; position += 1) if (/\d/.test(masked.charAt(position))) seen += 1;
  return { digits, caret: position };
}

/** Props of an input with the mask of a CPF. 40 lines instead of a library: ADR 0004. */
export function useCpfMask(digits: string, onChange: (digits: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === ref.current) {
      ref.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });
  return {
    ref,
    value: maskCpf(digits),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value, selectionStart } = event.currentTarget;
      const edited = editCpf(value, selectionStart ?? value.length);
      caret.current = edited.caret;
      onChange(edited.digits);
    },
    // Room for pasted blanks and dots, which are removed.
    maxLength: CPF_CARACTERES * 2,
    inputMode: 'numeric',
    placeholder: '000.000.000-00',
  } as const;
}
