import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

const SINAIS = 9;
const NAO_SE_LE = 'Digite o número inteiro, sem ponto de milhar';

/** Null for nothing, NaN for what is no number (yet): '1,', '-', '1.000', which might be one or a thousand. */
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
 * A count as typed, even '-3' and '1,5', which the form's rules judge; the library's NumberInput (10 KiB gz)
 * drops such signs. Null while empty, NaN where what is typed is no number: said beside the field once it is left, and
 * refused by the form's rules, so that it never means an empty field.
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
  // The typed text stays while it means the value; an empty field also means 0.
  const stands = typed !== null && same(numeroDe(typed) ?? 0, value ?? 0);
  const unread = value !== null && Number.isNaN(value) && (left || Boolean(error));
  return (
    <TextInput
      {...rest}
      error={unread ? NAO_SE_LE : error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={SINAIS}
      value={stands ? typed : shown(value)}
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
