import { FolhaDoProjeto } from '../../frequencia/offered/folha-do-projeto.tsx';
import { ReciboDaFrequencia } from '../../frequencia/offered/recibo-da-frequencia.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';
import { Voltar } from '../components/voltar.tsx';

/** The place of a project at its attendance, by the address of the first specification. */
export default function FrequenciaPage() {
  return (
    <ProjetoPage
      parte="frequencia"
      title="Frequência dos instrutores"
      formulario
      curta
      recibo={(projeto) => <ReciboDaFrequencia projeto={projeto} />}
      botoes={({ id }) => <Voltar para={`/projetos_submetidos/${id}`} />}
    >
      {(projeto) => <FolhaDoProjeto projeto={projeto} />}
    </ProjetoPage>
  );
}
