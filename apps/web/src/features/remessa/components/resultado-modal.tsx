import '@mantine/core/styles/Radio.layer.css';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { problemasDoResultado } from '@instrutoria/domain/remessa/rules/layout.ts';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Remessa, useRegistrarResultado } from '../api.ts';

const ROTULOS = { dia: 'Pago em', motivo: 'Motivo da devolução' } as const;

export default function ResultadoModal(props: {
  readonly remessa: number;
  readonly lancamentos: readonly Remessa['lancamentos'][number][];
  readonly hoje: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { remessa, lancamentos, hoje, opened, onClose } = props;
  const [resultado, setResultado] = useState<'devolvida' | 'paga'>('paga');
  const [dia, setDia] = useState(hoje);
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors(ROTULOS);
  const registrar = useRegistrarResultado(remessa);
  const [primeiro] = lancamentos;
  const submit = async () => {
    if (errors.show(problemasDoResultado({ resultado, dia, motivo, hoje }))) return;
    try {
      const ditos = resultado === 'paga' ? { dia } : { motivo };
      await registrar.mutateAsync({ lancamentos: lancamentos.map(({ id }) => id), resultado, ...ditos });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.resultadoSalvo);
    onClose();
  };
  return (
    <FormModal
      title={
        lancamentos.length === 1
          ? `Resultado de ${primeiro?.instrutor.nome ?? ''}`
          : `Resultado de ${lancamentos.length} pagamentos`
      }
      opened={opened}
      busy={registrar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <Radio.Group
          label="Resultado"
          value={resultado}
          onChange={(um) => {
            errors.clear();
            setResultado(um === 'paga' ? 'paga' : 'devolvida');
          }}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="paga" label="Pago" />
            <Radio value="devolvida" label="Devolvido pelo banco" />
          </Stack>
        </Radio.Group>
        {resultado === 'paga' ? (
          <TextInput
            {...errors.field('dia')}
            type="date"
            label={ROTULOS.dia}
            withAsterisk
            max={hoje}
            value={dia}
            onChange={(event) => {
              errors.clear('dia');
              setDia(event.currentTarget.value);
            }}
          />
        ) : (
          <>
            <TextInput
              {...errors.field('motivo')}
              label={ROTULOS.motivo}
              description="Por exemplo: conta encerrada"
              withAsterisk
              value={motivo}
              onChange={(event) => {
                errors.clear('motivo');
                setMotivo(event.currentTarget.value);
              }}
            />
            <Text size="sm">A coordenação é avisada, para corrigir os dados bancários.</Text>
          </>
        )}
      </Stack>
    </FormModal>
  );
}
