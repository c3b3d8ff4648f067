import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { PasswordInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

/** An empty one is said before it is sent. */
export function problemasDaSenhaAtual(senhaAtual: string): readonly Problema[] {
  return senhaAtual === ''
    ? [problema('senhaAtual', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]
    : [];
}

/** The password of who is logged in, for an act that asks for it again. */
export function SenhaAtualInput(props: {
  readonly errors: FormErrors;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (senhaAtual: string) => void;
}) {
  const { errors, description, value, onChange } = props;
  return (
    <PasswordInput
      {...errors.field('senhaAtual')}
      label="Senha atual"
      description={description}
      withAsterisk
      aria-required
      autoComplete="current-password"
      value={value}
      onChange={(event) => {
        errors.clear('senhaAtual');
        onChange(event.currentTarget.value);
      }}
    />
  );
}
