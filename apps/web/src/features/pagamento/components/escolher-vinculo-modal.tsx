import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Lancamento, useEscolherVinculo } from '../api.ts';

/** Which of two instructors of a project takes the month's grant, and why. */
export default function EscolherVinculoModal(props: {
  readonly lancamento: Lancamento;
  readonly outros: readonly Lancamento[];
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { lancamento, outros, opened, onClose } = props;
  const { instrutor, competencia, projeto } = lancamento;
  const [noLugarDe, setNoLugarDe] = useState(String(outros[0]?.instrutor.id ?? ''));
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const escolher = useEscolherVinculo();

  const choose = async () => {
    if (errors.show(problemasDaJustificativa(motivo))) return;
    try {
      await escolher.mutateAsync({
        competencia,
        instrutor: instrutor.id,
        noLugarDe: Number(noLugarDe),
        motivo,
      });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.vinculoEscolhido);
    onClose();
  };

  return (
    <FormModal
      title={M.escolherVinculo}
      opened={opened}
      busy={escolher.isPending}
      errors={errors}
      submit="Pagar este instrutor"
      onSubmit={choose}
      onClose={onClose}
    >
      <Text>
        <b>{instrutor.nome}</b> recebe a bolsa de {mesPorExtenso(competencia)} do projeto “{projeto.titulo}”.
        Se a folha desse mês já estiver fechada, a folha seguinte traz o complemento e o estorno.
      </Text>
      <NativeSelect
        label="No lugar de"
        required
        value={noLugarDe}
        data={outros.map((um) => ({ value: String(um.instrutor.id), label: um.instrutor.nome }))}
        onChange={(event) => setNoLugarDe(event.currentTarget.value)}
      />
      <Textarea
        {...errors.field('motivo')}
        label="Motivo"
        required
        autosize
        minRows={3}
        value={motivo}
        onChange={(event) => {
          errors.clear('motivo');
          setMotivo(event.currentTarget.value);
        }}
      />
    </FormModal>
  );
}
