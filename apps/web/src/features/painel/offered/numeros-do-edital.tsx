import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarDia } from '../../../lib/format.ts';
import { BarTable } from '../../../ui/bar-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { painelQuery } from '../api.ts';

type Dados = AnswerOf<Api['lerPainel']>;

/** Submissions, evaluation and scholarships of a call. */
export function NumerosDoEdital({ edital }: { readonly edital: number }) {
  const painel = useQuery(painelQuery(edital));
  return <QueryState query={painel}>{(dados) => <Graficos {...dados} />}</QueryState>;
}

function somar(
  submissoes: Dados['submissoes'],
  chave: (linha: Dados['submissoes'][number]) => string,
): { name: string; value: number }[] {
  const somas = new Map<string, number>();
  for (const linha of submissoes) {
    somas.set(chave(linha), (somas.get(chave(linha)) ?? 0) + linha.quantidade);
  }
  return [...somas].map(([name, value]) => ({ name, value }));
}

function Graficos({ submissoes, avaliacao, notas, bolsas }: Dados) {
  const porUnidade = somar(submissoes, ({ unidade }) => unidade).toSorted((a, b) => b.value - a.value);
  const porDia = somar(submissoes, ({ dia }) => formatarDia(dia));
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Panel title="Avaliação">
        <BarTable
          caption={`Andamento de ${avaliacao.total} projetos`}
          nameTitle="Etapa"
          valueTitle="Projetos"
          full={avaliacao.total}
          bars={[
            { name: 'Designados', value: avaliacao.designados },
            { name: 'Aceitos', value: avaliacao.aceitos },
            { name: 'Avaliados', value: avaliacao.avaliados },
          ]}
        />
      </Panel>
      <Panel title="Bolsas">
        <BarTable
          caption="Bolsas pedidas e aprovadas"
          nameTitle="Bolsas"
          valueTitle="Quantidade"
          full={bolsas.pedidas}
          bars={[
            { name: 'Pedidas', value: bolsas.pedidas },
            { name: 'Aprovadas', value: bolsas.concedidas },
          ]}
        />
      </Panel>
      <Panel title="Notas">
        {notas.every(({ quantidade }) => quantidade === 0) ? (
          <Text>As notas aparecem quando houver avaliações que você possa ver.</Text>
        ) : (
          <BarTable
            caption="Projetos por faixa do total"
            nameTitle="Total"
            valueTitle="Projetos"
            bars={notas.map(({ faixa, quantidade }) => ({ name: faixa, value: quantidade }))}
          />
        )}
      </Panel>
      <Panel title="Submissões">
        {submissoes.length === 0 ? (
          <Text>Nenhum projeto foi enviado.</Text>
        ) : (
          <Stack gap="lg">
            <BarTable caption="Por unidade" nameTitle="Unidade" valueTitle="Projetos" bars={porUnidade} />
            <BarTable caption="Por dia" nameTitle="Dia" valueTitle="Projetos" bars={porDia} />
          </Stack>
        )}
      </Panel>
    </SimpleGrid>
  );
}
