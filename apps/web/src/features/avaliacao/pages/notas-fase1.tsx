import { PageHeader } from '../../../ui/page-header.tsx';
import { AprovacaoDoProjeto, useProjetoDaBusca } from '../components/aprovacao-do-projeto.tsx';
import { NotasDaFase } from '../components/notas-da-fase.tsx';

export default function NotasFase1() {
  const projeto = useProjetoDaBusca();
  return (
    <AprovacaoDoProjeto projeto={projeto} title="Notas da fase 1">
      {(aprovacao) => (
        <>
          <PageHeader
            title="Notas da fase 1"
            crumbs={[{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }]}
            description={aprovacao.projeto.titulo}
          />
          <NotasDaFase key={aprovacao.id} fase={1} aprovacao={aprovacao} />
        </>
      )}
    </AprovacaoDoProjeto>
  );
}
