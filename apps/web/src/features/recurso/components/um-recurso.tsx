import { Anchor, Group, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import type { Recurso } from '../api.ts';
import { RecursoADecidir } from './recurso-a-decidir.tsx';
import { RecursoDecidido } from './recurso-decidido.tsx';
import { esperaDecisao, podeSerDecidido } from './recursos-do-edital.ts';

/** One appeal of a list (its `key`), with the ways back to the list and to the next one to decide. */
export function UmRecurso(props: {
  /** In the order of their decision. */
  readonly recursos: readonly Recurso[];
  readonly id: number;
  readonly lista: { readonly nome: string; readonly caminho: string; readonly voltar: string };
  readonly caminho: (recurso: Recurso) => string;
  /** The text where the list does not have it. */
  readonly nenhum: string;
}) {
  const { recursos, id, lista } = props;
  useFocusSurvives();
  // From the middle of a list, where only the end of the address tells them apart.
  useEffect(() => {
    globalThis.scrollTo(0, 0);
  }, []);
  const aberto = recursos.find((recurso) => recurso.id === id);
  const seguinte = recursos.find((recurso) => recurso.id !== id && podeSerDecidido(recurso));
  return (
    <Stack gap="md">
      <Group component="nav" aria-label={lista.nome} justify="space-between">
        <Anchor component={Link} to={lista.caminho}>
          {lista.voltar}
        </Anchor>
        {seguinte !== undefined && (
          <Anchor component={Link} to={props.caminho(seguinte)}>
            Próximo pendente: nº {seguinte.id}
          </Anchor>
        )}
      </Group>
      {aberto === undefined ? (
        <EmptyState title={props.nenhum} />
      ) : esperaDecisao(aberto) ? (
        <RecursoADecidir key={aberto.id} recurso={aberto} />
      ) : (
        <RecursoDecidido recurso={aberto} />
      )}
    </Stack>
  );
}
