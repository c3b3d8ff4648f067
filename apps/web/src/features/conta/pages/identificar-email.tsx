import { MENSAGENS_CONTA, ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaRecuperacao } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenPage } from '../../../app/open-page.tsx';
import { api } from '../../../lib/server/api.ts';
import { semResposta } from '../../../lib/server/api-error.ts';
import { SaveOrLeave } from '../../../ui/dialogs/save-or-leave.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

export default function IdentificarEmail() {
  const [email, setEmail] = useState('');
  const errors = useFormErrors();
  const pedir = useMutation({ mutationFn: api.pedirRedefinicaoDeSenha });

  const submit = async () => {
    pedir.reset();
    if (errors.show(problemasDaRecuperacao(email))) return;
    try {
      await pedir.mutateAsync({ body: { email } });
    } catch (error) {
      if (semResposta(error)) errors.showError(error, MENSAGENS_CONTA.recuperacaoFalhou);
      else errors.showError(error);
    }
  };

  return (
    <OpenPage narrow>
      <PageHeader
        title="Recuperar senha"
        description="Informe o e-mail do seu cadastro. Enviaremos um link que vale por uma hora."
      />
      <Panel>
        <Form label="Recuperar senha" keeps busy={pedir.isPending} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          {pedir.isSuccess && (
            <Notice kind="success" live>
              {pedir.data.message}
            </Notice>
          )}
          <TextInput
            {...errors.field('email')}
            label="E-mail"
            type="email"
            autoComplete="email"
            withAsterisk
            aria-required
            value={email}
            onChange={(event) => {
              errors.clear('email');
              setEmail(event.currentTarget.value);
            }}
          />
          <SaveOrLeave
            save={ROTULOS_CONTA.recuperarSenha}
            busy={pedir.isPending}
            leave={ROTULOS_CONTA.cancelar}
            to="/login"
          />
        </Form>
      </Panel>
    </OpenPage>
  );
}
