import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../../ui/charts/chart.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { painelQuery } from '../api.ts';
import { PaineisDoAno } from './ano-do-edital.tsx';
import {
  andamento,
  bolsas,
  type DadosDoPainel,
  faixasDasNotas,
  somaDasBolsas,
  submissoesPorDia,
  submissoesPorUnidade,
} from './series.ts';

/** Submissions, evaluation and scholarships of a call; with `ano`, its hours and payment too. */
export default function NumerosDoEdital(props: { readonly edital: number; readonly ano?: boolean }) {
  const painel = useQuery(painelQuery(props.edital));
  return (
    <QueryState query={painel}>
      {(dados) => <Graficos dados={dados}>{props.ano && <PaineisDoAno dados={dados} />}</Graficos>}
    </QueryState>
  );
}

function Graficos({ dados, children }: { readonly dados: DadosDoPainel; readonly children?: ReactNode }) {
  // Recomputed only when the figures change.
  const desenhos = useMemo(
    () => ({
      dias: submissoesPorDia(dados.submissoes),
      unidades: submissoesPorUnidade(dados.submissoes),
      andamento: andamento(dados.avaliacao),
      notas: faixasDasNotas(dados.notas),
      bolsas: bolsas(dados),
    }),
    [dados],
  );
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Panel title="Projetos enviados">
        <Chart
          title="Projetos enviados por dia"
          nameTitle="Dia"
          valueTitle="Projetos"
          empty="Nenhum projeto foi enviado."
          {...desenhos.dias}
        />
      </Panel>
      <Panel title="Unidades">
        <Chart
          title="Projetos enviados por unidade"
          nameTitle="Unidade"
          valueTitle="Projetos"
          across
          empty="Nenhum projeto foi enviado."
          {...desenhos.unidades}
        />
      </Panel>
      <Panel title="Avaliação">
        <Chart
          title={`Andamento de ${contado(dados.avaliacao.total, 'projeto', 'projetos')}`}
          nameTitle="Etapa"
          valueTitle="Projetos"
          empty="Nenhum projeto foi enviado."
          {...desenhos.andamento}
        />
      </Panel>
      <Panel title="Notas">
        <Chart
          title="Projetos por faixa do total"
          nameTitle="Total"
          valueTitle="Projetos"
          empty="As notas aparecem quando houver avaliações que você possa ver."
          {...desenhos.notas}
        />
      </Panel>
      <Panel title="Bolsas">
        <Chart
          title="Bolsas pedidas e aprovadas por unidade"
          nameTitle="Unidade"
          valueTitle="Bolsas"
          across
          note={somaDasBolsas(dados)}
          empty="Nenhuma bolsa foi pedida."
          {...desenhos.bolsas}
        />
      </Panel>
      {children}
    </SimpleGrid>
  );
}
