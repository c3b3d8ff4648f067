import { ReciboDoRelatorioDasDisciplinas } from '../../relatorio/offered/recibo-do-relatorio.tsx';
import { ParteDosInstrutores } from '../components/parte-dos-instrutores.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';
import { Voltar } from '../components/voltar.tsx';

/** The place of a project at its instructors, by the address of the first specification. */
export default function InstrutoresPage() {
  return (
    <ProjetoPage
      parte="instrutores"
      curta
      title="Instrutores do projeto"
      recibo={(projeto) => <ReciboDoRelatorioDasDisciplinas projeto={projeto} />}
      botoes={({ id }) => <Voltar para={`/projetos_submetidos/${id}`} />}
    >
      {(projeto) => <ParteDosInstrutores projeto={projeto} />}
    </ProjetoPage>
  );
}
