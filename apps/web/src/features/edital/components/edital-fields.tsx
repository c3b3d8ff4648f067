import { type Edital, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/use-form-errors.ts';

export interface DadosDigitados {
  readonly nome: string;
  readonly inicio: string;
  readonly fim: string;
  readonly tipoProjeto: Edital['tipoProjeto'];
  readonly publicacao: string;
  readonly fimRecursos: string;
  readonly limiteBolsas: string;
}

export const ROTULOS_DO_FORM = {
  nome: 'Nome',
  inicio: 'Início das inscrições',
  fim: 'Fim das inscrições',
  tipoProjeto: 'Tipo dos projetos',
  publicacao: 'Publicação do edital',
  fimRecursos: 'Fim do prazo de recursos',
  limiteBolsas: 'Limite de bolsas',
} as const;

export function EditalFields(props: {
  readonly values: DadosDigitados;
  readonly onChange: (changes: Partial<DadosDigitados>) => void;
  readonly errors: FormErrors;
}) {
  const { values, onChange, errors } = props;
  const day = (name: 'inicio' | 'fim' | 'publicacao' | 'fimRecursos') => ({
    ...errors.field(name),
    type: 'date',
    label: ROTULOS_DO_FORM[name],
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      onChange({ [name]: event.currentTarget.value });
    },
  });
  const required = { withAsterisk: true, 'aria-required': true } as const;
  return (
    <>
      <TextInput
        {...errors.field('nome')}
        {...required}
        data-autofocus
        label={ROTULOS_DO_FORM.nome}
        description="O ano é a segunda palavra, por exemplo: Edital 2026 de Instrutoria"
        value={values.nome}
        onChange={(event) => {
          errors.clear('nome');
          onChange({ nome: event.currentTarget.value });
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...day('inicio')} {...required} />
        <TextInput
          {...day('fim')}
          {...required}
          description="O dia inteiro vale"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <NativeSelect
          {...errors.field('tipoProjeto')}
          label={ROTULOS_DO_FORM.tipoProjeto}
          data={TIPOS_DE_PROJETO}
          value={values.tipoProjeto}
          onChange={(event) => {
            const tipoProjeto = TIPOS_DE_PROJETO.find((tipo) => tipo === event.currentTarget.value);
            if (tipoProjeto !== undefined) onChange({ tipoProjeto });
          }}
        />
        <TextInput
          {...errors.field('limiteBolsas')}
          label={ROTULOS_DO_FORM.limiteBolsas}
          placeholder="Sem limite"
          inputMode="numeric"
          value={values.limiteBolsas}
          onChange={(event) => {
            errors.clear('limiteBolsas');
            onChange({ limiteBolsas: event.currentTarget.value.replace(/\D/g, '') });
          }}
        />
        <TextInput {...day('publicacao')} />
        <TextInput {...day('fimRecursos')} />
      </SimpleGrid>
    </>
  );
}
