import { FolhaDoProjeto } from '../../frequencia/offered/folha-do-projeto.tsx';
import { ReciboDaFrequencia } from '../../frequencia/offered/recibo-da-frequencia.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function FrequenciaDoProjeto() {
  return (
    <ProjetoPage
      parte="frequencia"
      formulario
      curta
      recibo={(projeto) => <ReciboDaFrequencia projeto={projeto} />}
    >
      {(projeto) => <FolhaDoProjeto projeto={projeto} />}
    </ProjetoPage>
  );
}
