import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { UmRecurso } from '../components/um-recurso.tsx';

export default function EditalRecurso() {
  const id = useIdOfPath('recurso');
  return (
    <PaginaDoEdital parte="recursos">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <UmRecurso
            key={id}
            id={id}
            edital={edital.id}
            lista={{
              nome: 'Recursos do edital',
              caminho: `/editais/${edital.id}/recursos`,
              voltar: 'Todos os recursos do edital',
            }}
            caminho={(recurso) => `/editais/${edital.id}/recursos/${recurso.id}`}
            nenhum="Este recurso não existe neste edital."
          />
        </>
      )}
    </PaginaDoEdital>
  );
}
