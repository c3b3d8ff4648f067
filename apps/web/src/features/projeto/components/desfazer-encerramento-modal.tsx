import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useDesfazerEncerramento } from '../api.ts';

export default function DesfazerEncerramentoModal(props: {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { projeto, opened, onClose, onDone } = props;
  const { mutateAsync: desfazer } = useDesfazerEncerramento();
  return (
    <ReasonModal
      title={M.desejaDesfazerEncerramento}
      submit="Desfazer encerramento"
      description="O coordenador lê este texto; ele fica também na trilha de auditoria"
      problems={problemasDoMotivoDoEdital}
      act={(motivo) => desfazer({ id: projeto.id, motivo }).then(onDone)}
      done={M.encerramentoDesfeito}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        O projeto <b>{projeto.titulo}</b> deixa de contar como encerrado: o coordenador é avisado por e-mail e
        volta a poder cadastrar instrutores. O sistema não o encerra outra vez, mesmo que continue sem
        instrutores.
      </Text>
    </ReasonModal>
  );
}
