import { Anchor, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { contagemDosRecursosQuery, recursoDaListaQuery } from '../api.ts';
import { RecursoADecidir } from './recurso-a-decidir.tsx';
import { RecursoDecidido } from './recurso-decidido.tsx';
import { esperaDecisao } from './recursos-do-edital.ts';

/** One appeal of a list (its `key`), with the ways back to the list and to the next one to decide. */
export function UmRecurso(props: {
  readonly id: number;
  /** Limits the list to this edital. */
  readonly edital?: number;
  /** Whether the list has only appeals that the reader may decide. */
  readonly aDecidir?: boolean;
  readonly lista: { readonly nome: string; readonly caminho: string; readonly voltar: string };
  readonly caminho: (recurso: { readonly id: number }) => string;
  /** The text where the list does not have it. */
  readonly nenhum: string;
}) {
  const { id, edital, aDecidir = false, lista } = props;
  const query = useQuery(
    recursoDaListaQuery({
      recurso: String(id),
      ...(edital === undefined ? {} : { edital: String(edital) }),
      ...(aDecidir ? { aDecidir: 'sim' } : {}),
    }),
  );
  const { data: contagem } = useQuery(contagemDosRecursosQuery(edital ?? null));
  useFocusSurvives();
  // From the middle of a list, where only the end of the address tells them apart.
  useEffect(() => {
    globalThis.scrollTo(0, 0);
  }, []);
  const seguinte = contagem?.proximos.find((proximo) => proximo !== id);
  return (
    <Stack gap="md">
      <Group component="nav" aria-label={lista.nome} justify="space-between">
        <Anchor component={Link} to={lista.caminho}>
          {lista.voltar}
        </Anchor>
        {seguinte !== undefined && (
          <Anchor component={Link} to={props.caminho({ id: seguinte })}>
            Próximo pendente: nº {seguinte}
          </Anchor>
        )}
      </Group>
      <QueryState query={query}>
        {([aberto]) =>
          aberto === undefined ? (
            <EmptyState title={props.nenhum} />
          ) : esperaDecisao(aberto) ? (
            <RecursoADecidir key={aberto.id} recurso={aberto} />
          ) : (
            <RecursoDecidido recurso={aberto} />
          )
        }
      </QueryState>
    </Stack>
  );
}
