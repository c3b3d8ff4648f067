import { problemasDaLeituraDoNome } from '@instrutoria/domain/conta/rules/nome-social.ts';
import { Text } from '@mantine/core';
import { ReadWithReasonModal } from '../../../ui/dialogs/read-with-reason-modal.tsx';

/** Opens the civil name; offered for any person, so that reading it reveals nothing. */
export default function NomeCivilModal(props: {
  readonly nome: string;
  readonly ler: (motivo: string) => Promise<{ readonly nomeCivil: string }>;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { nome, ler, opened, onClose } = props;
  return (
    <ReadWithReasonModal
      title="Ver o nome civil"
      shownTitle={`Nome civil de ${nome}`}
      label="Para que você precisa dele"
      description="A leitura fica registrada, com o motivo, e a pessoa vê quem leu e quando."
      problems={problemasDaLeituraDoNome}
      read={ler}
      show={({ nomeCivil }) => (
        <Text>
          <b>{nomeCivil}</b>
        </Text>
      )}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        O nome que está nos documentos de <b>{nome}</b>. Quem não usa nome social tem um nome só.
      </Text>
    </ReadWithReasonModal>
  );
}
