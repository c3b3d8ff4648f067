import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { fasesDaAvaliacao, valoresDasNotas } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { recomendarFase2, tsdMedia } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { MENSAGENS_BAREMA } from '@instrutoria/domain/barema/messages.ts';
import { Stack } from '@mantine/core';
import { Link } from 'react-router';
import { formatarPorcentagem } from '../../../lib/number-format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useProjeto } from '../../projeto/api.ts';
import {
  AprovacaoDoProjeto,
  type AprovacaoPropria,
  useProjetoDaBusca,
} from '../components/mesa/aprovacao-do-projeto.tsx';
import { MesaDaAvaliacao } from '../components/mesa/mesa-da-avaliacao.tsx';
import { NotasDaFase } from '../components/mesa/notas-da-fase.tsx';

const CAMINHO = [{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }];

/** TIPO I only; scores are proposed from the disciplines (D17). */
export default function NotasFase2() {
  const projeto = useProjetoDaBusca();
  return (
    <AprovacaoDoProjeto projeto={projeto} title="Notas da fase 2">
      {(aprovacao) => <Fase2 aprovacao={aprovacao} />}
    </AprovacaoDoProjeto>
  );
}

function Fase2({ aprovacao }: { readonly aprovacao: AprovacaoPropria }) {
  const { projeto, barema = null } = aprovacao;
  const [primeira, segunda] = fasesDaAvaliacao(projeto.tipoProjeto, barema);
  const lido = useProjeto(projeto.id);
  const impedimento =
    segunda === undefined
      ? barema === null
        ? M.soTipoI
        : MENSAGENS_BAREMA.semFase2
      : primeira?.total(valoresDasNotas(aprovacao, barema)) === null
        ? M.faltaFase1
        : null;
  if (impedimento !== null) {
    return (
      <>
        <PageHeader title="Notas da fase 2" crumbs={CAMINHO} description={projeto.titulo} />
        <Notice kind="warning" title={impedimento}>
          <Link to={`/notas_fase1?projeto=${projeto.id}`}>Notas da fase 1</Link>
        </Notice>
      </>
    );
  }
  return (
    <>
      {lido.data === undefined && <PageHeader title="Notas da fase 2" crumbs={CAMINHO} />}
      <QueryState query={lido}>
        {({ comprovante_disciplinas }) => {
          const disciplinas = comprovante_disciplinas?.disciplinas_associadas ?? [];
          return (
            <>
              <PageHeader
                title={
                  disciplinas.length === 0
                    ? 'Notas da fase 2'
                    : `Notas da fase 2 (taxa de sucesso média, TSD: ${formatarPorcentagem(tsdMedia(disciplinas))})`
                }
                crumbs={CAMINHO}
                description={projeto.titulo}
              />
              <MesaDaAvaliacao key={aprovacao.id} query={lido} comeca="avaliacao">
                <Stack gap="md">
                  {segunda?.criterios.some((c) => c.recomendacao !== null) && disciplinas.length > 0 && (
                    <Notice kind="warning" title={M.recomendacao} />
                  )}
                  <NotasDaFase fase={2} aprovacao={aprovacao} recomendacoes={recomendarFase2(disciplinas)} />
                </Stack>
              </MesaDaAvaliacao>
            </>
          );
        }}
      </QueryState>
    </>
  );
}
