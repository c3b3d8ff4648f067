import { useQuery } from '@tanstack/react-query';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { recursosDoEditalQuery } from '../api.ts';
import { emOrdemDeDecisao } from '../components/recursos-do-edital.ts';
import { UmRecurso } from '../components/um-recurso.tsx';

export default function EditalRecurso() {
  const id = useIdOfPath('recurso');
  return (
    <PaginaDoEdital parte="recursos">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <DoEdital edital={edital.id} id={id} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function DoEdital({ edital, id }: { readonly edital: number; readonly id: number }) {
  const query = useQuery(recursosDoEditalQuery(edital));
  const caminho = `/editais/${edital}/recursos`;
  return (
    <QueryState query={query}>
      {(recursos) => (
        <UmRecurso
          key={id}
          recursos={emOrdemDeDecisao(recursos)}
          id={id}
          lista={{ nome: 'Recursos do edital', caminho, voltar: 'Todos os recursos do edital' }}
          caminho={(recurso) => `${caminho}/${recurso.id}`}
          nenhum="Este recurso não existe neste edital."
        />
      )}
    </QueryState>
  );
}
