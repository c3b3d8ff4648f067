import { NOMES_DOS_ACUMULOS, NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { ACUMULOS, TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import {
  type CAMPOS_DE_TEXTO,
  type InstrutorDigitado,
  ROTULOS_DO_INSTRUTOR as R,
} from './instrutor-digitado.ts';

/** Who the instructor is, and of which kind: shared by registration and update. */
export function InstrutorFields(props: {
  readonly values: InstrutorDigitado;
  readonly onChange: (changes: Partial<InstrutorDigitado>) => void;
  readonly errors: FormErrors;
  /** How many places are free, beside the kind. */
  readonly vagas: string;
}) {
  const { values, onChange, errors, vagas } = props;
  const required = { withAsterisk: true, 'aria-required': true } as const;
  const text = (name: (typeof CAMPOS_DE_TEXTO)[number]) => ({
    ...errors.field(name),
    ...required,
    label: R[name],
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      onChange({ [name]: event.currentTarget.value });
    },
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
      <TextInput {...text('nome')} autoComplete="off" />
      <TextInput
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder="usuario@dominio.com"
      />
      <TextInput {...text('programa_pos')} autoComplete="off" />
      <NativeSelect
        {...errors.field('tipoAluno')}
        {...required}
        label={R.tipoAluno}
        description={vagas}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.tipoAluno ?? ''}
        data={[
          { value: '', label: 'Escolha o tipo' },
          ...TIPOS_DE_ALUNO.map((value) => ({ value, label: NOMES_DOS_TIPOS_DE_ALUNO[value] })),
        ]}
        onChange={(event) => {
          errors.clear('tipoAluno');
          const tipoAluno = TIPOS_DE_ALUNO.find((tipo) => tipo === event.currentTarget.value) ?? null;
          onChange({ tipoAluno, ...(tipoAluno === 'BOLSISTA' ? {} : { acumulo: null }) });
        }}
      />
      {values.tipoAluno === 'BOLSISTA' && (
        <NativeSelect
          {...errors.field('acumulo')}
          {...required}
          label={R.acumulo}
          description="Se o aluno recebe outra bolsa além desta"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.acumulo ?? ''}
          data={[
            { value: '', label: 'Escolha' },
            ...ACUMULOS.map((value) => ({ value, label: NOMES_DOS_ACUMULOS[value] })),
          ]}
          onChange={(event) => {
            errors.clear('acumulo');
            onChange({ acumulo: ACUMULOS.find((cada) => cada === event.currentTarget.value) ?? null });
          }}
        />
      )}
    </SimpleGrid>
  );
}
