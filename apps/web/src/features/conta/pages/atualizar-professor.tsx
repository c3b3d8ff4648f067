import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { professorAtualQuery } from '../api.ts';
import { AtualizarDados } from '../components/atualizar-dados.tsx';
import { AtualizarFoto } from '../components/atualizar-foto.tsx';

export default function AtualizarProfessor() {
  const professor = useQuery(professorAtualQuery);
  return (
    <>
      <PageHeader
        title="Atualizar dados"
        description="Depois de salvar os dados será preciso entrar outra vez."
      />
      <QueryState query={professor}>
        {(pessoa) => (
          <div style={{ display: 'grid', gap: '1.25rem' }}>
            <AtualizarFoto pessoa={pessoa} />
            <AtualizarDados key={pessoa.versao} pessoa={pessoa} />
          </div>
        )}
      </QueryState>
    </>
  );
}
