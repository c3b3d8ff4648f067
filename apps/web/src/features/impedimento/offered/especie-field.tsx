import { NOMES_DAS_ESPECIES } from '@instrutoria/domain/impedimento/messages.ts';
import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import { NativeSelect } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

/** The possible kinds, in plain words; none is preselected. */
export function EspecieField(props: {
  readonly especies: readonly EspecieDeImpedimento[];
  readonly value: EspecieDeImpedimento | null;
  readonly onChange: (especie: EspecieDeImpedimento | null) => void;
  readonly errors: FormErrors;
}) {
  const { especies, value, onChange, errors } = props;
  return (
    <NativeSelect
      {...errors.field('especie')}
      label="Tipo de impedimento"
      withAsterisk
      value={value ?? ''}
      data={[
        { value: '', label: 'Escolha…' },
        ...especies.map((especie) => ({ value: especie, label: NOMES_DAS_ESPECIES[especie] })),
      ]}
      onChange={(event) => {
        errors.clear('especie');
        onChange(especies.find((especie) => especie === event.currentTarget.value) ?? null);
      }}
    />
  );
}
