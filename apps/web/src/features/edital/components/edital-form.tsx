import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoEdital } from '@instrutoria/domain/edital/rules.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { useSalvarEdital } from '../api.ts';
import { type DadosDigitados, EditalFields, ROTULOS_DO_FORM } from './edital-fields.tsx';
import { SugerirRecursos } from './sugerir-recursos.tsx';

function digitados(edital: Edital | null): DadosDigitados {
  return {
    nome: edital?.nome ?? '',
    inicio: edital?.inicio ?? '',
    fim: edital?.fim ?? '',
    tipoProjeto: edital?.tipoProjeto ?? 'TIPO I',
    publicacao: edital?.publicacao ?? '',
    fimRecursos: edital?.fimRecursos ?? '',
    limiteBolsas: edital?.limiteBolsas?.toString() ?? '',
  };
}

function paraEnvio(values: DadosDigitados) {
  const { publicacao, fimRecursos, limiteBolsas, ...rest } = values;
  return {
    ...rest,
    ...(publicacao === '' ? {} : { publicacao }),
    fimRecursos: fimRecursos === '' ? null : fimRecursos,
    limiteBolsas: limiteBolsas === '' ? null : Number(limiteBolsas),
  };
}

export default function EditalForm(props: {
  readonly record: Edital | null;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { record, opened, close } = props;
  const [values, setValues] = useState(() => digitados(record));
  const errors = useFormErrors(ROTULOS_DO_FORM);
  const salvar = useSalvarEdital();

  const submit = async () => {
    const body = paraEnvio(values);
    if (errors.show(problemasDoEdital(body, true))) return;
    try {
      await salvar.mutateAsync({ ...body, alvo: record ?? undefined });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(MENSAGENS_EDITAL.atualizado);
    close();
  };

  return (
    <FormModal
      title={record === null ? 'Novo edital' : 'Editar edital'}
      opened={opened}
      busy={salvar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={close}
    >
      <EditalFields
        values={values}
        onChange={(changes) => setValues((old) => ({ ...old, ...changes }))}
        errors={errors}
      />
      {record !== null && (
        <SugerirRecursos
          edital={record}
          onPick={(fimRecursos) => {
            errors.clear('fimRecursos');
            setValues((old) => ({ ...old, fimRecursos }));
          }}
        />
      )}
    </FormModal>
  );
}
