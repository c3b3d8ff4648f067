import type { CampoDaNota, Digitadas, FaseDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Recomendacao } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { PARECER_DO_CRITERIO_MAXIMO } from '@instrutoria/domain/barema/limits.ts';
import { Textarea } from '@mantine/core';
import { Fragment } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { aoProximoCampo } from '../components/teclas-da-avaliacao.ts';
import classes from './criterios-da-fase.module.css';
import { NotaInput } from './nota-input.tsx';

/**
 * A phase's scores, one per line, each with its opinion where required; also the preview of a call's barema.
 */
export function CriteriosDaFase(props: {
  readonly fase: FaseDaAvaliacao;
  readonly notas: {
    readonly rascunho: {
      readonly values: Digitadas;
      readonly change: (part: Readonly<Record<string, string | number | null>>) => void;
    };
  };
  readonly errors: FormErrors;
  readonly recomendacoes?: readonly Recomendacao[];
}) {
  const { fase, notas, errors, recomendacoes = [] } = props;
  const { values, change } = notas.rascunho;
  const mudar = (campo: string, valor: string | number | null) => {
    errors.clear(campo);
    change({ [campo]: valor });
  };
  return (
    <div className={classes.criterios}>
      {fase.criterios.map((criterio) => {
        const { campo, nome, parecer } = criterio;
        const valor = values[campo];
        return (
          <Fragment key={campo}>
            <NotaInput
              className={classes.linha}
              nome={nome}
              maximo={criterio.maximo}
              passo={criterio.passo}
              onKeyDown={aoProximoCampo}
              value={typeof valor === 'number' ? valor : null}
              field={errors.field(campo)}
              hint={dica(criterio, recomendacoes)}
              onChange={(nota) => mudar(campo, nota)}
            />
            {parecer !== null && (
              <Textarea
                {...errors.field(parecer)}
                mt="xs"
                label={`Por que esta nota em “${nome}”`}
                description={`Até ${PARECER_DO_CRITERIO_MAXIMO.toLocaleString('pt-BR')} caracteres. O coordenador lê depois do resultado.`}
                withAsterisk
                aria-required
                autosize
                minRows={2}
                maxRows={10}
                value={String(values[parecer] ?? '')}
                onChange={(event) => mudar(parecer, event.currentTarget.value)}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

function dica(
  { ajuda, peso, recomendacao }: CampoDaNota,
  recomendacoes: readonly Recomendacao[],
): string | undefined {
  const achada = recomendacoes.find(({ criterio }) => criterio === recomendacao);
  const recomendada = achada === undefined ? [] : [`Recomendação: ${formatarNota(achada.nota)}.`];
  const pesa = peso === 1 ? [] : [`Peso ${formatarNota(peso)} no total.`];
  const ditas = [...recomendada, ...pesa, ...(ajuda === '' ? [] : [ajuda])];
  return ditas.length === 0 ? undefined : ditas.join(' ');
}
