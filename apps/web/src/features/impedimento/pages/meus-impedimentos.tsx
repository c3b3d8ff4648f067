import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { meusImpedimentosQuery } from '../api.ts';
import { DeclararImpedimento } from '../components/declarar-impedimento.tsx';
import { ListaDeImpedimentos } from '../components/lista-de-impedimentos.tsx';

export default function MeusImpedimentos() {
  const meus = useQuery(meusImpedimentosQuery);
  const hoje = useQuery(agoraQuery);
  return (
    <>
      <PageHeader
        title="Meus impedimentos"
        description="Pessoas e unidades que você não pode julgar: os projetos delas não serão designados a você, nem decididos por você."
      />
      <Stack gap="lg">
        <Text maw="72ch">
          Só você e a administração leem o que está aqui. A pessoa de quem se trata não é avisada nem fica
          sabendo.
        </Text>
        <QueryState query={hoje}>{(agora) => <DeclararImpedimento hoje={agora.slice(0, 10)} />}</QueryState>
        <Panel title="O que você declarou">
          <QueryState query={meus}>{(todos) => <ListaDeImpedimentos impedimentos={todos} />}</QueryState>
        </Panel>
      </Stack>
    </>
  );
}
