import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Chart } from '../../../ui/charts/chart.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { painelQuery } from '../api.ts';
import { type DadosDoPainel, horasPorMes, pagamentoPorMes } from './series.ts';

/** The year of a call: its instructors' hours, and the payments of its months. */
export default function AnoDoEdital({ edital }: { readonly edital: number }) {
  const painel = useQuery(painelQuery(edital));
  return (
    <QueryState query={painel} label="As horas e o pagamento por mês">
      {(dados) => (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <PaineisDoAno dados={dados} />
        </SimpleGrid>
      )}
    </QueryState>
  );
}

/** The panels of the year, for a page that has others too. */
export function PaineisDoAno({ dados: { horas, pagamento } }: { readonly dados: DadosDoPainel }) {
  const desenhos = useMemo(
    () => ({ horas: horasPorMes(horas), pagamento: pagamento && pagamentoPorMes(pagamento) }),
    [horas, pagamento],
  );
  return (
    <>
      <Panel title="Horas">
        <Chart
          title="Horas registradas por mês"
          nameTitle="Mês"
          valueTitle="Horas"
          empty="Nenhuma hora foi registrada."
          {...desenhos.horas}
        />
      </Panel>
      {desenhos.pagamento !== null && (
        <Panel title="Pagamento">
          <Chart
            title="Bolsas por mês da folha"
            nameTitle="Mês"
            valueTitle="Bolsas"
            empty="Nenhum mês deste edital tem folha de pagamento."
            note={
              pagamento?.every(({ fechada }) => fechada)
                ? 'Todas as folhas estão fechadas.'
                : 'Prévia (*): a folha está em aberto, e os números ainda podem mudar.'
            }
            {...desenhos.pagamento}
          />
        </Panel>
      )}
    </>
  );
}
