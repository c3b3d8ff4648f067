import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { AnulacaoDoProjeto } from '../../correcao/offered/anulacao-do-projeto.tsx';
import { ReciboDasContrarrazoes } from '../../recurso/offered/recibo-das-contrarrazoes.tsx';
import { RecursosDosOutros } from '../../recurso/offered/recursos-dos-outros.tsx';
import { DadosDoResultado } from '../components/dados-do-resultado.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

const RecursoRecebido = latePart(() => import('../components/recurso-recebido.tsx'));

const publicado = ({ edital }: Projeto) => edital !== null && foiPublicado(edital);

export default function ResultadoDoProjeto() {
  return (
    <ProjetoPage
      parte="resultado"
      recibo={(projeto, hoje) => (
        <>
          <RecursoRecebido waiting={null} projeto={projeto} hoje={hoje} />
          {publicado(projeto) && <ReciboDasContrarrazoes projeto={projeto} hoje={hoje} />}
        </>
      )}
    >
      {(projeto) => (
        <Stack gap="lg">
          <DadosDoResultado
            projeto={projeto}
            antes={<Notice title="O resultado aparece aqui depois de publicado." />}
          />
          {publicado(projeto) && (
            <>
              <AnulacaoDoProjeto projeto={projeto} />
              <RecursosDosOutros projeto={projeto} />
            </>
          )}
        </Stack>
      )}
    </ProjetoPage>
  );
}
