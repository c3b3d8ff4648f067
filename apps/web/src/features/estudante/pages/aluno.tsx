import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { estudanteQuery } from '../api.ts';
import { MeusVinculos } from '../components/meus-vinculos.tsx';

export default function Aluno() {
  const query = useQuery(estudanteQuery);
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
