import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { problemasDoMotivo } from '@instrutoria/domain/coordenacao/rules/afastamento.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useEncerrarAfastamento } from '../api.ts';

export default function EncerrarAfastamentoModal(props: {
  readonly projeto: number;
  readonly afastamento: number;
  readonly dias: string;
  readonly nome: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, afastamento, dias, nome, opened, onClose } = props;
  const { mutateAsync } = useEncerrarAfastamento(projeto);
  return (
    <ReasonModal
      title={M.desejaEncerrarAfastamento}
      submit="Encerrar"
      description="Só quem se afastou e a administração leem este texto"
      problems={problemasDoMotivo}
      act={(motivo) => mutateAsync({ afastamento, motivo })}
      done={M.afastamentoEncerrado}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        O afastamento de <b>{nome}</b>, {dias}, deixa de valer agora. Os dias que já passaram continuam
        valendo.
      </Text>
    </ReasonModal>
  );
}
