import { decisaoComecou } from '@instrutoria/domain/avaliacao/policies.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { InView } from '../../../ui/page/in-view.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { NumerosDoEdital } from '../../painel/offered/graficos-do-edital.tsx';
import { todosDoEditalQuery } from '../api.ts';
import { AndamentoDaAvaliacao, AvaliacoesAtrasadas } from '../components/andamento-da-avaliacao.tsx';
import { AvaliacoesConcluidas } from '../components/avaliacoes-concluidas.tsx';
import { BotaoDeIniciarDecisao, PlanilhasDoRanque } from '../components/fim-da-avaliacao.tsx';

/** For each obstacle to the decision, the filter of the table of projects. */
const FILTRO_DO_BLOQUEIO: Readonly<Record<string, string>> = {
  NAO_DESIGNADOS: '?situacao=semAvaliador',
  NAO_AVALIADOS: '',
  AVALIADORES_SEM_DIREITO: '?impedimento=sim',
};

export default function EditalAvaliacao() {
  const administra = podeAdministrar(useSessao()?.usuario);
  const navigate = useNavigate();
  return (
    <PaginaDoEdital parte="avaliacao">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital}
              aqui={(codigo) =>
                administra && codigo in FILTRO_DO_BLOQUEIO
                  ? `/editais/${edital.id}${FILTRO_DO_BLOQUEIO[codigo]}`
                  : undefined
              }
              feito={
                administra
                  ? {
                      ato: 'iniciarDecisao',
                      botao: (impedido) => (
                        <BotaoDeIniciarDecisao
                          edital={edital}
                          quiet={impedido}
                          onDone={() => void navigate(`/editais/${edital.id}/decisao`)}
                        />
                      ),
                    }
                  : undefined
              }
            />,
          )}
          <Fase edital={edital} />
          {administra && <Andamento edital={edital} />}
          {administra && edital.fase !== 'submissao' && (
            <Part title="Como os avaliadores julgam">
              <Text>
                A média, a dispersão, o tempo e os pareceres de cada avaliador, com o que cada número não diz.{' '}
                <Anchor component={Link} to={`/editais/${edital.id}/julgamento`}>
                  Ver como os avaliadores julgam
                </Anchor>
              </Text>
            </Part>
          )}
          <Numeros edital={edital} lista={administra} />
          {administra && edital.fase !== 'submissao' && (
            <Part title="Planilha das notas">
              <PlanilhasDoRanque edital={edital} tipos={[edital.tipoProjeto]} />
            </Part>
          )}
        </>
      )}
    </PaginaDoEdital>
  );
}

/** The state of the evaluation, when nothing can be done here. */
function Fase({ edital }: { readonly edital: Edital }) {
  if (edital.fase === 'submissao') {
    return (
      <Notice title="A avaliação deste edital ainda não começou">
        Ela começa quando as inscrições terminam, em {formatarPrazo(edital.fim)}; então os projetos recebem
        avaliadores.
      </Notice>
    );
  }
  if (!decisaoComecou(edital)) return null;
  return (
    <Notice kind="success" title="A avaliação deste edital terminou">
      As notas são definitivas, a não ser por recurso ou por correção.{' '}
      {edital.fase === 'decisao' && (
        <Anchor component={Link} to={`/editais/${edital.id}/decisao`}>
          Decidir o número de instrutores
        </Anchor>
      )}
    </Notice>
  );
}

/** After the list above them, if there is one: without it they would be in view at once. */
function Numeros({ edital, lista }: { readonly edital: Edital; readonly lista: boolean }) {
  const projetos = useQuery({ ...todosDoEditalQuery(edital.id), enabled: lista && avalia(edital) });
  if (projetos.isLoading) return null;
  return (
    <InView waiting={<Loading />}>
      <NumerosDoEdital edital={edital.id} waiting={<Loading />} />
    </InView>
  );
}

const avalia = ({ fase }: Edital) => fase !== 'submissao';

function Andamento({ edital }: { readonly edital: Edital }) {
  const { id, fase } = edital;
  const projetos = useQuery({ ...todosDoEditalQuery(id), enabled: avalia(edital) });
  if (!avalia(edital)) return null;
  return (
    <QueryState query={projetos} label="O andamento da avaliação">
      {({ data, total = data.length }) => (
        <>
          {total > data.length && (
            <Notice kind="warning" title={`Abaixo estão os primeiros ${data.length} de ${total} projetos`} />
          )}
          {fase === 'avaliacao' && data.length > 0 && <AvaliacoesAtrasadas edital={id} projetos={data} />}
          <AvaliacoesConcluidas edital={edital} projetos={data} />
          <AndamentoDaAvaliacao edital={id} projetos={data} />
        </>
      )}
    </QueryState>
  );
}
