import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { SENHA_MAXIMO, SENHA_MINIMO } from '@instrutoria/domain/conta/limits.ts';
import { PasswordInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

export function SenhaField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errors: FormErrors;
  readonly nova?: boolean;
  readonly name?: 'senha' | 'senhaAtual';
}) {
  const { label, value, onChange, errors, nova = false, name = 'senha' } = props;
  return (
    <PasswordInput
      {...errors.field(name)}
      label={label}
      {...(nova
        ? {
            description: `De ${SENHA_MINIMO} a ${SENHA_MAXIMO} caracteres. Não use senhas comuns nem os seus próprios dados.`,
          }
        : {})}
      autoComplete={nova ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => {
        errors.clear(name);
        onChange(event.currentTarget.value);
      }}
    />
  );
}
