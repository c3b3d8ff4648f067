import { AREAS_MAXIMO, areaPorExtenso } from '@instrutoria/domain/area/areas.ts';
import { MENSAGENS_AREA as M } from '@instrutoria/domain/area/messages.ts';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { minhasAreasQuery, useDeclararMinhasAreas } from '../api.ts';
import { opcoesDasAreas } from '../offered/opcoes-das-areas.ts';

/** The areas that evaluators choose for themselves; each choice is saved immediately. */
export function MinhasAreas() {
  const query = useQuery(minhasAreasQuery);
  const declarar = useDeclararMinhasAreas();
  const salvar = async (areas: readonly string[]) => {
    try {
      await declarar.mutateAsync(areas);
      notify.success(M.declaradas);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title="As suas áreas de conhecimento">
      <Text mb="md">
        Com elas a administração e o sorteio acham projetos próximos do que você faz. Ninguém as escolhe por
        você. Para um edital contam as áreas declaradas até o fim das inscrições dele.
      </Text>
      <QueryState query={query} label="Lendo as suas áreas">
        {({ areas }) => (
          <>
            {areas.length === 0 && <Text>Você não declarou nenhuma área.</Text>}
            <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {areas.map((area) => (
                <li key={area}>
                  <Group justify="space-between" gap="sm" wrap="nowrap" py={4}>
                    <Text style={{ overflowWrap: 'anywhere' }}>{areaPorExtenso(area)}</Text>
                    <Button
                      variant="subtle"
                      style={{ flexShrink: 0 }}
                      disabled={declarar.isPending}
                      onClick={() => void salvar(areas.filter((outra) => outra !== area))}
                    >
                      Retirar<span className="sr-only"> {areaPorExtenso(area)}</span>
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
            {areas.length < AREAS_MAXIMO && (
              <NativeSelect
                mt="sm"
                label="Acrescentar uma área"
                description={`Até ${AREAS_MAXIMO} áreas, da tabela do CNPq.`}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                data={opcoesDasAreas('Escolha a área', areas)}
                value=""
                disabled={declarar.isPending}
                onChange={(event) => {
                  const area = event.currentTarget.value;
                  if (area !== '') void salvar([...areas, area]);
                }}
              />
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
