import { ReciboDoRelatorioDasDisciplinas } from '../../relatorio/offered/recibo-do-relatorio.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';
import { Relatorios } from '../components/relatorios.tsx';

export default function RelatoriosDoProjeto() {
  return (
    <ProjetoPage
      parte="relatorios"
      recibo={(projeto) => <ReciboDoRelatorioDasDisciplinas projeto={projeto} />}
    >
      {(projeto) => <Relatorios projeto={projeto} />}
    </ProjetoPage>
  );
}
