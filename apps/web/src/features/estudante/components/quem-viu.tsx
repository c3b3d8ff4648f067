import { nomeDoDocumentoAberto } from '@instrutoria/domain/auditoria/messages.ts';
import { NOMES_DOS_PAPEIS_DE_QUEM_VIU } from '@instrutoria/domain/estudante/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { ACESSOS_POR_PAGINA, quemViuQuery } from '../api.ts';

/** Who of the university opened the student's documents or bank data. */
export function QuemViu() {
  const paged = usePaged();
  const query = useQuery(quemViuQuery(paged.page));
  return (
    <section>
      <PagedTable
        caption="Quem viu meus dados"
        paged={paged}
        query={query}
        size={ACESSOS_POR_PAGINA}
        of="aberturas"
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'pessoa', title: 'Pessoa', rowHeader: true },
            cell: ({ pessoa }) => `${pessoa.nome}, ${NOMES_DOS_PAPEIS_DE_QUEM_VIU[pessoa.papel]}`,
          },
          {
            key: 'documento',
            title: 'O que abriu',
            cell: ({ documento }) => nomeDoDocumentoAberto(documento),
          },
          { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto },
          { key: 'quando', title: 'Quando', cell: ({ quando }) => formatarInstante(quando) },
        ]}
        empty={
          <EmptyState title="Ninguém abriu os seus documentos nem os dados bancários">
            Cada abertura por outra pessoa aparece aqui durante seis meses.
          </EmptyState>
        }
      />
    </section>
  );
}
