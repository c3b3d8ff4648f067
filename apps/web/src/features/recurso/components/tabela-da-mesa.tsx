import {
  aguardaContrarrazoes,
  NOMES_DA_RELATORIA,
  NOMES_DO_STATUS,
} from '@instrutoria/domain/recurso/messages.ts';
import { nomeDoCriterio } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { contestaAMudanca } from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import type { ReactNode } from 'react';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import type { NaMesa } from '../api.ts';

const TONS = { semRelator: 'warning', designada: 'info', entregue: 'good' } as const;

function Situacao({ status, relatoria, relator, contrarrazoesAte }: NaMesa) {
  if (status !== 'PENDENTE') return <Tag tone="neutral">{NOMES_DO_STATUS[status]}</Tag>;
  if (contrarrazoesAte !== undefined)
    return <Tag tone="info">{aguardaContrarrazoes(formatarPrazo(contrarrazoesAte))}</Tag>;
  // An appeal without a rapporteur may be of a call that has none.
  if (relator === null) return <Tag tone="warning">Pendente</Tag>;
  return <Tag tone={TONS[relatoria]}>{NOMES_DA_RELATORIA[relatoria]}</Tag>;
}

/** 'em 7 dias', 'hoje', 'há 2 dias'. */
export function faltaPorExtenso(faltam: number | null): string {
  if (faltam === null) return '—';
  if (faltam === 0) return 'hoje';
  const dias = Math.abs(faltam) === 1 ? '1 dia' : `${Math.abs(faltam)} dias`;
  return faltam > 0 ? `em ${dias}` : `há ${dias}`;
}

function contestado({ contraMudanca, criterios, nomesDosCriterios }: NaMesa): string {
  if (contraMudanca?.so === true) return contestaAMudanca(contraMudanca.mudancas);
  if (criterios.length === 0) return 'o resultado todo';
  return (nomesDosCriterios ?? criterios.map((um) => nomeDoCriterio(um))).join('; ');
}

/** Appeals by the last day for their decision. */
export function TabelaDaMesa(props: {
  readonly caption: string;
  readonly recursos: readonly NaMesa[] | undefined;
  readonly esperando: boolean;
  readonly caminho: (recurso: NaMesa) => string;
  readonly ordem?: string | undefined;
  readonly onOrdem?: (ordem: string | undefined) => void;
  readonly vazio: ReactNode;
}) {
  const { onOrdem, ordem } = props;
  return (
    <WorkTable
      caption={props.caption}
      rows={props.recursos}
      waiting={props.esperando}
      rowKey={({ id }) => id}
      order={ordem}
      {...(onOrdem === undefined ? {} : { onOrder: onOrdem })}
      columns={[
        { key: 'id', title: 'Nº', align: 'end', cell: ({ id }) => id },
        {
          key: 'projeto',
          title: 'Projeto',
          ...(onOrdem === undefined ? {} : { order: 'titulo' }),
          rowHeader: true,
          cell: (recurso) => <RowLink to={props.caminho(recurso)}>{recurso.projeto.titulo}</RowLink>,
        },
        {
          key: 'edital',
          title: 'Edital',
          ...(onOrdem === undefined ? {} : { order: 'edital' }),
          cell: ({ edital }) => edital.nome,
        },
        { key: 'criterios', title: 'Contesta', cell: contestado },
        {
          key: 'relator',
          title: 'Relator',
          ...(onOrdem === undefined ? {} : { order: 'relator' }),
          cell: ({ relator }) => relator?.nome ?? '—',
        },
        { key: 'situacao', title: 'Situação', cell: (um) => <Situacao {...um} /> },
        {
          key: 'prazo',
          title: 'Decidir até',
          ...(onOrdem === undefined ? {} : { order: 'prazo' }),
          keep: true,
          cell: ({ prazo, faltam }) =>
            faltam === null ? (
              '—'
            ) : (
              <NoWrap>
                {formatarPrazo(prazo)}, {faltaPorExtenso(faltam)}
              </NoWrap>
            ),
        },
      ]}
      under={(um) => (
        <>
          <span>
            nº {um.id} · {um.edital.nome}
          </span>
          <span>contesta {contestado(um)}</span>
          <Situacao {...um} />
        </>
      )}
      empty={props.vazio}
    />
  );
}
