import {
  MESES,
  POSICOES_DO_CRONOGRAMA,
  TEXTO_MAXIMO,
  TEXTO_MINIMO,
} from '@instrutoria/domain/projeto/limits.ts';
import { comprimentoDaAtividade } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import classes from './schedule-table.module.css';

type Atividade = `atividade${(typeof POSICOES_DO_CRONOGRAMA)[number]}`;

/** Ten months, an editor in each; on a phone each month stands above its editor. */
export function ScheduleTable(props: {
  readonly nome: string;
  readonly indice: number;
  readonly cronograma: DadosDoCronograma;
  readonly errors: FormErrors;
  readonly onChange: (campo: Atividade, html: string) => void;
}) {
  const { nome, indice, cronograma, errors, onChange } = props;
  return (
    <table className={classes.table}>
      <caption className="sr-only">Cronograma de {nome}</caption>
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col">Atividades</th>
        </tr>
      </thead>
      <tbody>
        {POSICOES_DO_CRONOGRAMA.map((n) => {
          const campo: Atividade = `atividade${n}`;
          const { id, error } = errors.field(`cronogramas.${indice}.${campo}`);
          return (
            <tr key={n}>
              <th scope="row" className={classes.month}>
                {MESES[n - 1]}
              </th>
              <td className={classes.activity}>
                <RichTextField
                  id={id}
                  label={`Atividade de ${MESES[n - 1]}`}
                  error={error}
                  required
                  compact
                  value={cronograma[campo] ?? ''}
                  onChange={(html) => onChange(campo, html)}
                  count={comprimentoDaAtividade}
                  min={TEXTO_MINIMO}
                  max={TEXTO_MAXIMO}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
