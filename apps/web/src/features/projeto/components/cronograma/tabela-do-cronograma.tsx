// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows become blocks, and the browser would drop the table (T-L9).
import {
  MESES,
  POSICOES_DO_CRONOGRAMA,
  TEXTO_MAXIMO,
  TEXTO_MINIMO,
} from '@instrutoria/domain/projeto/limits.ts';
import { comprimentoDaAtividade } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx';
import classes from './tabela-do-cronograma.module.css';

export type Atividade = `atividade${(typeof POSICOES_DO_CRONOGRAMA)[number]}`;

const emBranco = (cronograma: DadosDoCronograma, n: number) =>
  comprimentoDaAtividade(cronograma[`atividade${n}` as Atividade] ?? '') === 0;

interface RowProps {
  readonly id: string;
  readonly mes: string;
  readonly campo: Atividade;
  readonly valor: string;
  readonly error: string | undefined;
  readonly onChange: (campo: Atividade, html: string) => void;
  /** The next month, when it is blank and this one is not. */
  readonly seguinte: string | null;
  readonly onRepeat: (campo: Atividade) => void;
}

/** Memoised, so that typing in one editor does not render the other nine. */
const LinhaDoMes = memo(function LinhaDoMes(props: RowProps) {
  const { id, mes, campo, valor, error, onChange, seguinte, onRepeat } = props;
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className={classes.month}>
        {mes}
      </th>
      <td role="cell" className={classes.activity}>
        <RichTextField
          id={id}
          label={`Atividade de ${mes}`}
          error={error}
          required
          compact
          value={valor}
          onChange={(html) => onChange(campo, html)}
          count={comprimentoDaAtividade}
          min={TEXTO_MINIMO}
          max={TEXTO_MAXIMO}
        />
        {seguinte !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => onRepeat(campo)}>
            Repetir no mês seguinte
            <VisuallyHidden> ({seguinte})</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
});

/** One editor per month; on a phone below the month's name. `onChange` must be stable. */
export function TabelaDoCronograma(props: {
  readonly nome: string;
  readonly indice: number;
  readonly cronograma: DadosDoCronograma;
  readonly errors: FormErrors;
  readonly onChange: RowProps['onChange'];
  readonly onRepeat: RowProps['onRepeat'];
}) {
  const { nome, indice, cronograma, errors, onChange, onRepeat } = props;
  return (
    <table className={classes.table} role="table">
      <caption className="sr-only">Cronograma de {nome}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Mês
          </th>
          <th scope="col" role="columnheader">
            Atividades
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {POSICOES_DO_CRONOGRAMA.map((n) => {
          const campo: Atividade = `atividade${n}`;
          const { id, error } = errors.field(`cronogramas.${indice}.${campo}`);
          return (
            <LinhaDoMes
              key={n}
              id={id}
              mes={MESES[n - 1] ?? ''}
              campo={campo}
              valor={cronograma[campo] ?? ''}
              error={error}
              onChange={onChange}
              seguinte={
                n < MESES.length && !emBranco(cronograma, n) && emBranco(cronograma, n + 1)
                  ? (MESES.at(n) ?? null)
                  : null
              }
              onRepeat={onRepeat}
            />
          );
        })}
      </tbody>
    </table>
  );
}
