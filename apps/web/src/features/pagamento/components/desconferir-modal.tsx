import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useDesconferirFolha } from '../api.ts';

export default function DesconferirModal(props: {
  readonly mes: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mes, opened, onClose } = props;
  const { mutateAsync: desconferir } = useDesconferirFolha();
  return (
    <ReasonModal
      title={M.voltarARascunho}
      submit="Voltar a rascunho"
      problems={problemasDaJustificativa}
      act={(motivo) => desconferir({ mes, motivo })}
      done={M.voltouARascunho}
      opened={opened}
      onClose={onClose}
    >
      <Text>A folha de {mesPorExtenso(mes)} precisa ser conferida outra vez antes de fechar.</Text>
    </ReasonModal>
  );
}
