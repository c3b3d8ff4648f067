import { TextInput, type TextInputProps } from '@mantine/core';

/** Up to two digits, nothing else; null while empty. The library's NumberInput weighs 10 KiB gz for the same. */
export function CountInput(
  props: Omit<TextInputProps, 'value' | 'onChange'> & {
    readonly value: number | null;
    readonly onChange: (count: number | null) => void;
  },
) {
  const { value, onChange, ...rest } = props;
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 2);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
