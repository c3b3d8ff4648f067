import { copiaDoEdital } from '@instrutoria/domain/edital/rules/copia.ts';
import type { DadosDoEdital } from '@instrutoria/domain/edital/types.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { editaisQuery } from '../../edital/api.ts';

/** Fills in a new call from an earlier one, moved to a later year; nothing where there is none. */
export function CopiarDeOutroEdital(props: {
  readonly value: number | undefined;
  readonly field: ReturnType<FormErrors['field']>;
  readonly onChange: (edital: number | undefined, copia: DadosDoEdital | null) => void;
}) {
  const editais = useQuery(editaisQuery).data ?? [];
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);
  if (editais.length === 0 || hoje === undefined) return null;
  return (
    <NativeSelect
      {...props.field}
      label="Como o edital"
      description="Preenche o que falta, com as datas um ano ou mais depois. As regras e o barema são os mesmos"
      value={props.value?.toString() ?? ''}
      data={[
        { value: '', label: 'Nenhum: em branco' },
        ...editais.map(({ id, nome }) => ({ value: String(id), label: nome })),
      ]}
      onChange={(event) => {
        const outro = editais.find(({ id }) => String(id) === event.currentTarget.value);
        props.onChange(outro?.id, outro === undefined ? null : copiaDoEdital(outro, hoje));
      }}
    />
  );
}
