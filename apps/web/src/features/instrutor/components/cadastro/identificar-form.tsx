import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { cpfFirmado } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import { Button, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFocusSurvives } from '../../../../ui/dialogs/use-focus-survives.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../../ui/page/panel.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Instrutor, useIdentificarInstrutor } from '../../api.ts';
import { ROTULOS_DO_INSTRUTOR as R } from './instrutor-digitado.ts';

export function IdentificarForm(props: {
  readonly instrutor: Instrutor;
  readonly administra: boolean;
  readonly onEnd: () => void;
}) {
  const { instrutor, administra, onEnd } = props;
  const { id, versao, nome } = instrutor;
  const [cpf, setCpf] = useState('');
  const [matricula, setMatricula] = useState(instrutor.matricula ?? '');
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors(R);
  const identificar = useIdentificarInstrutor();
  useFocusSurvives();
  const firmado = cpfFirmado(instrutor);
  const campo = (name: string) => ({ ...errors.field(name), id: `${name}-${id}` });

  const save = async () => {
    try {
      const { avisos } = await identificar.mutateAsync({ id, versao, cpf, matricula, motivo });
      for (const aviso of avisos) notify.info(aviso);
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.atualizado);
    onEnd();
  };

  return (
    <Form label={`CPF e matrícula de ${nome}`} busy={identificar.isPending} onSubmit={save}>
      <ErrorSummary {...errors.summary} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {firmado && !administra ? (
          <Text>{M.cpfFirmado}.</Text>
        ) : (
          <TextInput
            {...campo('cpf')}
            label={R.cpf}
            description={
              instrutor.cpf === null ? 'Com ou sem pontos' : 'Em branco, continua o que está salvo'
            }
            inputMode="numeric"
            autoComplete="off"
            value={cpf}
            onChange={(event) => {
              errors.clear('cpf');
              setCpf(event.currentTarget.value);
            }}
          />
        )}
        <TextInput
          {...campo('matricula')}
          label={R.matricula}
          description="O número do aluno na universidade"
          autoComplete="off"
          value={matricula}
          onChange={(event) => {
            errors.clear('matricula');
            setMatricula(event.currentTarget.value);
          }}
        />
      </SimpleGrid>
      {firmado && administra && (
        <Textarea
          {...campo('motivo')}
          label="Motivo da alteração do CPF"
          description="Fica na trilha de auditoria"
          autosize
          minRows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
      )}
      <FormActions>
        <Button type="submit" size="sm" loading={identificar.isPending}>
          Salvar CPF e matrícula
        </Button>
        <Button size="sm" variant="default" onClick={onEnd}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
}
