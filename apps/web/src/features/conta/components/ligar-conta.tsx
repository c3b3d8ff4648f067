import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
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
  const errors = useFormErrors();
  const vincular = useMutation({ mutationFn: api.vincularPelaSenha });
  const submit = async () => {
    errors.clear();
    try {
      const body = { ...values, codigo, segredo: segredoDaPorta() };
      await onEntrou(await vincular.mutateAsync({ body }));
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel>
      <Form label="Ligar à conta daqui" keeps busy={vincular.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <LoginFields values={values} onChange={setValues} errors={errors} over />
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
