import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Relatoria as Lida, relatoriaQuery } from '../api.ts';
import { DocumentosParaJulgar } from '../components/documentos-para-julgar.tsx';
import { EscreverMinuta } from '../components/escrever-minuta.tsx';
import { NotasDadas } from '../components/notas-dadas.tsx';
import { QuadroDoRecurso } from '../components/quadro-do-recurso.tsx';

export default function Relatoria() {
  const id = useIdOfPath('recurso');
  const query = useQuery(relatoriaQuery(id));
  const sumiu = id === 0 || (query.error instanceof ApiError && query.error.status === 404);
  return (
    <>
      <PageHeader
        title={id === 0 ? 'Relatoria' : `Relatoria do recurso nº ${id}`}
        crumbs={[{ label: 'Relatorias', to: '/relatorias' }]}
      />
      {sumiu ? (
        <div role="alert">
          <EmptyState title="Você não é relator deste recurso, ou ele não existe." />
        </div>
      ) : (
        <QueryState query={query}>{(lida) => <DoRelator relatoria={lida} />}</QueryState>
      )}
    </>
  );
}

function DoRelator({ relatoria }: { readonly relatoria: Lida }) {
  const { recurso, souRelator, podeEscrever, estado } = relatoria;
  if (!souRelator) {
    return (
      <EmptyState title="Você não é relator deste recurso. Quem decide pode ler o recurso em Recursos." />
    );
  }
  return (
    <Stack gap="lg">
      <QuadroDoRecurso recurso={recurso} documentos={<DocumentosParaJulgar recurso={recurso} />}>
        <NotasDadas recurso={recurso} />
      </QuadroDoRecurso>
      {podeEscrever ? (
        <EscreverMinuta key={recurso.id} relatoria={relatoria} />
      ) : (
        <Notice title={recurso.status === 'PENDENTE' ? 'A minuta foi entregue.' : M.jaDecidido}>
          <Text>
            {estado === 'entregue'
              ? 'A comissão decide a partir dela, e pode devolvê-la a você.'
              : 'A comissão decidiu sem esperar a minuta.'}
          </Text>
        </Notice>
      )}
    </Stack>
  );
}
