import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Folha, useFecharFolha } from '../api.ts';

export default function FecharSemSegundaPessoaModal(props: {
  readonly folha: Folha;
  readonly somas: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onFechar: (mes: string) => void;
}) {
  const { folha, somas, opened, onClose, onFechar } = props;
  const { mes, valorAPagar: total } = folha;
  const { mutateAsync: fechar } = useFecharFolha();
  return (
    <ReasonModal
      title={M.fecharSemSegundaPessoa}
      submit="Fechar a folha"
      description="O motivo fica na folha e vai por e-mail aos coordenadores."
      problems={problemasDaJustificativa}
      act={async (motivo) => {
        onFechar(mes);
        await fechar({ mes, total, motivo });
      }}
      done={M.fechada}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        Nenhuma outra pessoa pode fechar esta folha. {somas} {naoSeDesfaz('fecharFolhaDePagamento')}
      </Text>
    </ReasonModal>
  );
}
