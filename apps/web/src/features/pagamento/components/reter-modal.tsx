import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Lancamento, useLiberarPagamento, useReterPagamento } from '../api.ts';

const LIDO = 'O aluno e o coordenador recebem este motivo por e-mail.';

/** Asks for the reason, and holds a line of the sheet. */
export function ReterModal(props: {
  readonly mes: string;
  readonly lancamento: Pick<Lancamento, 'competencia' | 'instrutor' | 'projeto' | 'valor'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mes, lancamento, opened, onClose } = props;
  const { instrutor, projeto, competencia, valor } = lancamento;
  const { mutateAsync: reter } = useReterPagamento();
  return (
    <ReasonModal
      title={M.reterPagamento}
      submit="Reter"
      description={LIDO}
      problems={problemasDaJustificativa}
      act={(motivo) => reter({ mes, instrutor: instrutor.id, competencia, motivo })}
      done={M.pagamentoRetido}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        A bolsa de {mesPorExtenso(competencia)} de <b>{instrutor.nome}</b>, do projeto “{projeto.titulo}”
        {valor === null ? '' : ` (${reais(valor)})`}, não é paga até alguém da administração a liberar.
      </Text>
    </ReasonModal>
  );
}

/** Asks for the reason, and releases a held payment. */
export function LiberarModal(props: {
  readonly id: number;
  readonly de: Pick<Lancamento, 'competencia' | 'projeto'> & {
    readonly instrutor: { readonly nome: string };
  };
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, de, opened, onClose } = props;
  const { mutateAsync: liberar } = useLiberarPagamento();
  return (
    <ReasonModal
      title={M.liberarPagamento}
      submit="Liberar"
      description={LIDO}
      problems={problemasDaJustificativa}
      act={(motivo) => liberar({ id, motivo })}
      done={M.pagamentoLiberado}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        A bolsa de {mesPorExtenso(de.competencia)} de <b>{de.instrutor.nome}</b>, do projeto “
        {de.projeto.titulo}”, volta a ser paga: na folha aberta, ou na próxima remessa da folha já fechada.
      </Text>
    </ReasonModal>
  );
}
