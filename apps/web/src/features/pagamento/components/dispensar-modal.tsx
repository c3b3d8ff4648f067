import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M, NOMES_DOS_MOTIVOS } from '@instrutoria/domain/pagamento/messages.ts';
import { problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Lancamento, useDecidirEstorno } from '../api.ts';

/** Why a paid month is not asked back. */
export default function DispensarModal(props: {
  readonly mes: string;
  readonly lancamento: Lancamento;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { mes, lancamento, opened, onClose } = props;
  const { instrutor, projeto, competencia, motivo: porque } = lancamento;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const decidir = useDecidirEstorno();

  const waive = async () => {
    if (errors.show(problemasDaJustificativa(motivo))) return;
    try {
      await decidir.mutateAsync({
        ...{ mes, instrutor: instrutor.id, competencia },
        ...{ decisao: 'DISPENSADO', motivo },
      });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.estornoDispensado);
    onClose();
  };

  return (
    <FormModal
      title={M.dispensarEstorno}
      opened={opened}
      busy={decidir.isPending}
      errors={errors}
      submit="Dispensar"
      onSubmit={waive}
      onClose={onClose}
    >
      <Text>
        <b>{instrutor.nome}</b>, do projeto “{projeto.titulo}”, fica com a bolsa de{' '}
        {mesPorExtenso(competencia)}
        {porque !== null && `, apesar de: ${NOMES_DOS_MOTIVOS[porque]}`}. Depois que a folha for fechada, este
        estorno não é mais proposto.
      </Text>
      <Textarea
        {...errors.field('motivo')}
        label="Motivo"
        description="O aluno e o coordenador leem este motivo."
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
