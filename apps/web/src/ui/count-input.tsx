import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

const SINAIS = 9;

function numeroDe(text: string): number | null {
  const clean = text.trim();
  return /^-?\d+(?:[.,]\d+)?$/.test(clean) ? Number(clean.replace(',', '.')) : null;
}

/**
 * A count as typed, even '-3' and '1,5', which the form's rules judge; the library's NumberInput (10 KiB gz)
 * drops such signs. Null while empty.
 */
export function CountInput(
  props: Omit<TextInputProps, 'value' | 'onChange'> & {
    readonly value: number | null;
    readonly onChange: (count: number | null) => void;
  },
) {
  const { value, onChange, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text stays while it means the value; an empty field also means 0.
  const stands = typed !== null && (numeroDe(typed) ?? 0) === (value ?? 0);
  const text = stands ? typed : String(value ?? '').replace('.', ',');
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={SINAIS}
      value={text}
      onChange={(event) => {
        const only = event.currentTarget.value.replace(/[^\d.,-]/g, '');
        setTyped(only);
        onChange(numeroDe(only));
      }}
    />
  );
}
