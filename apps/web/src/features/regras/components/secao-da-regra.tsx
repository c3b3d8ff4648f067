import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

/** The errors of one section of a form, by the names of its fields within it. */
export type ErrosDaSecao = Pick<FormErrors, 'clear' | 'field'>;

export function errosDaSecao(errors: FormErrors, secao: string): ErrosDaSecao {
  return {
    field: (nome) => errors.field(`${secao}.${nome}`),
    clear: (nome) => errors.clear(nome === undefined ? undefined : `${secao}.${nome}`),
  };
}

/** A rule as it is shown and changed. */
export interface SecaoDaRegra {
  readonly titulo: string;
  /** One sentence. */
  readonly muda: string;
  readonly exclui: string;
  readonly dito: (regras: RegrasDoEdital) => string;
  /** The rule's effect in a made-up example. */
  readonly exemplo: (regras: RegrasDoEdital) => ReactNode;
  readonly campo: (props: {
    readonly regras: RegrasDoEdital;
    readonly onChange: (mudanca: Partial<RegrasDoEdital>) => void;
    readonly errors: ErrosDaSecao;
  }) => ReactNode;
}

type Do<T> = { [R in Regra]: RegrasDoEdital[R] extends T ? R : never }[Regra];

/** A checkbox for one of two values. */
export function umDeDois<R extends Regra>(
  regra: R,
  label: string,
  [marcado, vazio]: readonly [RegrasDoEdital[R], RegrasDoEdital[R]],
): SecaoDaRegra['campo'] {
  return ({ regras, onChange, errors }) => (
    <Checkbox
      {...errors.field(regra)}
      size="md"
      label={label}
      checked={regras[regra] === marcado}
      onChange={(event) => {
        errors.clear(regra);
        onChange({ [regra]: event.currentTarget.checked ? marcado : vazio });
      }}
    />
  );
}

export function simOuNao(regra: Do<boolean>, label: string): SecaoDaRegra['campo'] {
  return umDeDois(regra, label, [true, false]);
}

/** An empty field counts as 0. */
export function quantos(regra: Do<number>, label: string, description: string): SecaoDaRegra['campo'] {
  return ({ regras, onChange, errors }) => (
    <CountInput
      {...errors.field(regra)}
      label={label}
      description={description}
      value={regras[regra]}
      onChange={(n) => {
        errors.clear(regra);
        onChange({ [regra]: n ?? 0 });
      }}
    />
  );
}
