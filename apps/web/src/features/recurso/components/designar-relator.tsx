import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_RELATORIA as M } from '@instrutoria/domain/recurso/messages.ts';
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type CandidatoARelator, type Recurso, relatoresQuery, useDesignarRelator } from '../api.ts';

function dito({ nome, unidade, relatorias, impedimento }: CandidatoARelator): string {
  const porque = impedimento === null ? '' : ` (${impedimento.toLocaleLowerCase('pt-BR')})`;
  return `${nome}, ${unidade}: ${contado(relatorias, 'recurso', 'recursos')}${porque}`;
}

/** Chooses who writes the draft; people who may not stay in the list, with the reason. */
export function DesignarRelator(props: {
  readonly recurso: Recurso;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { recurso, opened, onClose } = props;
  const candidatos = useQuery(relatoresQuery(recurso.id));
  const [escolhido, setEscolhido] = useState('');
  const errors = useFormErrors();
  const designar = useDesignarRelator();

  const submit = async () => {
    if (escolhido === '') {
      errors.show([problema('relator', 'SEM_RELATOR', M.escolhaRelator)]);
      return;
    }
    try {
      await designar.mutateAsync({ id: recurso.id, relator: Number(escolhido) });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.designado);
    onClose();
  };

  return (
    <FormModal
      title="Designar o relator"
      opened={opened}
      busy={designar.isPending}
      errors={errors}
      submit="Designar"
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {recurso.projetoAprovacao.projeto.titulo}. O relator recebe um e-mail, lê o recurso e escreve a minuta
        da decisão.
      </Text>
      <QueryState query={candidatos}>
        {(lista) => (
          <NativeSelect
            {...errors.field('relator')}
            label="Relator"
            description="Com quantos recursos cada pessoa já tem por relatar."
            withAsterisk
            value={escolhido}
            onChange={(event) => {
              errors.clear('relator');
              setEscolhido(event.currentTarget.value);
            }}
          >
            <option value="">Escolha uma pessoa</option>
            {lista.map((um) => (
              <option key={um.id} value={um.id} disabled={um.impedimento !== null}>
                {dito(um)}
              </option>
            ))}
          </NativeSelect>
        )}
      </QueryState>
    </FormModal>
  );
}
