import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { apagarSessao } from '../../../lib/session/session.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { problemasDaSenhaAtual, SenhaAtualInput } from '../offered/senha-atual-input.tsx';

export function EncerrarConta() {
  const [senhaAtual, setSenhaAtual] = useState('');
  const errors = useFormErrors();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const encerrar = useMutation({ mutationFn: api.encerrarConta });

  const submit = async () => {
    if (errors.show(problemasDaSenhaAtual(senhaAtual))) return;
    const detail = `${naoSeDesfaz('encerrarConta')} Os seus rascunhos são apagados e você não entra mais com este CPF.`;
    if (!(await confirm('deseja encerrar a conta?', { danger: true, yes: 'Encerrar', detail }))) return;
    try {
      await encerrar.mutateAsync({ body: { senhaAtual } });
      apagarSessao();
      await navigate('/login', { replace: true });
      notify.success('Conta encerrada.');
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Panel title="Encerrar a conta">
      <Text mb="md">
        Nome, CPF, RG, SIAPE, e-mail, Lattes, foto e rascunhos são apagados. O que a lei manda guardar
        (projetos enviados, avaliações, declarações e registros) fica, sem o seu cadastro; só as declarações
        emitidas continuam com o nome. Baixe antes os seus dados, se quiser ficar com eles.
      </Text>
      <Form label="Encerrar a conta" keeps busy={encerrar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <SenhaAtualInput errors={errors} value={senhaAtual} onChange={setSenhaAtual} />
        <FormActions>
          <Button type="submit" color="red" loading={encerrar.isPending}>
            Encerrar a conta
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
