import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { useEditalDoEndereco } from '../../edital/offered/edital-do-endereco.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { IniciarDecisao, PlanilhasDoRanque } from '../components/fim-da-avaliacao.tsx';

export default function FinalizarAvaliacoes() {
  const editais = useQuery(editaisQuery);
  return (
    <>
      <PageHeader
        title="Finalizar avaliações"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Escolha um edital não encerrado. Quando todos os projetos foram avaliados, a decisão do número de instrutores pode começar."
      />
      <QueryState query={editais}>
        {(todos) => <Escolha editais={todos.filter(({ encerrado }) => !encerrado)} />}
      </QueryState>
    </>
  );
}

function Escolha({ editais }: { readonly editais: readonly Edital[] }) {
  const [id, setId] = useEditalDoEndereco();
  const edital = editais.find((e) => e.id === id);
  if (editais.length === 0) return <EmptyState title="Não há editais por encerrar." />;
  return (
    <Stack gap="lg">
      <Panel title="Edital">
        <Group align="flex-end">
          <EditalSelect editais={editais} value={id} todos="Escolha um edital" onChange={setId} />
        </Group>
        {edital !== undefined && <IniciarDecisao key={edital.id} edital={edital} />}
      </Panel>
      <Panel title="Planilhas finais">
        <PlanilhasDoRanque edital={edital} />
      </Panel>
    </Stack>
  );
}
