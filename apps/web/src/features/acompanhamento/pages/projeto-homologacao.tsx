import { HomologacaoDoProjeto } from '../../homologacao/offered/homologacao-do-projeto.tsx';
import { ReciboDaHomologacao } from '../../homologacao/offered/recibo-da-homologacao.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function ProjetoHomologacao() {
  return (
    <ProjetoPage parte="homologacao" recibo={(projeto) => <ReciboDaHomologacao projeto={projeto} />}>
      {(projeto) => <HomologacaoDoProjeto projeto={projeto.id} />}
    </ProjetoPage>
  );
}
