import { PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { problemaDoParecerCurto } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { Checkbox } from '@mantine/core';
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
  resultadoPreliminar: {
    titulo: 'Resultado preliminar',
    muda: 'Se o que se publica primeiro é um resultado preliminar, sobre o qual correm os recursos, e depois o final.',
    exclui: 'Instrutores, documentos, frequência e pagamento esperam o resultado final.',
    dito: ({ resultadoPreliminar }) =>
      resultadoPreliminar
        ? 'O resultado é primeiro preliminar; o final vem depois dos recursos.'
        : 'O resultado é um só.',
    exemplo: ({ resultadoPreliminar }) =>
      resultadoPreliminar
        ? 'Publicado em 2 de março, o resultado é preliminar. Ana pede recurso até 12 de março; decidido o dela e os outros, sai o final, e os instrutores começam.'
        : 'Publicado em 2 de março, o resultado vale: quem foi aprovado já cadastra instrutores, e o recurso de Ana, se aceito, faz uma versão nova.',
    campo: ({ regras, onChange, errors }) => (
      <Checkbox
        {...errors.field('resultadoPreliminar')}
        label="Publicar primeiro um resultado preliminar"
        data-autofocus
        checked={regras.resultadoPreliminar}
        onChange={(event) => {
          errors.clear('resultadoPreliminar');
          onChange({ resultadoPreliminar: event.currentTarget.checked });
        }}
      />
    ),
  },
};
