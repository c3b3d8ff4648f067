import { useQuery } from '@tanstack/react-query';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { aprovacaoQuery } from '../../avaliacao/api.ts';
import { SolicitarRecurso } from '../../recurso/offered/solicitar-recurso.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

/** Its address has the number of the result, which names the project. */
export default function SolicitarRecursoPage() {
  const id = useIdOfPath();
  const query = useQuery(aprovacaoQuery(id));
  const sumiu = id === 0 || (query.error instanceof ApiError && query.error.status === 404);
  if (query.data !== undefined) {
    const aprovacao = query.data;
    return (
      <ProjetoPage projeto={aprovacao.projeto.id} parte="resultado" title="Solicitar recurso" formulario>
        {() => <SolicitarRecurso aprovacao={aprovacao} />}
      </ProjetoPage>
    );
  }
  return (
    <>
      <PageHeader title="Solicitar recurso" crumbs={[{ label: 'Início', to: '/menu' }]} />
      {sumiu ? (
        <div role="alert">
          <EmptyState title="Este resultado não existe ou ainda não foi publicado." />
        </div>
      ) : (
        <QueryState query={query}>{() => null}</QueryState>
      )}
    </>
  );
}
