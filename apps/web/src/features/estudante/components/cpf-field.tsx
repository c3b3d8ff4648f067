import { TextInput } from '@mantine/core';
import { useCpfMask } from '../../../lib/format/cpf-mask.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

export function CpfField(props: {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly errors: FormErrors;
}) {
  const { value, onChange, errors } = props;
  const mask = useCpfMask(value, (digits) => {
    errors.clear('cpf');
    onChange(digits);
  });
  return (
    <TextInput
      {...errors.field('cpf')}
      {...mask}
      label="CPF"
      withAsterisk
      aria-required
      autoComplete="username"
    />
  );
}
