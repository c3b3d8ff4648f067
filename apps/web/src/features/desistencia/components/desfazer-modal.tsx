import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import type { EstadoDaDesistencia } from '@instrutoria/domain/desistencia/types.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useDesfazerDesistencia } from '../api.ts';
import { BOTAO_DO_DESFAZER } from './botao-do-desfazer.ts';

const FEITO: Readonly<Record<EstadoDaDesistencia, string>> = {
  consultada: M.consultaEncerrada,
  marcada: M.retirada,
  emVigor: M.desfeita,
};
const O_QUE_MUDA: Readonly<Record<EstadoDaDesistencia, string>> = {
  consultada: 'O projeto continua, e a consulta termina. O outro lado é avisado por e-mail.',
  marcada: 'O projeto continua como estava. Os alunos são avisados por e-mail.',
  emVigor:
    'O projeto continua, e os vínculos que terminaram com ele são retomados. Ficam fora os alunos que já estão em outra vaga.',
};

export default function DesfazerModal(props: {
  readonly projeto: { readonly id: number };
  readonly estado: EstadoDaDesistencia;
  readonly coordena: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, estado, coordena, opened, onClose } = props;
  const { mutateAsync: desfazer } = useDesfazerDesistencia(projeto.id);
  return (
    <ReasonModal
      title={estado === 'consultada' && coordena ? M.desejaResponder : M.desejaDesfazer}
      submit={BOTAO_DO_DESFAZER(estado, coordena)}
      autofocus
      problems={problemasDoMotivoDoEdital}
      act={desfazer}
      done={FEITO[estado]}
      opened={opened}
      onClose={onClose}
    >
      <Text>{O_QUE_MUDA[estado]}</Text>
    </ReasonModal>
  );
}
