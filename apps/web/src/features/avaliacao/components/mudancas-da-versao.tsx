import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { NOMES_DAS_COLUNAS } from '@instrutoria/domain/resultado/messages.ts';
import { formatarNota } from '../../../lib/numero.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type Mudanca = AnswerOf<Api['lerVersao']>['mudancas'][number];

const valor = (v: string | number | null) => (v === null ? '—' : typeof v === 'number' ? formatarNota(v) : v);

export function MudancasDaVersao(props: {
  readonly anterior: number;
  readonly mudancas: readonly Mudanca[];
}) {
  return (
    <DataTable
      caption={`O que mudou desde a versão ${props.anterior}`}
      rows={props.mudancas}
      rowKey={({ projeto_id }) => projeto_id}
      empty={<EmptyState title="Nenhuma linha mudou." />}
      columns={[
        { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ titulo }) => titulo },
        {
          key: 'campos',
          title: 'Mudanças',
          cell: ({ campos }) =>
            campos
              .map(
                ({ campo, de, para }) =>
                  `${NOMES_DAS_COLUNAS[campo] ?? campo}: ${valor(de)} → ${valor(para)}`,
              )
              .join('; '),
        },
      ]}
    />
  );
}
