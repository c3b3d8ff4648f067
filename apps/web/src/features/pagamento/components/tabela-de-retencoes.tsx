import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { HeadChip } from '../../../ui/page/head-chip.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Folha } from '../api.ts';
import { Liberar } from './retencao-do-lancamento.tsx';

/** The payments held now, of all sheets. */
export function TabelaDeRetencoes({ folha }: { readonly folha: Folha }) {
  return (
    <DataTable
      caption="Pagamentos retidos"
      rows={folha.retencoes}
      rowKey={({ id }) => id}
      columns={[
        { key: 'instrutor', title: 'Instrutor', rowHeader: true, cell: ({ instrutor }) => instrutor.nome },
        { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
        { key: 'bolsa', title: 'Bolsa de', cell: ({ competencia }) => formatarMes(competencia) },
        { key: 'folha', title: 'Retido na folha de', cell: ({ mes }) => formatarMes(mes) },
        {
          key: 'valor',
          title: 'Valor',
          align: 'end',
          cell: ({ valor }) => (valor === null ? '—' : reais(valor)),
        },
        {
          key: 'motivo',
          title: 'Motivo',
          cell: ({ motivo, por, em }) => `${motivo} (${por.nome}, ${formatarInstante(em)})`,
        },
        {
          key: 'acoes',
          title: 'Ações',
          cell: (um) => (um.podeLiberar ? <Liberar id={um.id} de={um} /> : 'Você participa do projeto'),
        },
      ]}
    />
  );
}

/** Counts the payments held in all sheets, and opens their table; nothing where there are none. */
export function ChipDasRetencoes(props: {
  readonly folha: Folha;
  readonly aberta: boolean;
  readonly onAbrir: (aberta: boolean) => void;
}) {
  const quantas = props.folha.retencoes.length;
  if (quantas === 0) return null;
  return (
    <HeadChip says="Pagamentos retidos" tone="warning" open={props.aberta} onOpen={props.onAbrir}>
      {contado(quantas, 'retido', 'retidos')}
    </HeadChip>
  );
}
