import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { useProjeto } from '../../projeto/api.ts';
import { FolhaDoProjeto } from '../offered/folha-do-projeto.tsx';

export default function Frequencia() {
  const id = useIdOfPath();
  const projeto = useProjeto(id);
  const sumiu = id === 0 || (projeto.error instanceof ApiError && projeto.error.status === 404);
  const volta = `/projetos_submetidos/${id}`;
  return (
    <>
      <PageHeader
        title="Frequência dos instrutores"
        crumbs={[
          { label: 'Início', to: '/menu' },
          ...(sumiu ? [] : [{ label: 'Projeto enviado', to: volta }]),
        ]}
        {...(projeto.data === undefined ? {} : { description: projeto.data.titulo })}
        {...(sumiu
          ? {}
          : {
              actions: (
                <Button variant="default" component={Link} to={volta}>
                  Voltar
                </Button>
              ),
            })}
      />
      {sumiu ? (
        <div role="alert">
          <EmptyState title={MENSAGENS_PROJETO.projetoNaoEncontrado} />
        </div>
      ) : (
        <QueryState query={projeto}>{(lido) => <FolhaDoProjeto projeto={lido} />}</QueryState>
      )}
    </>
  );
}
