import { problemasDaLeituraDoNome } from '@instrutoria/domain/conta/rules/nome-social.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { ReasonModal } from '../../../ui/reason-modal.tsx';

/** Of anybody, asks for the reason and shows the civil name until it is closed; it is kept nowhere. */
export default function NomeCivilModal(props: {
  readonly nome: string;
  readonly ler: (motivo: string) => Promise<{ readonly nomeCivil: string }>;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { nome, ler, opened, onClose } = props;
  const [lido, setLido] = useState<string | null>(null);
  const leu = useRef(false);
  const fechar = () => {
    leu.current = false;
    setLido(null);
    onClose();
  };
  return (
    <>
      <ReasonModal
        title="Ver o nome civil"
        submit="Ver"
        label="Para que você precisa dele"
        description="A leitura fica registrada, com o motivo, e a pessoa vê quem leu e quando."
        problems={problemasDaLeituraDoNome}
        act={async (motivo) => {
          setLido((await ler(motivo)).nomeCivil);
          leu.current = true;
        }}
        done="A leitura ficou registrada."
        opened={opened && lido === null}
        // It closes itself once the name is there: that is shown next.
        onClose={() => {
          if (!leu.current) onClose();
        }}
      >
        <Text>
          O nome que está nos documentos de <b>{nome}</b>. Quem não usa nome social tem um nome só.
        </Text>
      </ReasonModal>
      <Modal opened={lido !== null} onClose={fechar} title={`Nome civil de ${nome}`}>
        <Stack>
          <Text>
            <b>{lido}</b>
          </Text>
          <Group>
            <Button onClick={fechar}>Fechar</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
