// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows become blocks, and the browser would drop the table (T-L9).
import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import {
  atividadesDoMes,
  type CronogramaDeVagas,
  cronogramasSemRepetir,
} from '@instrutoria/domain/projeto/rules/cronogramas-lado-a-lado.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { Sheet } from '../../../../ui/page/sheet.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { QueryState } from '../../../../ui/status/query-state.tsx';
import { useCronogramas } from '../../api.ts';
import classes from './cronogramas-do-projeto.module.css';

/** How many schedules are shown side by side. */
const LADO_A_LADO = 3;

export function CronogramasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const cronogramas = useCronogramas(projeto.id);
  return (
    <Sheet id="cronogramas" title="Cronogramas">
      <QueryState query={cronogramas}>
        {(lista) => {
          const grupos = cronogramasSemRepetir(lista, projeto);
          if (grupos.length === 0) return <p>Nenhum cronograma.</p>;
          const tabelas = Math.ceil(grupos.length / LADO_A_LADO);
          return (
            <Stack gap="xl">
              {Array.from({ length: tabelas }, (_, i) => {
                const lado = grupos.slice(i * LADO_A_LADO, (i + 1) * LADO_A_LADO);
                return <Tabela key={lado[0]?.nome} grupos={lado} />;
              })}
            </Stack>
          );
        }}
      </QueryState>
    </Sheet>
  );
}

function Tabela({ grupos }: { readonly grupos: readonly CronogramaDeVagas[] }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} role="table">
        <caption className="sr-only">{`Cronograma: ${grupos.map(({ nome }) => nome).join('; ')}`}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" className={classes.month}>
              Mês
            </th>
            {grupos.map(({ nome }) => (
              <th key={nome} scope="col" role="columnheader">
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {POSICOES_DO_CRONOGRAMA.map((n) => (
            <Mes key={n} n={n} grupos={grupos} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An activity shared by adjacent instructors in a month is shown once. */
function Mes(props: {
  readonly n: (typeof POSICOES_DO_CRONOGRAMA)[number];
  readonly grupos: readonly CronogramaDeVagas[];
}) {
  const { n, grupos } = props;
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className={classes.month}>
        {grupos[0]?.cronograma[`mesAno${n}`]}
      </th>
      {atividadesDoMes(grupos, n).map(({ nomes, html }) => (
        <td
          key={nomes[0]}
          role="cell"
          colSpan={nomes.length}
          data-of={
            grupos.length === 1 ? undefined : nomes.length === grupos.length ? 'Todos' : nomes.join(', ')
          }
        >
          <RichText html={html} headingBase={3} />
        </td>
      ))}
    </tr>
  );
}
