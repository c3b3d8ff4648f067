import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Box, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { apagarSessao } from '../../../lib/session/session.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { usePendentes } from './fila-dos-dias.ts';
import { SenhaField } from './senha-field.tsx';

export function TrocarSenha() {
  const [senhaAtual, setSenhaAtual] = useState('');
  const [senha, setSenha] = useState('');
  const errors = useFormErrors();
  const trocar = useMutation({ mutationFn: api.alterarSenhaDoEstudante });
  const submit = async () => {
    try {
      const { message } = await trocar.mutateAsync({ body: { senhaAtual, senha } });
      setSenhaAtual('');
      setSenha('');
      notify.success(message);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <Panel title="Trocar a senha">
      <Form label="Trocar a senha" busy={trocar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <SenhaField
          name="senhaAtual"
          label="Senha atual"
          value={senhaAtual}
          onChange={setSenhaAtual}
          errors={errors}
        />
        <SenhaField label="Nova senha" nova value={senha} onChange={setSenha} errors={errors} />
        <FormActions>
          <Button type="submit" loading={trocar.isPending}>
            Trocar a senha
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}

interface PorEnviar {
  readonly dias: number;
  readonly meses: number;
}

/** What would be lost, in words; null: nothing. `aparelho`: lines that wait on this device. */
function oQueSePerde({ dias, meses }: PorEnviar, aparelho: number): string | null {
  const partes = [
    aparelho === 0 ? null : `${contado(aparelho, 'dia salvo', 'dias salvos')} só neste aparelho`,
    dias === 0
      ? null
      : `${contado(dias, 'dia', 'dias')} de ${contado(meses, 'mês que você não enviou', 'meses que você não enviou')}`,
  ].filter((um) => um !== null);
  return partes.length === 0 ? null : `A coordenação não recebe ${partes.join(', nem ')}.`;
}

export function EncerrarContaDeInstrutor(props: {
  readonly soPorLink: boolean;
  readonly porEnviar: PorEnviar;
}) {
  const { soPorLink } = props;
  const aparelho = usePendentes().filter(({ apagar }) => !apagar).length;
  const perde = oQueSePerde(props.porEnviar, aparelho);
  const [senhaAtual, setSenhaAtual] = useState('');
  const errors = useFormErrors();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const encerrar = useMutation({ mutationFn: api.encerrarContaDoEstudante });
  const submit = async () => {
    const fim = 'Você não entra mais com este CPF, até que alguém o convide de novo.';
    const detail = perde === null ? fim : `${perde} ${fim}`;
    if (!(await confirm('deseja encerrar a conta?', { danger: true, yes: 'Encerrar', detail }))) return;
    try {
      await encerrar.mutateAsync({ body: soPorLink ? {} : { senhaAtual } });
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
        O nome, o CPF, o e-mail e a senha desta conta são apagados. Os vínculos, os documentos, as horas e os
        pagamentos ficam com o projeto, porque a lei manda guardá-los.
      </Text>
      {perde !== null && (
        <Box mb="md">
          <Notice kind="warning" title="Há dias por enviar">
            {perde} Para enviá-los, abra <Link to="/aluno">a sua página</Link> antes de encerrar.
          </Notice>
        </Box>
      )}
      <Form label="Encerrar a conta" keeps busy={encerrar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        {!soPorLink && (
          <SenhaField
            name="senhaAtual"
            label="Senha atual"
            value={senhaAtual}
            onChange={setSenhaAtual}
            errors={errors}
          />
        )}
        <FormActions>
          <Button type="submit" color="red" loading={encerrar.isPending}>
            Encerrar a conta
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
