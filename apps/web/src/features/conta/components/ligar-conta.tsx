import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { segredoDaPorta } from '../../../lib/session/door.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { LoginFields } from './login-fields.tsx';

/** Asks once for the local CPF and password. */
export function LigarConta({
  codigo,
  onEntrou,
  onVoltar,
}: {
  readonly codigo: string;
  readonly onEntrou: (entrou: AnswerOf<Api['vincularPelaSenha']>) => Promise<void>;
  readonly onVoltar: () => void;
}) {
  const [values, setValues] = useState({ cpf: '', password: '' });
  const [codigoDoFator, setCodigoDoFator] = useState('');
  const [comFator, setComFator] = useState(false);
  const errors = useFormErrors();
  const vincular = useMutation({ mutationFn: api.vincularPelaSenha });
  const submit = async () => {
    errors.clear();
    try {
      const body = { ...values, codigo, segredo: segredoDaPorta(), ...(comFator ? { codigoDoFator } : {}) };
      await onEntrou(await vincular.mutateAsync({ body }));
    } catch (error) {
      // The field appears only for an account that has a second factor.
      if (error instanceof ApiError && error.code === 'CODIGO_VAZIO') setComFator(true);
      errors.showError(error);
    }
  };
  return (
    <Panel>
      <Form label="Ligar à conta daqui" keeps busy={vincular.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <LoginFields values={values} onChange={setValues} errors={errors} over />
        {comFator && (
          <TextInput
            {...errors.field('codigoDoFator')}
            label="Código do segundo fator"
            description="Do aplicativo autenticador, ou um código de recuperação"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={codigoDoFator}
            onChange={(event) => {
              errors.clear('codigoDoFator');
              setCodigoDoFator(event.currentTarget.value);
            }}
          />
        )}
        <FormActions>
          <Button type="submit" loading={vincular.isPending}>
            Ligar e entrar
          </Button>
          <Button variant="default" onClick={onVoltar}>
            Voltar
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
