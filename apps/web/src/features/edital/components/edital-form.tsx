import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { CAMPOS_DO_EDITAL, pedeMotivo } from '@instrutoria/domain/edital/rules/mudancas.ts';
import type { DadosDoEdital, Edital } from '@instrutoria/domain/edital/types.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarEdital } from '../api.ts';
import { CopiarDeOutroEdital } from './copiar-de-outro-edital.tsx';
import { type DadosDigitados, EditalFields, ROTULOS_DO_FORM } from './edital-fields.tsx';
import { SugerirRecursos } from './sugerir-recursos.tsx';

function digitados(edital: DadosDoEdital | null): DadosDigitados {
  return {
    nome: edital?.nome ?? '',
    inicio: edital?.inicio ?? '',
    fim: edital?.fim ?? '',
    tipoProjeto: edital?.tipoProjeto ?? 'TIPO I',
    publicacao: edital?.publicacao ?? '',
    fimRecursos: edital?.fimRecursos ?? '',
    limiteBolsas: edital?.limiteBolsas?.toString() ?? '',
    vigenciaInicio: edital?.vigenciaInicio ?? '',
    vigenciaFim: edital?.vigenciaFim ?? '',
    limitePorCoordenador: edital?.limitePorCoordenador?.toString() ?? '',
    prazoAvaliacao: edital?.prazoAvaliacao ?? '',
    encerramentoSemInstrutores: edital?.encerramentoSemInstrutores ?? '',
    processo: edital?.processo ?? '',
    motivo: '',
  };
}

/** An empty day or limit becomes null; a required one is omitted. */
function paraEnvio({ motivo: _motivo, ...values }: DadosDigitados): DadosDoEdital {
  const { publicacao, vigenciaInicio, vigenciaFim, fimRecursos, prazoAvaliacao, ...resto } = values;
  const { limiteBolsas, limitePorCoordenador, encerramentoSemInstrutores, processo, ...iguais } = resto;
  const numero = (texto: string) => (texto.trim() === '' ? null : Number(texto.replace(',', '.')));
  return {
    ...iguais,
    ...(publicacao === '' ? {} : { publicacao }),
    ...(vigenciaInicio === '' ? {} : { vigenciaInicio }),
    ...(vigenciaFim === '' ? {} : { vigenciaFim }),
    fimRecursos: fimRecursos || null,
    prazoAvaliacao: prazoAvaliacao || null,
    encerramentoSemInstrutores: encerramentoSemInstrutores || null,
    processo: processo.trim() || null,
    limiteBolsas: numero(limiteBolsas),
    limitePorCoordenador: numero(limitePorCoordenador),
  };
}

/** Typed values stay; unchanged prefilled values follow the new choice. */
function semPerder(old: DadosDigitados, before: DadosDigitados, after: DadosDigitados): DadosDigitados {
  const campos = Object.keys(after) as (keyof DadosDigitados)[];
  const novos = campos.filter((campo) => old[campo] === before[campo]).map((campo) => [campo, after[campo]]);
  return { ...old, ...Object.fromEntries(novos) };
}

/** Only changed fields, so that others' changes are kept. */
function mudancas(edital: Edital, body: DadosDoEdital): DadosDoEdital {
  return Object.fromEntries(
    CAMPOS_DO_EDITAL.flatMap((campo) =>
      body[campo] === undefined || body[campo] === edital[campo] ? [] : [[campo, body[campo]]],
    ),
  );
}

export default function EditalForm(props: {
  readonly record: Edital | null;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { record, opened, close } = props;
  const [values, setValues] = useState(() => digitados(record));
  const [modelo, setModelo] = useState({ id: undefined as number | undefined, dados: digitados(null) });
  const errors = useFormErrors(ROTULOS_DO_FORM);
  const salvar = useSalvarEdital();

  const body = paraEnvio(values);
  const precisaDeMotivo =
    record !== null && pedeMotivo(record, { ...record, ...mudancas(record, body) } as Edital, record.fase);

  // While submissions are open, a changed last day is announced to everybody with its reason.
  const prorroga = record?.aberto === true && body.fim !== record.fim;

  const submit = async () => {
    const problemas = [
      ...problemasDoEdital({ ...body, encerradoEm: record?.encerradoEm ?? null }, true),
      ...(precisaDeMotivo || (prorroga && !estaVazio(values.motivo))
        ? problemasDoMotivoDoEdital(values.motivo)
        : []),
    ];
    if (errors.show(problemas)) return;
    const dizMotivo = precisaDeMotivo || (prorroga && !estaVazio(values.motivo));
    const motivo = dizMotivo ? { motivo: values.motivo } : {};
    const regras = modelo.id === undefined ? {} : { regrasDe: modelo.id };
    const envio = record === null ? { ...body, ...regras } : { ...mudancas(record, body), ...motivo };
    try {
      await salvar.mutateAsync({ ...envio, alvo: record ?? undefined });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(record === null ? MENSAGENS_EDITAL.criado : MENSAGENS_EDITAL.atualizado);
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
      {record === null && (
        <CopiarDeOutroEdital
          value={modelo.id}
          field={errors.field('regrasDe')}
          onChange={(id, copia) => {
            errors.clear();
            const dados = digitados(copia);
            setValues((old) => semPerder(old, modelo.dados, dados));
            setModelo({ id, dados });
          }}
        />
      )}
      <EditalFields
        values={values}
        onChange={(changes) => setValues((old) => ({ ...old, ...changes }))}
        errors={errors}
        fase={record?.fase ?? null}
        pedeMotivo={precisaDeMotivo}
        prorroga={prorroga}
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
