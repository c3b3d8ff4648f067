import { Stack, Title } from '@mantine/core';
import { Modal } from '../../../../ui/dialogs/modal.ts';
import { useLateOpened } from '../../../../ui/drafts/use-late-opened.ts';
import type { Instrutor } from '../../api.ts';
import { IdentificacaoDoInstrutor } from '../identificacao-do-instrutor.tsx';
import { LiberarInstrutor } from '../liberar-instrutor.tsx';
import { AcessosAosDocumentos } from './acessos-aos-documentos.tsx';
import { ListaDeDocumentos } from './lista-de-documentos.tsx';

export default function DocumentosModal(props: {
  readonly instrutor: Instrutor;
  readonly podeConferir: boolean;
  /** True for an administrator outside the project; otherwise the reader is its coordinator. */
  readonly administra: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, podeConferir, administra, opened, onClose } = props;
  return (
    <Modal
      opened={useLateOpened(opened)}
      onClose={onClose}
      title={`Documentos de ${instrutor.nome}`}
      size="xl"
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <IdentificacaoDoInstrutor instrutor={instrutor} administra={administra} podeMudar />
        <ListaDeDocumentos instrutor={instrutor} podeConferir={podeConferir} />
        {podeConferir && instrutor.situacaoInstrutor === 'IRREGULAR' && (
          <LiberarInstrutor instrutor={instrutor} />
        )}
        <section>
          <Title order={3} size="h4" mb="xs">
            Quem abriu estes documentos
          </Title>
          <AcessosAosDocumentos instrutor={instrutor.id} />
        </section>
      </Stack>
    </Modal>
  );
}
