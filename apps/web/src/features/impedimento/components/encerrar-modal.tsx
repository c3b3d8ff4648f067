import { MENSAGENS_IMPEDIMENTO as M } from '@instrutoria/domain/impedimento/messages.ts';
import { problemasDoFimDoImpedimento } from '@instrutoria/domain/impedimento/rules.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useEncerrarImpedimento } from '../api.ts';

export function EncerrarModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { id, nome, opened, close } = props;
  const encerrar = useEncerrarImpedimento();
  return (
    <ReasonModal
      title="Encerrar o impedimento"
      submit="Encerrar"
      opened={opened}
      onClose={close}
      label="Por que terminou"
      autofocus
      problems={problemasDoFimDoImpedimento}
      act={(motivo) => encerrar.mutateAsync({ id, motivo })}
      done={M.encerrado}
    >
      <Text>
        {nome}. Depois disto você volta a poder avaliar e decidir projetos desta pessoa ou unidade. A
        declaração fica no histórico.
      </Text>
    </ReasonModal>
  );
}
