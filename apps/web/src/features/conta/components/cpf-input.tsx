import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCpfMask } from '../../../lib/format/cpf-mask.ts';

/** Shown as 000.000.000-00, stored as digits. Accepts pasting and password managers (T-L11). */
export function CpfInput(props: {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
}) {
  const { value, onChange, ...rest } = props;
  const mask = useCpfMask(value, onChange);
  return <TextInput {...rest} {...mask} label="CPF" withAsterisk aria-required autoComplete="username" />;
}
