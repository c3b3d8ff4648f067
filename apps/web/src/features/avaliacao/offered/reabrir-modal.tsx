import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { problemasDoMotivoDaReabertura } from '@instrutoria/domain/avaliacao/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useReabrir } from '../api.ts';

export interface AReabrir {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly avaliacao: { readonly id: number; readonly versao: number };
  readonly avaliador: string;
  /** The evaluator, in a project with several. */
  readonly de?: number | undefined;
}

/** Returns a concluded assessment to its evaluator. */
export default function ReabrirModal(props: {
  readonly reabrir: AReabrir;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, avaliacao, avaliador, de } = props.reabrir;
  const reabrir = useReabrir();
  return (
    <ReasonModal
      title="Reabrir a avaliação"
      submit="Reabrir"
      opened={props.opened}
      onClose={props.onClose}
      autofocus
      description="O avaliador recebe este texto por e-mail, e ele fica no histórico"
      problems={problemasDoMotivoDaReabertura}
      act={(motivo) =>
        reabrir.mutateAsync({
          ...{ id: avaliacao.id, versao: avaliacao.versao, motivo },
          ...(de === undefined ? {} : { avaliador: de }),
        })
      }
      done={M.reaberta}
    >
      <Text>
        nº {projeto.id}, {projeto.titulo}. {avaliador} continua das notas e do parecer que deu, e conclui de
        novo; até lá o projeto não conta como avaliado. O que ele tinha concluído fica guardado e se lê na
        página do projeto.
      </Text>
    </ReasonModal>
  );
}
