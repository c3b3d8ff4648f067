import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

const SINAIS = 9;
const NAO_SE_LE = 'Digite o número inteiro, sem ponto de milhar';

/**
 * null for an empty text, NaN for one that is no number (yet): '1,', '-', '1.000', which could be one or a
 * thousand.
 */
function numeroDe(text: string): number | null {
  const clean = text.trim();
  if (clean === '') return null;
  const legivel = /^-?\d+(?:[.,]\d+)?$/.test(clean) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(clean);
  return legivel ? Number(clean.replace(',', '.')) : Number.NaN;
}

function same(a: number, b: number): boolean {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function shown(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',');
}

/**
 * A count as typed, even '-3' and '1,5', which the form's rules check; the library's NumberInput (10 KiB gz)
 * drops such characters. null while empty, NaN for a text that is no number: shown beside the field when it
 * loses the focus, and refused by the form's rules, so that it never counts as empty.
 */
export function CountInput(
  props: Omit<TextInputProps, 'value' | 'onChange'> & {
    readonly value: number | null;
    readonly onChange: (count: number | null) => void;
  },
) {
  const { value, onChange, error, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  // The typed text stays while it equals the value; an empty field also equals 0.
  const isCurrent = typed !== null && same(numeroDe(typed) ?? 0, value ?? 0);
  const unread = value !== null && Number.isNaN(value) && (left || Boolean(error));
  return (
    <TextInput
      {...rest}
      error={unread ? NAO_SE_LE : error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={SINAIS}
      value={isCurrent ? typed : shown(value)}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        const only = event.currentTarget.value.replace(/[^\d.,-]/g, '');
        setTyped(only);
        setLeft(false);
        onChange(numeroDe(only));
      }}
    />
  );
}
