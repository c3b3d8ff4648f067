import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { problemasDaRevogacao } from '@instrutoria/domain/declaracao/rules/revogacao.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Declaracao, useRevogarDeclaracao } from '../api.ts';

/** The reason is for the person who asked for the declaration, not for the public page. */
export default function RevogarModal(props: {
  readonly declaracao: Declaracao;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { declaracao, opened, onClose } = props;
  const { mutateAsync: revogar } = useRevogarDeclaracao();
  return (
    <ReasonModal
      title={M.desejaRevogar}
      submit="Revogar"
      description="A página pública não mostra o motivo."
      problems={problemasDaRevogacao}
      act={(motivo) => revogar({ id: declaracao.id, motivo })}
      done={M.revogada}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        A página pública da declaração de <b>{declaracao.nome}</b> passa a dizer que ela foi revogada.{' '}
        {naoSeDesfaz('revogarDeclaracao')}
      </Text>
    </ReasonModal>
  );
}
