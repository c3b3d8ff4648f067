import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useConsultar } from '../api.ts';

export default function ConsultarModal(props: {
  readonly projeto: { readonly id: number };
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, opened, onClose } = props;
  const { mutateAsync: consultar } = useConsultar(projeto.id);
  return (
    <ReasonModal
      title={M.desejaConsultar}
      submit="Perguntar ao coordenador"
      autofocus
      problems={problemasDoMotivoDoEdital}
      act={consultar}
      done={M.consultado}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        O coordenador recebe um e-mail e tem 10 dias para responder na página do projeto, onde lê este motivo.
        Sem resposta, a administração pode encerrar o projeto por desistência.
      </Text>
    </ReasonModal>
  );
}
