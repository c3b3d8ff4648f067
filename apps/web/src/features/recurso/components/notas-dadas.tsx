import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { criteriosDoRecurso } from '@instrutoria/domain/recurso/rules.ts';
import { formatarNota } from '../../../lib/numero.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Recurso } from '../api.ts';

/** The scores that an appeal is about. */
export function NotasDadas({ recurso }: { readonly recurso: Recurso }) {
  const { projetoAprovacao: aprovacao } = recurso;
  const linhas = criteriosDoRecurso(aprovacao.projeto.tipoProjeto).map((criterio) => ({
    nome: NOMES_DOS_CRITERIOS[criterio],
    nota: aprovacao[criterio],
  }));
  return (
    <DataTable
      caption="Notas da avaliação"
      rows={[...linhas, { nome: 'Total', nota: aprovacao.total }]}
      rowKey={({ nome }) => nome}
      columns={[
        { key: 'nome', title: 'Critério', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'nota', title: 'Nota', align: 'end', cell: ({ nota }) => formatarNota(nota) },
      ]}
    />
  );
}
