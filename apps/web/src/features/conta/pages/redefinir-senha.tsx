import { MENSAGENS_CONTA, ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaNovaSenha } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { api } from '../../../lib/server/api.ts';
import { semResposta } from '../../../lib/server/api-error.ts';
import { dispositivoGuardado, guardarDispositivo } from '../../../lib/session/device.ts';
import { useResetToken } from '../../../lib/session/reset-token.ts';
import { SaveOrLeave } from '../../../ui/dialogs/save-or-leave.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type NovaSenha, NovaSenhaFields } from '../components/nova-senha-fields.tsx';
import { regrasDaSenha } from '../components/regras-da-senha.ts';

export default function RedefinirSenha() {
  const token = useResetToken();
  const [values, setValues] = useState<NovaSenha>({ senha: '', confirmacao: '' });
  const errors = useFormErrors();
  const navigate = useNavigate();
  const redefinir = useMutation({ mutationFn: api.redefinirSenha });

  const submit = async () => {
    if (errors.show(problemasDaNovaSenha(values))) return;
    try {
      const { problemasDaSenha } = await regrasDaSenha();
      if (errors.show(problemasDaSenha(values.senha, {}))) return;
      const { message, dispositivo } = await redefinir.mutateAsync({
        // Sent in the body, because proxies log addresses.
        body: { senha: values.senha, token: token ?? '', ...dispositivoGuardado() },
      });
      if (dispositivo !== undefined) guardarDispositivo(dispositivo);
      notify.success(message);
    } catch (error) {
      if (semResposta(error)) errors.showError(error, MENSAGENS_CONTA.redefinicaoFalhou);
      else errors.showError(error);
      return;
    }
    await navigate('/login');
  };

  return (
    <OpenPage narrow>
      <PageHeader title="Redefinir senha" />
      <Panel>
        <Form label="Redefinir senha" busy={redefinir.isPending} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          {token === null && (
            <Notice kind="warning" title="Abra de novo o link do e-mail">
              Esta página precisa do link que enviamos. Se ele já foi usado ou venceu,{' '}
              <Anchor component={Link} to="/identificar-email">
                peça outro
              </Anchor>
              .
            </Notice>
          )}
          {/* For password managers, which otherwise save the password without a user. */}
          <input type="text" name="username" autoComplete="username" hidden readOnly value="" />
          <NovaSenhaFields
            values={values}
            onChange={(changes) => setValues({ ...values, ...changes })}
            errors={errors}
          />
          <SaveOrLeave
            save={ROTULOS_CONTA.salvar}
            busy={redefinir.isPending}
            leave={ROTULOS_CONTA.cancelar}
            to="/login"
          />
        </Form>
      </Panel>
    </OpenPage>
  );
}
