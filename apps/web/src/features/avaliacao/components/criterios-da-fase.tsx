import type { FaseDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Recomendacao } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { formatarNota } from '../../../lib/numero.ts';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import { NotaInput } from '../offered/nota-input.tsx';
import classes from './criterios-da-fase.module.css';
import { aoProximoCampo } from './teclas-da-avaliacao.ts';
import type { Notas } from './use-notas.ts';

/** A phase's scores, one a line. */
export function CriteriosDaFase(props: {
  readonly fase: FaseDaAvaliacao;
  readonly notas: Notas;
  readonly errors: FormErrors;
  readonly recomendacoes?: readonly Recomendacao[];
}) {
  const { fase, notas, errors, recomendacoes = [] } = props;
  return (
    <div className={classes.criterios}>
      {fase.criterios.map((criterio) => (
        <NotaInput
          key={criterio}
          className={classes.linha}
          criterio={criterio}
          onKeyDown={aoProximoCampo}
          value={notas.rascunho.values[criterio]}
          field={errors.field(criterio)}
          hint={recomendacaoDe(recomendacoes, criterio)}
          onChange={(nota) => {
            errors.clear(criterio);
            notas.rascunho.change({ [criterio]: nota });
          }}
        />
      ))}
    </div>
  );
}

function recomendacaoDe(recomendacoes: readonly Recomendacao[], criterio: string): string | undefined {
  const achada = recomendacoes.find((recomendacao) => recomendacao.criterio === criterio);
  return achada === undefined
    ? undefined
    : `Recomendação: ${formatarNota(achada.nota)} = ${achada.explicacao}`;
}
