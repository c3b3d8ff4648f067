import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Folha, useConferirPonto } from '../api.ts';

export default function ConferirPontoModal(props: {
  readonly mes: string;
  readonly ponto: Pick<Folha['pontos'][number], 'frase' | 'marca'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mes, ponto, opened, onClose } = props;
  const { mutateAsync: conferir } = useConferirPonto();
  return (
    <ReasonModal
      title={M.darPorConferido}
      submit={M.darPorConferido}
      description="Aparece com o seu nome. Vale para esta folha, enquanto os dados forem os mesmos."
      problems={problemasDaJustificativa}
      act={(motivo) => conferir({ mes, ponto: ponto.marca, motivo })}
      done={M.pontoConferido}
      opened={opened}
      onClose={onClose}
    >
      <Text>{ponto.frase}</Text>
    </ReasonModal>
  );
}
