import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { useProjeto } from '../../projeto/api.ts';
import { QuadroDosInstrutores } from '../offered/quadro-dos-instrutores.tsx';

export default function Instrutores() {
  const id = useIdOfPath();
  const query = useProjeto(id);
  const sumiu = id === 0 || (query.error instanceof ApiError && query.error.status === 404);
  return (
    <>
      <PageHeader
        title="Instrutores do projeto"
        crumbs={[
          { label: 'Início', to: '/menu' },
          { label: 'Projeto enviado', to: `/projetos_submetidos/${id}` },
        ]}
        {...(query.data === undefined ? {} : { description: query.data.titulo })}
      />
      {sumiu ? (
        <div role="alert">
          <EmptyState title={MENSAGENS_PROJETO.projetoNaoEncontrado} />
        </div>
      ) : (
        <QueryState query={query}>
          {(projeto) => <QuadroDosInstrutores projeto={projeto} volta={`/projetos_submetidos/${id}`} />}
        </QueryState>
      )}
    </>
  );
}
