import { Button, Group, List } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { convitesQuery } from '../api.ts';

/** Who of the project's instructors was invited or entered, with the button that invites. */
export function Convites(props: {
  readonly projeto: number;
  readonly instrutores: readonly { readonly id: number; readonly nome: string }[];
}) {
  const { projeto, instrutores } = props;
  const query = useQuery(convitesQuery(projeto));
  const queries = useQueryClient();
  const convidar = useMutation({ mutationFn: api.convidarEstudante });
  const enviar = async (id: number) => {
    try {
      await convidar.mutateAsync({ params: { id } });
      notify.success('Convite enviado. O link vale por 7 dias.');
    } catch (error) {
      notify.failure(error);
    }
    await queries.invalidateQueries(convitesQuery(projeto));
  };
  return (
    <Panel title="Convites para os instrutores entrarem">
      <QueryState query={query} label="Lendo os convites">
        {(convites) => (
          <List listStyleType="none" spacing="sm">
            {convites.map(({ instrutor, convite, entrouEm }) => {
              const nome = instrutores.find(({ id }) => id === instrutor)?.nome;
              // Their vínculo ended meanwhile.
              if (nome === undefined) return null;
              const enviado =
                convite &&
                (convite.naoEntregue
                  ? `O convite de ${formatarInstante(convite.enviadoEm)} não chegou: confira o e-mail do instrutor`
                  : `Convite enviado em ${formatarInstante(convite.enviadoEm)}, vale até ${formatarInstante(convite.valeAte)}`);
              return (
                <List.Item key={instrutor}>
                  <Group gap="sm">
                    <b>{nome}</b>
                    {entrouEm === null ? (
                      <>
                        {enviado !== null && <span>{enviado}</span>}
                        <Button
                          size="sm"
                          variant="default"
                          loading={convidar.isPending && convidar.variables.params.id === instrutor}
                          onClick={() => void enviar(instrutor)}
                        >
                          {enviado === null ? 'Convidar' : 'Enviar de novo'}
                          <span className="sr-only"> {nome}</span>
                        </Button>
                      </>
                    ) : (
                      <span>Entrou em {formatarInstante(entrouEm)}</span>
                    )}
                  </Group>
                </List.Item>
              );
            })}
          </List>
        )}
      </QueryState>
    </Panel>
  );
}
