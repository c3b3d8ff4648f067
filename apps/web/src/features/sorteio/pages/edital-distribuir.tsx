import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { Distribuir } from '../components/distribuir.tsx';

export default function EditalDistribuir() {
  return (
    <PaginaDoEdital parte="projetos">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <Distribuir edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}
