import {
  AJUDA_DO_CRITERIO_MAXIMO,
  NOME_DO_CRITERIO_MAXIMO,
  NOTA_MAXIMA,
} from '@instrutoria/domain/barema/limits.ts';
import { PASSOS, RECOMENDACOES } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { ReadOnlyList } from '../../../../ui/tables/read-only-list.tsx';
import type { CriterioDigitado } from './barema-digitado.ts';
import classes from './editor.module.css';
import { RECOMENDACAO_EM_PALAVRAS } from './palavras-do-barema.ts';

/** What is fixed once scores were given. */
function numerosEmPalavras({ maximo, peso, minimo, passo, fase, parecer }: CriterioDigitado) {
  return [
    { label: 'Máximo', value: maximo },
    { label: 'Peso', value: peso },
    { label: 'Mínimo', value: minimo === '' ? 'nenhum' : minimo },
    { label: 'Passo', value: formatarNota(passo) },
    { label: 'Fase', value: fase },
    { label: 'Parecer', value: parecer ? 'pedido' : 'não pedido' },
  ];
}

/** One criterion with its fields, each with its help. */
export function CamposDoCriterio(props: {
  readonly i: number;
  readonly criterio: CriterioDigitado;
  readonly tipo: TipoDeProjeto;
  readonly errors: FormErrors;
  /** Scores were given: only words change. */
  readonly travado: boolean;
  readonly onChange: (parte: Partial<CriterioDigitado>) => void;
  readonly actions: ReactNode;
}) {
  const { i, criterio, tipo, errors, travado, onChange, actions } = props;
  const nomeDo = (campo: keyof CriterioDigitado) => `barema.criterios.${i}.${campo}`;
  const campo = (nome: keyof CriterioDigitado) => errors.field(nomeDo(nome));
  const mudar = (nome: keyof CriterioDigitado, parte: Partial<CriterioDigitado>) => {
    errors.clear(nomeDo(nome));
    onChange(parte);
  };
  /** Said once: the other criteria have the same fields. */
  const ajuda = (texto: string) => (i === 0 ? texto : undefined);
  const numero = (nome: 'maximo' | 'peso' | 'minimo', label: string, description: string) => (
    <TextInput
      {...campo(nome)}
      label={label}
      description={ajuda(description)}
      withAsterisk={nome !== 'minimo'}
      aria-required={nome !== 'minimo'}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      value={criterio[nome]}
      onChange={(event) => mudar(nome, { [nome]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={classes.criterio}>
      <legend className="sr-only">Critério {i + 1}</legend>
      <div className={classes.cabeca}>
        <Text fw={650} aria-hidden>
          Critério {i + 1}
        </Text>
        {actions}
      </div>
      <TextInput
        {...campo('nome')}
        label="Nome"
        description={ajuda(`Como todos o leem, até ${NOME_DO_CRITERIO_MAXIMO} caracteres.`)}
        withAsterisk
        aria-required
        autoComplete="off"
        value={criterio.nome}
        onChange={(event) => mudar('nome', { nome: event.currentTarget.value })}
      />
      <Textarea
        {...campo('ajuda')}
        label="O que se olha"
        description={ajuda(
          `O avaliador lê junto da nota; até ${AJUDA_DO_CRITERIO_MAXIMO.toLocaleString('pt-BR')} caracteres, ou vazio.`,
        )}
        autosize
        minRows={1}
        maxRows={8}
        value={criterio.ajuda}
        onChange={(event) => mudar('ajuda', { ajuda: event.currentTarget.value })}
      />
      {travado ? (
        <ReadOnlyList beside items={numerosEmPalavras(criterio)} />
      ) : (
        <>
          <div className={classes.numeros}>
            {numero('maximo', 'Máximo', `A maior nota, até ${NOTA_MAXIMA.toLocaleString('pt-BR')}.`)}
            {numero('peso', 'Peso', 'Por quanto a nota é multiplicada, de 0,01 a 10.')}
            {numero('minimo', 'Mínimo', 'Abaixo dele o projeto é reprovado; vazio, nenhum.')}
            <NativeSelect
              {...campo('passo')}
              label="Passo"
              description={ajuda('De quanto em quanto a nota anda.')}
              value={String(criterio.passo)}
              data={PASSOS.map((passo) => ({ value: String(passo), label: formatarNota(passo) }))}
              onChange={(event) => {
                const passo = PASSOS.find((um) => String(um) === event.currentTarget.value);
                if (passo !== undefined) mudar('passo', { passo });
              }}
            />
            <NativeSelect
              {...campo('fase')}
              label="Fase"
              description={ajuda('O que é da fase 2 se pontua depois.')}
              value={String(criterio.fase)}
              data={['1', '2']}
              onChange={(event) => mudar('fase', { fase: event.currentTarget.value === '2' ? 2 : 1 })}
            />
            {tipo === 'TIPO I' && (
              <NativeSelect
                {...campo('recomendacao')}
                label="Recomendação"
                description={ajuda('A nota que as disciplinas do projeto sugerem.')}
                value={criterio.recomendacao ?? ''}
                data={[
                  { value: '', label: 'Nenhuma' },
                  ...RECOMENDACOES.map((r) => ({ value: r, label: RECOMENDACAO_EM_PALAVRAS[r] })),
                ]}
                onChange={(event) =>
                  mudar('recomendacao', {
                    recomendacao: RECOMENDACOES.find((r) => r === event.currentTarget.value) ?? null,
                  })
                }
              />
            )}
          </div>
          <Checkbox
            {...campo('parecer')}
            size="md"
            label="Pedir um parecer sobre este critério"
            description={ajuda(
              'O avaliador escreve por que deu a nota, e o coordenador lê depois do resultado.',
            )}
            checked={criterio.parecer}
            onChange={(event) => mudar('parecer', { parecer: event.currentTarget.checked })}
          />
        </>
      )}
    </fieldset>
  );
}
