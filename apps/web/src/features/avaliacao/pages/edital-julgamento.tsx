import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { JulgamentoDoEdital } from '../components/julgamento/julgamento-do-edital.tsx';

export default function EditalJulgamento() {
  return (
    <PaginaDoEdital parte="avaliacao">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <JulgamentoDoEdital edital={edital.id} />
        </>
      )}
    </PaginaDoEdital>
  );
}
