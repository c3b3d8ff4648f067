import '@mantine/core/styles/Radio.layer.css';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Instrutor, useEncerrarInstrutor } from '../api.ts';

export default function EncerrarModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  const { id, versao, nome, vigencia, projeto } = instrutor;
  const [data, setData] = useState('');
  const [depois, setDepois] = useState<'livre' | 'outra'>('livre');
  const { mutateAsync: encerrar } = useEncerrarInstrutor();
  const navigate = useNavigate();
  const sucede = depois === 'outra';
  const act = async (motivo: string) => {
    if (!sucede) return encerrar({ id, versao, data: data === '' ? null : data, motivo });
    // The blocker for what was typed goes with the dialog.
    setTimeout(
      () => void navigate(`/substituir_instrutor/${id}/${projeto.id}`, { state: { data, motivo } }),
      0,
    );
  };
  return (
    <ReasonModal
      title={M.desejaEncerrar}
      submit={sucede ? 'Continuar: quem entra' : 'Encerrar vínculo'}
      act={act}
      done={sucede ? undefined : M.encerrado}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
        <Stack gap="md">
          <TextInput
            {...errors.field('data')}
            type="date"
            label="Último dia do vínculo"
            description="Em branco vale o dia de hoje. Antes do mês de início, o vínculo não chegou a começar: sem horas e sem declaração"
            min={vigencia.inicio}
            max={vigencia.fim}
            value={data}
            onChange={(event) => {
              errors.clear('data');
              setData(event.currentTarget.value);
            }}
          />
          <Radio.Group
            label="E a vaga?"
            value={depois}
            onChange={(um) => {
              errors.clear();
              setDepois(um === 'outra' ? 'outra' : 'livre');
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="livre" label="Fica livre" />
              <Radio
                value="outra"
                label="Outro aluno entra no lugar"
                description="O cadastro vem a seguir: o vínculo só termina quando ele for salvo"
              />
            </Stack>
          </Radio.Group>
        </Stack>
      )}
    >
      <Text>
        <b>{nome}</b> sai da lista. Os documentos, a frequência e os relatórios ficam no sistema. Se foi por
        engano, um administrador pode retomar o vínculo enquanto a vaga está livre.
      </Text>
    </ReasonModal>
  );
}
