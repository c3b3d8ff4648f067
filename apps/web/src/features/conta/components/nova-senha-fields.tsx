import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { SENHA_MAXIMO, SENHA_MINIMO } from '@instrutoria/domain/conta/limits.ts';
import { PasswordInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

export interface NovaSenha {
  readonly senha: string;
  readonly confirmacao: string;
}

export function NovaSenhaFields(props: {
  readonly values: NovaSenha;
  readonly onChange: (changes: Partial<NovaSenha>) => void;
  readonly errors: FormErrors;
}) {
  const { values, onChange, errors } = props;
  const common = (name: keyof NovaSenha) => ({
    ...errors.field(name),
    withAsterisk: true,
    'aria-required': true,
    autoComplete: 'new-password',
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      onChange({ [name]: event.currentTarget.value });
    },
  });
  return (
    <>
      <PasswordInput
        {...common('senha')}
        label="Nova senha"
        description={`De ${SENHA_MINIMO} a ${SENHA_MAXIMO} caracteres. Não use senhas comuns nem os seus próprios dados.`}
      />
      <PasswordInput {...common('confirmacao')} label="Confirmar senha" />
    </>
  );
}
