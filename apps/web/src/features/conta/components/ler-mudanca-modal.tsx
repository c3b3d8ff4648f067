import { problemasDaLeitura } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { EmailText } from '../../../ui/email-text.tsx';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useLerMudanca } from '../api.ts';
import type { Mudanca } from './o-que-mudou.tsx';

/** Asks for the reason, then shows the values until it is closed; they are kept nowhere. */
export default function LerMudancaModal(props: {
  readonly mudanca: Mudanca;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mudanca, opened, onClose } = props;
  const { mutateAsync: ler, reset } = useLerMudanca();
  const [valores, setValores] = useState<Awaited<ReturnType<typeof ler>> | null>(null);
  const lida = useRef(false);
  const fechar = () => {
    lida.current = false;
    setValores(null);
    reset();
    onClose();
  };
  return (
    <>
      <ReasonModal
        title="Ver os valores inteiros"
        submit="Ver"
        label="Para que você precisa deles"
        description="A pessoa vê quem leu e quando; o motivo fica na trilha de auditoria."
        problems={problemasDaLeitura}
        act={async (motivo) => {
          setValores(await ler({ id: mudanca.id, motivo }));
          lida.current = true;
        }}
        done="A leitura ficou registrada."
        opened={opened && valores === null}
        // It closes itself once the values are there: they are shown next.
        onClose={() => {
          if (!lida.current) onClose();
        }}
      >
        <Text>
          A mudança de <b>{mudanca.professor.nome}</b>, antes e depois.
        </Text>
      </ReasonModal>
      <Modal opened={valores !== null} onClose={fechar} title={`A mudança de ${mudanca.professor.nome}`}>
        <Stack>
          {valores?.email && (
            <Text>
              E-mail: <EmailText>{valores.email.antes}</EmailText> →{' '}
              <EmailText>{valores.email.depois}</EmailText>
            </Text>
          )}
          {valores?.cpf && (
            <Text>
              CPF: {valores.cpf.antes} → {valores.cpf.depois}
            </Text>
          )}
          <Group>
            <Button onClick={fechar}>Fechar</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
