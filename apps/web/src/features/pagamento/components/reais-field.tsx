import { TextInput, type TextInputProps } from '@mantine/core';

/** An amount in reais, as text; `exemplo`: one that the description shows. */
export function ReaisField({
  exemplo,
  onReais,
  ...props
}: {
  readonly exemplo: string;
  readonly value: string;
  readonly onReais: (escrito: string) => void;
} & Pick<TextInputProps, 'error' | 'id' | 'label' | 'name'>) {
  return (
    <TextInput
      {...props}
      description={`Em reais, por exemplo ${exemplo}`}
      withAsterisk
      inputMode="decimal"
      leftSection="R$"
      onChange={(event) => onReais(event.currentTarget.value)}
    />
  );
}
