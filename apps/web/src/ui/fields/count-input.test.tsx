import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { CountInput } from './count-input.tsx';

afterEach(cleanup);
const NAO_SE_LE = 'Digite o número inteiro, sem ponto de milhar';

/** A field with the reported value as its own; an empty one counts as 0 with `zero`. */
function show(initial: number | null = null, zero = false) {
  const told = vi.fn();
  function Campo() {
    const [value, setValue] = useState(initial);
    return (
      <CountInput
        label="Quantos"
        value={value}
        onChange={(count) => {
          told(count);
          setValue(zero ? (count ?? 0) : count);
        }}
      />
    );
  }
  renderPage(<Campo />, '/');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantos' });
  return {
    field,
    type: (value: string) => {
      fireEvent.change(field, { target: { value } });
      return told.mock.lastCall?.[0] as number | null;
    },
  };
}

it.each(['1,', ',5', '-', '1,2,3', '1-2', '1.000', '12.500'])(
  'reads %s as no number, and never as empty',
  (text) => {
    for (const zero of [false, true]) {
      const { field, type } = show(null, zero);
      expect(type(text)).toBeNaN();
      expect(field.value).toBe(text);
      // No value is reported during typing.
      expect(screen.queryByText(NAO_SE_LE)).toBeNull();
      fireEvent.blur(field);
      expect(screen.getByText(NAO_SE_LE)).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(type('')).toBeNull();
      expect(screen.queryByText(NAO_SE_LE)).toBeNull();
      cleanup();
    }
  },
);

it.each([
  ['1,5', 1.5],
  ['-3', -3],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1000', 1000],
])('reads %s', (text, value) => {
  const { field, type } = show();
  expect(type(text)).toBe(value);
  fireEvent.blur(field);
  expect(field.value).toBe(text);
  expect(screen.queryByText(NAO_SE_LE)).toBeNull();
});

it('shows the error of an unfinished number when the page is opened again', () => {
  const { field, type } = show(Number.NaN);
  expect(field.value).toBe('');
  expect(screen.getByText(NAO_SE_LE)).toBeTruthy();
  type('2');
  expect(screen.queryByText(NAO_SE_LE)).toBeNull();
});
