import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Part } from '../../../ui/page/part.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';

type Criterio = NonNullable<AnswerOf<Api['lerResultados']>['criterios']>[number];

const numero = (title: string, de: (um: Criterio) => number | null): Column<Criterio> => ({
  key: title,
  title,
  align: 'end',
  cell: (um) => {
    const n = de(um);
    return n === null ? 'nenhum' : formatarNota(n);
  },
});
const COLUNAS: readonly Column<Criterio>[] = [
  { key: 'nome', title: 'Critério', rowHeader: true, cell: ({ nome }) => nome },
  numero('Fase', ({ fase }) => fase),
  numero('Máximo', ({ maximo }) => maximo),
  numero('Peso', ({ peso }) => peso),
  numero('Mínimo', ({ minimo }) => minimo),
];

/** The criteria of the result, where they are the call's own. */
export function CriteriosPublicados({ criterios }: { readonly criterios: readonly Criterio[] }) {
  return (
    <Part title="Critérios da avaliação">
      <DataTable
        caption="Critérios da avaliação"
        captionHidden
        columns={COLUNAS}
        rows={criterios}
        rowKey={({ fase, nome }) => `${fase}.${nome}`}
      />
    </Part>
  );
}
