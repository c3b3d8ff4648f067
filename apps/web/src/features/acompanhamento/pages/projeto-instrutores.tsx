import { ReciboDoRelatorioDasDisciplinas } from '../../relatorio/offered/recibo-do-relatorio.tsx';
import { ParteDosInstrutores } from '../components/parte-dos-instrutores.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function InstrutoresDoProjeto() {
  return (
    <ProjetoPage
      parte="instrutores"
      curta
      recibo={(projeto) => <ReciboDoRelatorioDasDisciplinas projeto={projeto} />}
    >
      {(projeto) => <ParteDosInstrutores projeto={projeto} />}
    </ProjetoPage>
  );
}
