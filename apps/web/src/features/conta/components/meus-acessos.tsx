import { NOMES_DOS_REGISTROS, nomeDoDocumentoAberto } from '@instrutoria/domain/auditoria/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { ACESSOS_POR_PAGINA, meusAcessosQuery } from '../api.ts';

export function MeusAcessos() {
  const paged = usePaged();
  const query = useQuery(meusAcessosQuery(paged.page));
  return (
    <section>
      <PagedTable
        caption="Quem abriu os meus documentos"
        paged={paged}
        query={query}
        size={ACESSOS_POR_PAGINA}
        of="aberturas"
        rowKey={({ id }) => id}
        columns={[
          { key: 'pessoa', title: 'Pessoa', rowHeader: true, cell: ({ pessoa }) => pessoa.nome },
          { key: 'documento', title: 'Documento', cell: ({ documento }) => nomeDoDocumentoAberto(documento) },
          {
            key: 'registro',
            title: 'De',
            cell: ({ registro }) =>
              `${NOMES_DOS_REGISTROS[registro.tipo] ?? registro.tipo} nº ${registro.id}`,
          },
          { key: 'quando', title: 'Quando', cell: ({ quando }) => formatarInstante(quando) },
        ]}
        empty={
          <EmptyState title="Ninguém abriu os seus documentos">
            Cada abertura de um documento pessoal por outra pessoa aparece aqui durante seis meses.
          </EmptyState>
        }
      />
    </section>
  );
}
