import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Instrutor, useEncerrarInstrutor } from '../api.ts';

export default function EncerrarModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  const { id, versao, nome, vigencia } = instrutor;
  const [data, setData] = useState('');
  const { mutateAsync: encerrar } = useEncerrarInstrutor();
  return (
    <ReasonModal
      title={M.desejaEncerrar}
      submit="Encerrar vínculo"
      act={(motivo) => encerrar({ id, versao, data: data === '' ? null : data, motivo })}
      done={M.encerrado}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
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
      )}
    >
      <Text>
        <b>{nome}</b> sai da lista e a vaga fica livre. Os documentos, a frequência e os relatórios ficam no
        sistema. Se foi por engano, um administrador pode retomar o vínculo enquanto a vaga está livre.
      </Text>
    </ReasonModal>
  );
}
