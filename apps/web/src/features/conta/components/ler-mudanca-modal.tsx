import { problemasDaLeitura } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { Text } from '@mantine/core';
import { ReadWithReasonModal } from '../../../ui/dialogs/read-with-reason-modal.tsx';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { useLerMudanca } from '../api.ts';
import type { Mudanca } from './contato-antes-e-depois.tsx';

export default function LerMudancaModal(props: {
  readonly mudanca: Mudanca;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mudanca, opened, onClose } = props;
  const { mutateAsync: ler, reset } = useLerMudanca();
  return (
    <ReadWithReasonModal
      title="Ver os valores inteiros"
      shownTitle={`A mudança de ${mudanca.professor.nome}`}
      label="Para que você precisa deles"
      description="A pessoa vê quem leu e quando; o motivo fica na trilha de auditoria."
      problems={problemasDaLeitura}
      read={(motivo) => ler({ id: mudanca.id, motivo })}
      show={({ email, cpf }) => (
        <>
          {email && (
            <Text>
              E-mail: <EmailText>{email.antes}</EmailText> → <EmailText>{email.depois}</EmailText>
            </Text>
          )}
          {cpf && (
            <Text>
              CPF: {cpf.antes} → {cpf.depois}
            </Text>
          )}
        </>
      )}
      opened={opened}
      onClose={() => {
        // The answer, which contains a CPF, is dropped too.
        reset();
        onClose();
      }}
    >
      <Text>
        A mudança de <b>{mudanca.professor.nome}</b>, antes e depois.
      </Text>
    </ReadWithReasonModal>
  );
}
