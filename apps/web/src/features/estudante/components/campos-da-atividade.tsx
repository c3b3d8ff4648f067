import { TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

interface Campos {
  readonly horas: string;
  readonly atividade: string;
}

/** What was done, and for how many hours. */
export function CamposDaAtividade(props: {
  readonly rotulos: Campos;
  readonly valores: Campos;
  readonly descricao?: string;
  readonly errors: Pick<FormErrors, 'clear' | 'field'>;
  readonly onChange: (mudanca: Partial<Campos>) => void;
}) {
  const { rotulos, valores, descricao, errors, onChange } = props;
  return (
    <>
      <TextInput
        {...errors.field('horas')}
        label={rotulos.horas}
        description="Como 4 ou 2,5. Até 12 horas por dia."
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={valores.horas}
        onChange={({ currentTarget: { value: horas } }) => {
          errors.clear('horas');
          onChange({ horas });
        }}
      />
      <TextInput
        {...errors.field('atividade')}
        label={rotulos.atividade}
        description={descricao}
        withAsterisk
        value={valores.atividade}
        onChange={({ currentTarget: { value: atividade } }) => {
          errors.clear('atividade');
          onChange({ atividade });
        }}
      />
    </>
  );
}
