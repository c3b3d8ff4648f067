import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Text } from '@mantine/core';
import { formatarDia } from '../../../lib/format/format.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Instrutor, useRetomarVinculo } from '../api.ts';

export default function RetomarModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  const { id, versao, nome, fimVinculo } = instrutor;
  const { mutateAsync: retomar } = useRetomarVinculo();
  return (
    <ReasonModal
      title={M.desejaRetomar}
      submit="Retomar vínculo"
      description="Fica na trilha de auditoria"
      act={(motivo) => retomar({ id, versao, motivo })}
      done={M.retomado}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        <b>{nome}</b> volta à lista e ocupa de novo a vaga, como estava
        {fimVinculo !== null &&
          ` antes do encerramento em ${formatarDia(fimVinculo.data)} (${fimVinculo.motivo})`}
        .
      </Text>
    </ReasonModal>
  );
}
