import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import {
  destinoDoLancamento,
  destinoPorExtenso,
  MENSAGENS_PAGAMENTO as M,
} from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Lancamento, useEscolherVinculo } from '../api.ts';

const comDestino = (l: Lancamento) => `${l.instrutor.nome} (${destinoPorExtenso(destinoDoLancamento(l))})`;

export default function EscolherVinculoModal(props: {
  readonly lancamento: Lancamento;
  readonly outros: readonly Lancamento[];
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { lancamento, outros, opened, onClose } = props;
  const { instrutor, competencia, projeto } = lancamento;
  const [noLugarDe, setNoLugarDe] = useState(String(outros[0]?.instrutor.id ?? ''));
  const { mutateAsync: escolher } = useEscolherVinculo();
  const qual = { competencia, instrutor: instrutor.id, noLugarDe: Number(noLugarDe) };
  return (
    <ReasonModal
      title={M.escolherVinculo}
      submit="Pagar este instrutor"
      description="Os dois alunos são avisados por e-mail e leem este motivo."
      problems={problemasDaJustificativa}
      act={(motivo) => escolher({ ...qual, motivo })}
      done={M.vinculoEscolhido}
      opened={opened}
      onClose={onClose}
      fields={() => (
        <NativeSelect
          label="No lugar de"
          required
          value={noLugarDe}
          data={outros.map((um) => ({ value: String(um.instrutor.id), label: comDestino(um) }))}
          onChange={(event) => setNoLugarDe(event.currentTarget.value)}
        />
      )}
    >
      <Text>
        <b>{instrutor.nome}</b> recebe a bolsa de {mesPorExtenso(competencia)} do projeto “{projeto.titulo}”;
        se faltam documentos ou o CPF, a vaga espera por eles. Isto pode mudar até a folha do mês ser fechada.
      </Text>
    </ReasonModal>
  );
}
