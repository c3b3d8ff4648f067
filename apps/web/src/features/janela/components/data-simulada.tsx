import { MENSAGENS_JANELA as M } from '@instrutoria/domain/janela/messages.ts';
import { instanteNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { fusoDaInstituicao } from '../../../lib/session/time-zone.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSimularData } from '../api.ts';

export function DataSimulada({ simulada }: { readonly simulada: string | null }) {
  const [instante, setInstante] = useState('');
  const errors = useFormErrors();
  const simular = useSimularData();
  const trocar = async (para: string | null) => {
    try {
      await simular.mutateAsync(para);
      errors.clear();
      notify.success(para === null ? 'A demonstração voltou ao tempo real' : 'Data simulada');
    } catch (error) {
      errors.showError(error);
    }
  };
  const submit = async () => {
    const escolhido = instanteNoFuso(instante, fusoDaInstituicao());
    if (escolhido === null) {
      errors.show([problema('instante', 'INSTANTE_INVALIDO', M.instanteInvalido)]);
      return;
    }
    await trocar(escolhido.toISOString());
  };
  return (
    <Panel title="Data da demonstração">
      <Form label="Data da demonstração" busy={simular.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <Text>
          {simulada === null
            ? 'A demonstração está no tempo real. Escolha outra data para ver o que abre e o que fecha.'
            : `A demonstração está em ${formatarInstante(simulada)}.`}
        </Text>
        <Group align="flex-end" gap="md">
          <TextInput
            {...errors.field('instante')}
            type="datetime-local"
            label="Data e hora"
            description="No horário da instituição"
            maw="100%"
            styles={{ input: { minWidth: 0, maxWidth: '100%' } }}
            value={instante}
            onChange={(event) => {
              errors.clear('instante');
              setInstante(event.currentTarget.value);
            }}
          />
          <Button type="submit" loading={simular.isPending}>
            Simular
          </Button>
          {simulada !== null && (
            <Button variant="default" onClick={() => void trocar(null)}>
              Voltar ao tempo real
            </Button>
          )}
        </Group>
      </Form>
    </Panel>
  );
}
