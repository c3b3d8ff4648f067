import { ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaNovaSenha } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { SaveOrLeave } from '../../../ui/dialogs/save-or-leave.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { professorAtualQuery } from '../api.ts';
import { NovaSenhaFields } from '../components/nova-senha-fields.tsx';
import { regrasDaSenha } from '../components/regras-da-senha.ts';
import { problemasDaSenhaAtual, SenhaAtualInput } from '../offered/senha-atual-input.tsx';

const EMPTY = { senhaAtual: '', senha: '', confirmacao: '' };

export default function AlterarSenha() {
  const [values, setValues] = useState(EMPTY);
  const errors = useFormErrors();
  const pessoa = useQuery(professorAtualQuery).data;
  const alterar = useMutation({ mutationFn: api.alterarSenha });

  const submit = async () => {
    if (errors.show([...problemasDaSenhaAtual(values.senhaAtual), ...problemasDaNovaSenha(values)])) return;
    const { senhaAtual, senha } = values;
    try {
      const { problemasDaSenha } = await regrasDaSenha();
      if (errors.show(problemasDaSenha(senha, pessoa ?? {}))) return;
      const { message } = await alterar.mutateAsync({ body: { senhaAtual, senha } });
      setValues(EMPTY);
      notify.success(message);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <>
      <PageHeader title="Alterar senha" description="As outras sessões da sua conta serão encerradas." />
      <Panel>
        <Form label="Alterar senha" busy={alterar.isPending} onSubmit={submit}>
          <ErrorSummary {...errors.summary} />
          <SenhaAtualInput
            errors={errors}
            value={values.senhaAtual}
            onChange={(senhaAtual) => setValues({ ...values, senhaAtual })}
          />
          <NovaSenhaFields
            values={values}
            onChange={(changes) => setValues({ ...values, ...changes })}
            errors={errors}
          />
          <SaveOrLeave
            save={ROTULOS_CONTA.salvar}
            busy={alterar.isPending}
            leave={ROTULOS_CONTA.cancelar}
            to="/menu"
          />
        </Form>
      </Panel>
    </>
  );
}
