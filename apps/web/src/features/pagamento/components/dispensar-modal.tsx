import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_PAGAMENTO as M, NOMES_DOS_MOTIVOS } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Lancamento, useDecidirEstorno } from '../api.ts';

export default function DispensarModal(props: {
  readonly mes: string;
  readonly lancamento: Lancamento;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mes, lancamento, opened, onClose } = props;
  const { instrutor, projeto, competencia, motivo: porque, valor } = lancamento;
  const { mutateAsync: decidir } = useDecidirEstorno();
  const qual = { mes, instrutor: instrutor.id, competencia };
  return (
    <ReasonModal
      title={M.dispensarEstorno}
      submit="Dispensar"
      description="O aluno e o coordenador leem este motivo."
      problems={problemasDaJustificativa}
      act={(motivo) => decidir({ ...qual, decisao: 'DISPENSADO', motivo })}
      done={M.estornoDispensado}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        <b>{instrutor.nome}</b>, do projeto “{projeto.titulo}”, fica com{' '}
        {valor === null ? 'a bolsa' : `${reais(valor)} da bolsa`} de {mesPorExtenso(competencia)}
        {porque !== null && `, apesar de: ${NOMES_DOS_MOTIVOS[porque]}`}. Depois que a folha for fechada, este
        estorno não é mais proposto.
      </Text>
    </ReasonModal>
  );
}
