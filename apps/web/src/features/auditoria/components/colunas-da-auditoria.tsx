import { ATOS_NA_AUDITORIA } from '@instrutoria/contract/auditoria.gerada.ts';
import { NOMES_DE_OUTROS_ATOS, NOMES_DOS_REGISTROS } from '@instrutoria/domain/auditoria/messages.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import type { AtoAuditado } from '../api.ts';
import { Mudanca } from './mudanca.tsx';

export const COLUNAS_DA_AUDITORIA: readonly Column<AtoAuditado>[] = [
  {
    key: 'quando',
    title: 'Quando',
    rowHeader: true,
    cell: ({ quando }) => formatarInstante(quando),
  },
  { key: 'pessoa', title: 'Pessoa', cell: ({ pessoa }) => pessoa?.nome ?? 'o sistema' },
  {
    key: 'acao',
    title: 'Ato',
    cell: ({ acao }) => ATOS_NA_AUDITORIA[acao] ?? NOMES_DE_OUTROS_ATOS[acao] ?? acao,
  },
  {
    key: 'registro',
    title: 'Registro',
    cell: ({ registro }) =>
      registro === null
        ? '—'
        : `${NOMES_DOS_REGISTROS[registro.tipo] ?? registro.tipo}${registro.id === null ? '' : ` nº ${registro.id}`}`,
  },
  {
    key: 'mudanca',
    title: 'Mudança',
    cell: (ato) => <Mudanca {...ato} />,
  },
];
