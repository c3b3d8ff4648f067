import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { problemaDoParecerCurto } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import type { ReactNode } from 'react';
import { CountInput } from '../../../ui/count-input.tsx';
import type { FormErrors } from '../../../ui/use-form-errors.ts';

/** A rule as people read and change it. */
export interface SecaoDaRegra {
  readonly titulo: string;
  /** One sentence. */
  readonly muda: string;
  readonly exclui: string;
  readonly dito: (regras: RegrasDoEdital) => string;
  /** What it would do, on a made-up example. */
  readonly exemplo: (regras: RegrasDoEdital) => ReactNode;
  readonly campo: (props: {
    readonly regras: RegrasDoEdital;
    readonly onChange: (mudanca: Partial<RegrasDoEdital>) => void;
    readonly errors: FormErrors;
  }) => ReactNode;
}

const numero = (n: number) => n.toLocaleString('pt-BR');
const CURTO = 'O projeto é claro e viável.';

export const SECOES_DAS_REGRAS: Readonly<Record<Regra, SecaoDaRegra>> = {
  parecerMinimo: {
    titulo: 'Tamanho do parecer',
    muda: 'Quantos caracteres, no mínimo, o avaliador escreve no parecer antes de concluir a avaliação.',
    exclui: 'Quem já concluiu não precisa escrever mais; depois da primeira conclusão o mínimo só diminui.',
    dito: ({ parecerMinimo }) =>
      parecerMinimo === 0 ? 'O parecer pode ficar vazio.' : `Pelo menos ${numero(parecerMinimo)} caracteres.`,
    exemplo: ({ parecerMinimo }) =>
      `O parecer “${CURTO}” tem ${contarCodePoints(CURTO)} caracteres: ${
        problemaDoParecerCurto(CURTO, parecerMinimo) === null
          ? 'basta para concluir.'
          : 'não basta, e a avaliação não é concluída.'
      }`,
    campo: ({ regras, onChange, errors }) => (
      <CountInput
        {...errors.field('parecerMinimo')}
        label="Mínimo de caracteres"
        description={`De 0 (pode ficar vazio) a ${numero(PARECER_MAXIMO)}`}
        data-autofocus
        value={regras.parecerMinimo}
        onChange={(parecerMinimo) => {
          errors.clear('parecerMinimo');
          onChange({ parecerMinimo: parecerMinimo ?? 0 });
        }}
      />
    ),
  },
};
