import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { usePageOfAddress } from '../../../../lib/use-page-of-address.ts';
import { Chart } from '../../../../ui/charts/chart.tsx';
import { DownloadButton } from '../../../../ui/files/download-button.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { Part } from '../../../../ui/page/part.tsx';
import { QueryState } from '../../../../ui/status/query-state.tsx';
import { Pager } from '../../../../ui/tables/pager.tsx';
import { baixarJulgamento, type Julgamento, julgamentoQuery } from '../../api.ts';
import { ConcordanciaDoEdital } from './concordancia-do-edital.tsx';
import { EscalaPorCriterio } from './escala-por-criterio.tsx';
import { Explicacao } from './explicacao.tsx';
import { faixaDosTotais } from './faixa-dos-totais.ts';
import classes from './julgamento-do-edital.module.css';
import { TabelaDosAvaliadores } from './tabela-dos-avaliadores.tsx';

/** Evaluators per page: as many bars as one can compare. */
const POR_PAGINA = 25;

/** Advice about how the evaluators of a call judge, with the limits of each figure. */
export function JulgamentoDoEdital({ edital }: { readonly edital: number }) {
  const julgamento = useQuery(julgamentoQuery(edital));
  return (
    <QueryState query={julgamento}>
      {(lido) => (
        <Part
          title="Como os avaliadores julgam"
          actions={
            lido.todos !== null && (
              <DownloadButton
                label="Planilha dos avaliadores"
                fileName={`avaliadores-${edital}.xlsx`}
                load={() => baixarJulgamento(edital)}
              />
            )
          }
        >
          <div className={classes.parts}>
            <Text className={classes.words}>
              Estes números só aconselham: não mudam nenhuma nota nem o ranque. Contam as avaliações
              concluídas, com as notas de antes de qualquer recurso ou correção.{' '}
              {lido.proprios > 0 && <Proprios quantos={lido.proprios} />}
            </Text>
            {lido.todos === null ? (
              <EmptyState title="Ainda não há avaliação concluída que você possa ver.">
                Os números aparecem com a primeira.
              </EmptyState>
            ) : (
              <Numeros edital={edital} julgamento={lido} />
            )}
            <Text>
              <Anchor component={Link} to={`/editais/${edital}/avaliacao`}>
                Voltar à avaliação do edital
              </Anchor>
            </Text>
          </div>
        </Part>
      )}
    </QueryState>
  );
}

function Proprios({ quantos }: { readonly quantos: number }) {
  return (
    <>
      {contado(quantos, 'projeto de que você participa fica', 'projetos de que você participa ficam')} fora de
      todos eles.
    </>
  );
}

function Numeros({ edital, julgamento }: { readonly edital: number; readonly julgamento: Julgamento }) {
  const [pagina, setPagina] = usePageOfAddress();
  const { avaliadores, todos } = julgamento;
  const daPagina = useMemo(
    () => avaliadores.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA),
    [avaliadores, pagina],
  );
  const desenho = useMemo(() => faixaDosTotais(daPagina), [daPagina]);
  return (
    <>
      <div>
        <TabelaDosAvaliadores edital={edital} avaliadores={daPagina} todos={todos} />
        <Pager
          page={pagina}
          size={POR_PAGINA}
          total={avaliadores.length}
          of="avaliadores"
          onChange={setPagina}
        />
        <Explicacao
          figuras={[
            [
              'Média',
              'A média dos totais que o avaliador deu. Uma média menor pode vir dos projetos que recebeu, não do rigor.',
            ],
            [
              'Diferença',
              'A média dele menos a média dos totais que todos os outros deram; com um só avaliador não há. Não diz quem tem razão: os projetos não são os mesmos.',
            ],
            [
              'Dispersão',
              'O desvio-padrão: quanto os totais se afastam da média dele. Só aparece a partir de 3 avaliações. Uma pequena pode ser cautela, ou projetos parecidos.',
            ],
            [
              'Menor e maior',
              'O menor e o maior total que deu. Um só projeto fora do comum basta para os afastar.',
            ],
            [
              'Dias até concluir',
              'A mediana dos dias da designação à conclusão: metade levou isso ou menos. Inclui a espera antes de começar; não diz quanto tempo a leitura levou.',
            ],
            [
              'Tamanho do parecer',
              'A mediana dos caracteres dos pareceres; um vazio conta como zero. Um parecer curto pode dizer tudo, e um longo, nada.',
            ],
          ]}
        />
      </div>
      <Chart
        title="Do menor ao maior total de cada avaliador"
        nameTitle="Avaliador"
        valueTitle="Total"
        across
        note="O losango é a média. Com poucas avaliações, uma faixa curta ou longa pode ser acaso."
        empty="Nenhuma avaliação foi concluída."
        {...desenho}
      />
      <EscalaPorCriterio avaliadores={daPagina} todos={todos} />
      <ConcordanciaDoEdital julgamento={julgamento} />
    </>
  );
}
