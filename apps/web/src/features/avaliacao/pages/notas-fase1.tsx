import { PageHeader } from '../../../ui/page-header.tsx';
import { useProjeto } from '../../projeto/api.ts';
import {
  AprovacaoDoProjeto,
  type AprovacaoPropria,
  useProjetoDaBusca,
} from '../components/mesa/aprovacao-do-projeto.tsx';
import { MesaDaAvaliacao } from '../components/mesa/mesa-da-avaliacao.tsx';
import { NotasDaFase } from '../components/mesa/notas-da-fase.tsx';

export default function NotasFase1() {
  const projeto = useProjetoDaBusca();
  return (
    <AprovacaoDoProjeto projeto={projeto} title="Notas da fase 1">
      {(aprovacao) => <Fase1 key={aprovacao.id} aprovacao={aprovacao} />}
    </AprovacaoDoProjeto>
  );
}

function Fase1({ aprovacao }: { readonly aprovacao: AprovacaoPropria }) {
  const lido = useProjeto(aprovacao.projeto.id);
  return (
    <>
      <PageHeader
        title="Notas da fase 1"
        crumbs={[{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }]}
        description={aprovacao.projeto.titulo}
      />
      <MesaDaAvaliacao query={lido} comeca="avaliacao">
        <NotasDaFase fase={1} aprovacao={aprovacao} />
      </MesaDaAvaliacao>
    </>
  );
}
