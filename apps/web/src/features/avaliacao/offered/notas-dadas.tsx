import { fasesComNotas } from '@instrutoria/domain/avaliacao/rules/notas-por-extenso.ts';
import type { Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { Fragment } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import classes from './notas-dadas.module.css';

type ComNotas = Pontuacoes & {
  readonly total: number | null;
  readonly barema?: Barema | undefined;
};

/** The scores by criterion with maximum and bar, the weight if it is not 1, and each criterion's opinion. */
export function NotasDadas({ aprovacao }: { readonly aprovacao: ComNotas }) {
  const fases = fasesComNotas(aprovacao);
  const pesos = new Map(aprovacao.barema?.criterios.map(({ nome, peso }) => [nome, peso]));
  const maximo = fases.reduce((soma, fase) => soma + fase.maximo, 0);
  return (
    <table className={classes.table}>
      <caption className="sr-only">Notas por critério</caption>
      <thead>
        <tr>
          <th scope="col">Critério</th>
          <th scope="col">Nota</th>
          <th scope="col">Máximo</th>
        </tr>
      </thead>
      {fases.map((fase) => (
        <tbody key={fase.fase}>
          {fase.notas.map(({ nome, valor, parecer = '', ...nota }) => {
            const peso = pesos.get(nome) ?? 1;
            return (
              <Fragment key={nome}>
                <tr>
                  <th scope="row">
                    <div className={classes.row}>
                      <span className={classes.name}>
                        {peso === 1 ? nome : `${nome} (peso ${formatarNota(peso)})`}
                      </span>
                      <Barra valor={valor ?? 0} maximo={nota.maximo} />
                    </div>
                  </th>
                  <td>{formatarNota(valor)}</td>
                  <td>{formatarNota(nota.maximo)}</td>
                </tr>
                {parecer !== '' && (
                  <tr>
                    <td colSpan={3} className={classes.opinion}>
                      <b>{`Parecer sobre ${nome}`}</b>
                      {`\n${parecer}`}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {fases.length > 1 && (
            <tr className={classes.sum}>
              <th scope="row">{`Soma da fase ${fase.fase}`}</th>
              <td>{formatarNota(fase.total)}</td>
              <td>{formatarNota(fase.maximo)}</td>
            </tr>
          )}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatarNota(aprovacao.total)}</td>
          <td>{formatarNota(maximo)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The score as part of its maximum; the figures beside it give the same information. */
function Barra({ valor, maximo }: { readonly valor: number; readonly maximo: number }) {
  return (
    <span aria-hidden className={classes.bar}>
      <span style={{ inlineSize: `${Math.min(100, (100 * valor) / maximo)}%` }} />
    </span>
  );
}
