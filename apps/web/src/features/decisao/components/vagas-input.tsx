import { TextInput, type TextInputProps } from '@mantine/core';

const SINAIS = 9;
const PASSOS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number, or the typed text where it is none, which the rules check. */
type VagaDigitada = number | string;

const lido = (text: string): VagaDigitada => (/^\d+$/.test(text) ? Number(text) : text);

/** A number of places: typed, or changed with the arrow keys. The library's NumberInput weighs 9 KiB. */
export function VagasInput(
  props: Omit<TextInputProps, 'max' | 'onChange' | 'value'> & {
    readonly value: VagaDigitada;
    readonly max: number;
    readonly onChange: (value: VagaDigitada) => void;
  },
) {
  const { value, max, onChange, ...rest } = props;
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={SINAIS}
      value={String(value)}
      onChange={(event) => onChange(lido(event.currentTarget.value.replace(/[^\d.,-]/g, '')))}
      onKeyDown={(event) => {
        const passo = PASSOS[event.key];
        if (passo === undefined) return;
        event.preventDefault();
        onChange(Math.min(Math.max((Number(value) || 0) + passo, 0), max));
      }}
    />
  );
}
