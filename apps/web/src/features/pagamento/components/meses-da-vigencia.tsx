import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { FolhaListada } from '../api.ts';

const situacao = ({ fechadaEm }: FolhaListada) =>
  fechadaEm === null ? (
    <Tag tone="warning">em aberto</Tag>
  ) : (
    <Tag tone="good">fechada em {formatarInstante(fechadaEm)}</Tag>
  );

/** The sheets of a call's months: the state of each, and its sums over all calls. */
export function MesesDaVigencia(props: {
  readonly folhas: readonly FolhaListada[];
  /** The month whose sheet is open below. */
  readonly aberto: string | undefined;
}) {
  return (
    <WorkTable
      caption="Pagamento por mês, de todos os editais"
      shortNames
      rows={props.folhas}
      waiting={false}
      rowKey={({ mes }) => Number(mes.replace('-', ''))}
      changed={({ mes }) => mes === props.aberto}
      columns={[
        {
          key: 'mes',
          title: 'Mês',
          rowHeader: true,
          cell: ({ mes }) => (
            <Anchor
              component={Link}
              to={`?mes=${mes}`}
              underline="hover"
              aria-current={mes === props.aberto ? 'true' : undefined}
            >
              {mesPorExtenso(mes)}
            </Anchor>
          ),
        },
        { key: 'situacao', title: 'Folha', cell: situacao },
        { key: 'pagos', title: 'Recebem', align: 'end', cell: ({ pagos }) => pagos },
        { key: 'naoPagos', title: 'Não recebem', align: 'end', cell: ({ naoPagos }) => naoPagos },
        { key: 'ajustes', title: 'Complementos', align: 'end', cell: ({ ajustes }) => ajustes },
        {
          key: 'estornos',
          title: 'Estornos',
          align: 'end',
          cell: ({ estornos, estornosPorDecidir }) =>
            estornosPorDecidir === 0 ? estornos : `${estornos} (${estornosPorDecidir} a decidir)`,
        },
        { key: 'aPagar', title: 'Bolsas a pagar', align: 'end', cell: ({ aPagar }) => <b>{aPagar}</b> },
        {
          key: 'valor',
          title: 'Valor',
          align: 'end',
          cell: ({ valorAPagar }) => (valorAPagar === 0 ? '—' : reais(valorAPagar)),
        },
      ]}
      under={(folha) => (
        <>
          {situacao(folha)}
          <span>
            bolsas a pagar: {folha.aPagar}; não recebem: {folha.naoPagos}
          </span>
          {folha.ajustes + folha.estornos > 0 && (
            <span>
              complementos: {folha.ajustes}; estornos: {folha.estornos}
            </span>
          )}
        </>
      )}
      empty={null}
    />
  );
}
