import { MENSAGENS_RELATORIA as M } from '@instrutoria/domain/recurso/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { relatoriasQuery } from '../api.ts';
import { TabelaDaMesa } from '../components/tabela-da-mesa.tsx';

export default function Relatorias() {
  const query = useQuery(relatoriasQuery);
  return (
    <>
      <PageHeader
        title="Relatorias"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Os recursos de que você é relator, pelo prazo da decisão."
      />
      <QueryState query={query}>
        {(recursos) => (
          <TabelaDaMesa
            caption="Recursos de que você é relator"
            recursos={recursos}
            esperando={false}
            caminho={({ id }) => `/relatorias/${id}`}
            vazio={<EmptyState title={`${M.nenhuma}.`} />}
          />
        )}
      </QueryState>
    </>
  );
}
