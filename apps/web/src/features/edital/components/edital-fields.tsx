import { type CampoDoEdital, campoFechado } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { type Edital, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

export interface DadosDigitados {
  readonly nome: string;
  readonly inicio: string;
  readonly fim: string;
  readonly tipoProjeto: Edital['tipoProjeto'];
  readonly publicacao: string;
  readonly fimRecursos: string;
  readonly limiteBolsas: string;
  readonly vigenciaInicio: string;
  readonly vigenciaFim: string;
  readonly limitePorCoordenador: string;
  readonly prazoAvaliacao: string;
  readonly encerramentoSemInstrutores: string;
  readonly processo: string;
  readonly motivo: string;
}

export const ROTULOS_DO_FORM = {
  nome: 'Nome',
  inicio: 'Início das inscrições',
  fim: 'Fim das inscrições',
  tipoProjeto: 'Tipo dos projetos',
  publicacao: 'Publicação do edital',
  fimRecursos: 'Fim do prazo de recursos',
  limiteBolsas: 'Limite de bolsas',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
  limitePorCoordenador: 'Projetos por coordenador',
  prazoAvaliacao: 'Prazo da avaliação',
  encerramentoSemInstrutores: 'Encerramento dos projetos sem instrutores',
  processo: 'Número do processo',
  motivo: 'Motivo',
} as const;

const AJUDA: Readonly<Partial<Record<CampoDoEdital, string>>> = {
  nome: 'O ano é a segunda palavra, por exemplo: Edital 2026 de Instrutoria',
  fim: 'O dia inteiro vale',
  vigenciaInicio: 'Vazio: 1º de março do ano do edital',
  vigenciaFim: 'Vazio: 31 de dezembro do ano do edital',
  prazoAvaliacao: 'O último dia dos avaliadores; eles são lembrados por e-mail',
  processo: 'O do sistema da instituição, como o SEI; sai no resultado, nos textos e nas planilhas',
  encerramentoSemInstrutores:
    'Vazio: na publicação, o primeiro 5 de maio da vigência que fique a 30 dias dela ou mais',
};

export function EditalFields(props: {
  readonly values: DadosDigitados;
  readonly onChange: (changes: Partial<DadosDigitados>) => void;
  readonly errors: FormErrors;
  readonly fase: Edital['fase'] | null;
  readonly pedeMotivo: boolean;
  /** True when the last day for submissions moves while they are open: the reason is then public. */
  readonly prorroga: boolean;
}) {
  const { values, onChange, errors, fase, pedeMotivo, prorroga } = props;
  const common = (name: CampoDoEdital) => {
    const porque = fase === null ? null : campoFechado(name, fase);
    const description = porque ?? AJUDA[name];
    return {
      ...errors.field(name),
      label: ROTULOS_DO_FORM[name],
      disabled: porque !== null,
      inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
        | 'description'
        | 'error'
        | 'input'
        | 'label'
      )[],
      ...(description === undefined ? {} : { description }),
    };
  };
  const typed =
    (name: keyof DadosDigitados) => (event: { readonly currentTarget: { readonly value: string } }) => {
      errors.clear(name);
      onChange({ [name]: event.currentTarget.value });
    };
  const day = (name: CampoDoEdital & keyof DadosDigitados) => ({
    ...common(name),
    type: 'date',
    value: values[name],
    onChange: typed(name),
  });
  const count = (name: 'limiteBolsas' | 'limitePorCoordenador') => ({
    ...common(name),
    placeholder: 'Sem limite',
    inputMode: 'numeric' as const,
    value: values[name],
    onChange: typed(name),
  });
  const required = { withAsterisk: true, 'aria-required': true } as const;
  return (
    <>
      <TextInput
        {...common('nome')}
        {...required}
        data-autofocus
        value={values.nome}
        onChange={typed('nome')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...day('inicio')} {...required} />
        <TextInput {...day('fim')} {...required} />
        <TextInput {...day('vigenciaInicio')} />
        <TextInput {...day('vigenciaFim')} />
        <NativeSelect
          {...common('tipoProjeto')}
          data={TIPOS_DE_PROJETO}
          value={values.tipoProjeto}
          onChange={(event) => {
            errors.clear('tipoProjeto');
            const tipoProjeto = TIPOS_DE_PROJETO.find((tipo) => tipo === event.currentTarget.value);
            if (tipoProjeto !== undefined) onChange({ tipoProjeto });
          }}
        />
        <TextInput {...day('publicacao')} />
        <TextInput {...count('limiteBolsas')} />
        <TextInput {...count('limitePorCoordenador')} />
        <TextInput {...day('prazoAvaliacao')} />
        <TextInput {...day('fimRecursos')} />
        <TextInput {...day('encerramentoSemInstrutores')} />
        <TextInput {...common('processo')} value={values.processo} onChange={typed('processo')} />
      </SimpleGrid>
      {(pedeMotivo || prorroga) && (
        <Textarea
          {...errors.field('motivo')}
          {...(pedeMotivo ? required : {})}
          label={ROTULOS_DO_FORM.motivo}
          description={
            prorroga
              ? 'Por que o prazo das inscrições muda: todos leem, e vai no e-mail a quem tem rascunho'
              : 'Por que o edital muda agora; fica na auditoria'
          }
          autosize
          minRows={2}
          value={values.motivo}
          onChange={typed('motivo')}
        />
      )}
    </>
  );
}
