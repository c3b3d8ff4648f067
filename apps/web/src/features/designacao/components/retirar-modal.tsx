import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDoMotivoDaRetirada } from '@instrutoria/domain/designacao/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useRetirar } from '../api.ts';

export interface ARetirar {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly avaliacao: { readonly id: number; readonly versao: number };
  readonly avaliador: string;
  /** The evaluator, in a project with several. */
  readonly de?: number | undefined;
}

/** Withdraws a designation before any score. */
export default function RetirarModal(props: {
  readonly retirar: ARetirar;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, avaliacao, avaliador, de } = props.retirar;
  const retirar = useRetirar();
  return (
    <ReasonModal
      title="Retirar a designação"
      submit="Retirar"
      opened={props.opened}
      onClose={props.onClose}
      autofocus
      description="Quem foi designado recebe este texto por e-mail"
      problems={problemasDoMotivoDaRetirada}
      act={(motivo) =>
        retirar.mutateAsync({
          ...{ id: avaliacao.id, versao: avaliacao.versao, motivo },
          ...(de === undefined ? {} : { avaliador: de }),
        })
      }
      done={M.designacaoRetirada}
    >
      <Text>
        nº {projeto.id}, {projeto.titulo}. {avaliador} deixa de avaliar este projeto, que volta a esperar quem
        o avalie. Isso só é possível enquanto não há notas nem parecer salvos.
      </Text>
    </ReasonModal>
  );
}
