import { NOMES_DAS_FASES } from '@instrutoria/domain/edital/messages.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { NativeSelect } from '@mantine/core';

export function EditalSelect(props: {
  readonly editais: readonly Edital[];
  readonly value: number | undefined;
  readonly onChange: (edital: number | undefined) => void;
  readonly todos: string;
  readonly label?: string;
}) {
  const { editais, value, onChange, todos, label = 'Edital' } = props;
  return (
    <NativeSelect
      label={label}
      value={value?.toString() ?? ''}
      data={[
        { value: '', label: todos },
        ...editais.map(({ id, nome, fase }) => ({
          value: String(id),
          label: `${nome} (${NOMES_DAS_FASES[fase].toLowerCase()})`,
        })),
      ]}
      onChange={(event) => {
        const id = Number(event.currentTarget.value);
        onChange(id > 0 ? id : undefined);
      }}
    />
  );
}
