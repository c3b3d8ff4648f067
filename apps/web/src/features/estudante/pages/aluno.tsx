import { useQuery } from '@tanstack/react-query';
import { ninguemRespondeu } from '../../../lib/server/failure.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { estudanteQuery } from '../api.ts';
import { DiasNesteAparelho } from '../components/dias-neste-aparelho.tsx';
import { MeusVinculos } from '../components/meus-vinculos.tsx';

export default function Aluno() {
  const query = useQuery(estudanteQuery);
  if (query.data === undefined && ninguemRespondeu(query.error)) {
    return <DiasNesteAparelho error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <QueryState query={query} label="Lendo a sua conta">
      {({ nome }) => (
        <>
          <PageHeader title={`Olá, ${nome.split(' ')[0]}`} />
          <MeusVinculos />
        </>
      )}
    </QueryState>
  );
}
