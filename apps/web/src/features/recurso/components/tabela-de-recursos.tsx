import { aguardaContrarrazoes, NOMES_DO_STATUS } from '@instrutoria/domain/recurso/messages.ts';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { Recurso } from '../api.ts';

const TONS = { PENDENTE: 'warning', ACEITO: 'good', RECUSADO: 'neutral' } as const;

const projetoDe = ({ projetoAprovacao }: Recurso) => projetoAprovacao.projeto;
const pedidoEm = ({ criadoEm }: Recurso) => formatarInstante(criadoEm);
const decididoEm = ({ decididoEm: em }: Recurso) => (em === null ? '—' : formatarInstante(em));
const situacao = ({ status, contrarrazoes }: Recurso) =>
  contrarrazoes?.correm === true ? (
    <Tag tone="info">{aguardaContrarrazoes(formatarPrazo(contrarrazoes.ate))}</Tag>
  ) : (
    <Tag tone={TONS[status]}>{NOMES_DO_STATUS[status]}</Tag>
  );

/** Appeals, each with the way to its decision. */
export function TabelaDeRecursos(props: {
  readonly caption: string;
  /** They are of several calls. */
  readonly comEdital?: boolean;
  readonly caminho: (recurso: Recurso) => string;
  readonly recursos: readonly Recurso[] | undefined;
  readonly esperando: boolean;
  /** The text of an empty table. */
  readonly vazio: string;
}) {
  const { comEdital = false } = props;
  return (
    <WorkTable
      caption={props.caption}
      rows={props.recursos}
      waiting={props.esperando}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', title: 'Nº', align: 'end', cell: ({ id }) => id },
        {
          key: 'projeto',
          title: 'Projeto',
          rowHeader: true,
          cell: (recurso) => <RowLink to={props.caminho(recurso)}>{projetoDe(recurso).titulo}</RowLink>,
        },
        { key: 'coordenador', title: 'Coordenador', cell: (recurso) => projetoDe(recurso).coordenador.nome },
        ...(comEdital
          ? [{ key: 'edital', title: 'Edital', cell: (recurso: Recurso) => projetoDe(recurso).edital.nome }]
          : []),
        { key: 'pedido', title: 'Pedido em', cell: (um) => <NoWrap>{pedidoEm(um)}</NoWrap> },
        { key: 'situacao', title: 'Situação', cell: situacao },
        { key: 'decidido', title: 'Decidido em', cell: (um) => <NoWrap>{decididoEm(um)}</NoWrap> },
      ]}
      under={(recurso) => (
        <>
          <span>
            nº {recurso.id} · {projetoDe(recurso).coordenador.nome}
          </span>
          {comEdital && <span>{projetoDe(recurso).edital.nome}</span>}
          <span>pedido em {pedidoEm(recurso)}</span>
          {situacao(recurso)}
        </>
      )}
      empty={<EmptyState title={props.vazio} />}
    />
  );
}
