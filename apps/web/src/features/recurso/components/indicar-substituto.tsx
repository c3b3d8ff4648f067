import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Recurso, relatoresQuery, useIndicarSubstituto } from '../api.ts';

const ROTULOS = { substituto: 'Quem decide', motivo: 'Motivo' } as const;

/** People who may not substitute stay in the list, with the reason. */
export function IndicarSubstituto(props: {
  readonly recurso: Recurso;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { recurso, opened, onClose } = props;
  const candidatos = useQuery(relatoresQuery(recurso.id));
  const [escolhido, setEscolhido] = useState('');
  const { mutateAsync: indicar } = useIndicarSubstituto();
  return (
    <ReasonModal
      title={M.desejaIndicarSubstituto}
      submit="Indicar substituto"
      labels={ROTULOS}
      problems={(motivo) => [
        ...(escolhido === '' ? [problema('substituto', 'SEM_SUBSTITUTO', M.escolhaOSubstituto)] : []),
        ...problemasDoMotivoDoEdital(motivo),
      ]}
      act={(motivo) => indicar({ id: recurso.id, substituto: Number(escolhido), motivo })}
      done={M.substitutoIndicado}
      opened={opened}
      onClose={onClose}
      fields={(errors) => (
        <QueryState query={candidatos}>
          {(lista) => (
            <NativeSelect
              {...errors.field('substituto')}
              label={ROTULOS.substituto}
              withAsterisk
              value={escolhido}
              onChange={(event) => {
                errors.clear('substituto');
                setEscolhido(event.currentTarget.value);
              }}
            >
              <option value="">Escolha uma pessoa</option>
              {lista.map(({ id, nome, unidade, impedimento }) => (
                <option key={id} value={id} disabled={impedimento !== null}>
                  {`${nome}, ${unidade}${impedimento === null ? '' : ` (${impedimento.toLocaleLowerCase('pt-BR')})`}`}
                </option>
              ))}
            </NativeSelect>
          )}
        </QueryState>
      )}
    >
      <Text>
        A presidência da comissão não pode decidir este recurso. A pessoa indicada recebe um e-mail, lê o
        recurso e decide.
      </Text>
    </ReasonModal>
  );
}
