import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

/** Signs that a count may take while it is typed; what they say is judged, never changed. */
const SINAIS = 9;

/** The number that a text says, null while it says none; a comma is a point. */
function numeroDe(text: string): number | null {
  const clean = text.trim();
  return /^-?\d+(?:[.,]\d+)?$/.test(clean) ? Number(clean.replace(',', '.')) : null;
}

/**
 * A count as it was typed, '-3' and '1,5' too: the rules of the form say what is wrong with it. Null while empty. The
 * library's NumberInput weighs 10 KiB gz and drops such signs.
 */
export function CountInput(
  props: Omit<TextInputProps, 'value' | 'onChange'> & {
    readonly value: number | null;
    readonly onChange: (count: number | null) => void;
  },
) {
  const { value, onChange, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed stands as long as it says the value, an empty field for 0 too; a value from elsewhere takes its place.
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
