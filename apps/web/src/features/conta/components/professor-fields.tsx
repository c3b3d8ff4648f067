import { LATTES_BASE, SIAPE_MAXIMO } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { lattesPorExtenso } from '@instrutoria/domain/conta/rules/lattes.ts';
import type { Programa, Unidade } from '@instrutoria/domain/conta/types.ts';
import { digitosConferem } from '@instrutoria/domain/kernel/cpf.ts';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { CpfInput } from './cpf-input.tsx';
import { type DadosDoProfessor, ROTULOS_DOS_DADOS as R } from './dados-do-professor.ts';
import classes from './professor-fields.module.css';

export interface ProfessorFieldsProps {
  readonly values: DadosDoProfessor;
  readonly onChange: (changes: Partial<DadosDoProfessor>) => void;
  readonly errors: FormErrors;
  readonly unidades: readonly Unidade[];
  readonly programas: readonly Programa[];
  /** For the update, not for the registration (T-M2). */
  readonly comRg: boolean;
  /** Values that the institution has already given; the form does not ask for them. */
  readonly ditos?: {
    readonly nome: boolean;
    readonly cpf: boolean;
    readonly email: boolean;
    readonly unidade: boolean;
  };
}

type TextField = 'nome' | 'siape' | 'email' | 'lattes' | 'programa' | 'departamento' | 'rg';

export function ProfessorFields(props: ProfessorFieldsProps) {
  const { values, onChange, errors, unidades, programas, comRg, ditos } = props;
  const text = (name: TextField) => ({
    ...errors.field(name),
    label: R[name],
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      onChange({ [name]: event.currentTarget.value });
    },
  });
  const required = { withAsterisk: true, 'aria-required': true } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      {ditos?.nome !== true && (
        <TextInput {...text('nome')} {...required} autoComplete="name" className={classes.wide} />
      )}
      {ditos?.cpf !== true && <Cpf {...props} />}
      <TextInput
        {...text('siape')}
        {...required}
        maxLength={SIAPE_MAXIMO}
        inputMode="numeric"
        description={`Até ${SIAPE_MAXIMO} caracteres`}
      />
      {comRg && <TextInput {...text('rg')} {...required} />}
      {ditos?.email !== true && (
        <TextInput
          {...text('email')}
          {...required}
          type="email"
          autoComplete="email"
          placeholder="usuario@dominio.com"
        />
      )}
      {ditos?.unidade !== true && (
        <NativeSelect
          {...errors.field('unidade')}
          {...required}
          label={R.unidade}
          value={values.unidade}
          onChange={(event) => {
            errors.clear('unidade');
            onChange({ unidade: event.currentTarget.value });
          }}
          data={[
            { value: '', label: 'Escolha a unidade' },
            ...unidades.map(({ id, nome, cidade }) => ({ value: String(id), label: `${nome} (${cidade})` })),
          ]}
        />
      )}
      <TextInput {...text('departamento')} description="Opcional" />
      <div>
        <TextInput
          {...text('programa')}
          list="programas"
          autoComplete="off"
          description="Opcional. Escolha da lista ou escreva"
        />
        <datalist id="programas">
          {programas.map(({ id, nome }) => (
            <option key={id} value={nome} />
          ))}
        </datalist>
      </div>
      <TextInput
        {...text('lattes')}
        {...required}
        inputMode="url"
        className={classes.wide}
        description="O endereço do currículo, ou só os 16 algarismos do fim dele"
        onBlur={({ currentTarget }) => onChange({ lattes: lattesPorExtenso(currentTarget.value) })}
        placeholder={`${LATTES_BASE}0000000000000000`}
      />
    </SimpleGrid>
  );
}

function Cpf({ values, onChange, errors }: ProfessorFieldsProps) {
  const warn = values.cpf.length === 11 && !digitosConferem(values.cpf);
  return (
    <div>
      <CpfInput
        {...errors.field('cpf')}
        value={values.cpf}
        onChange={(cpf) => {
          errors.clear('cpf');
          onChange({ cpf });
        }}
      />
      <p role="status" className={classes.warning}>
        {warn ? MENSAGENS_CONTA.cpfNaoConfere : ''}
      </p>
    </div>
  );
}
