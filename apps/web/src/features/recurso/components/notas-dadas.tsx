import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Recurso } from '../api.ts';

/** The scores that an appeal contests. */
export function NotasDadas({ recurso }: { readonly recurso: Recurso }) {
  const { projetoAprovacao: aprovacao } = recurso;
  const linhas = contestaveis(aprovacao.projeto.tipoProjeto, aprovacao.barema).map(
    ({ codigo, nome, nota }) => ({ codigo, nome, nota: nota(aprovacao) }),
  );
  return (
    <DataTable
      caption="Notas da avaliação"
      rows={[...linhas, { codigo: '', nome: 'Total', nota: aprovacao.total }]}
      rowKey={({ codigo }) => codigo}
      columns={[
        { key: 'nome', title: 'Critério', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'nota', title: 'Nota', align: 'end', cell: ({ nota }) => formatarNota(nota) },
      ]}
    />
  );
}
