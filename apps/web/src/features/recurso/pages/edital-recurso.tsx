import { Anchor, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { type Recurso, recursosDoEditalQuery } from '../api.ts';
import { RecursoADecidir } from '../components/recurso-a-decidir.tsx';
import { RecursoDecidido } from '../components/recurso-decidido.tsx';
import { emOrdemDeDecisao, esperaDecisao, podeSerDecidido } from '../components/recursos-do-edital.ts';

export default function EditalRecurso() {
  const id = useIdOfPath('recurso');
  return (
    <PaginaDoEdital parte="recursos">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <DoEdital edital={edital.id} id={id} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function DoEdital({ edital, id }: { readonly edital: number; readonly id: number }) {
  const query = useQuery(recursosDoEditalQuery(edital));
  return (
    <QueryState query={query}>
      {(recursos) => <UmRecurso edital={edital} recursos={emOrdemDeDecisao(recursos)} id={id} />}
    </QueryState>
  );
}

function UmRecurso(props: {
  readonly edital: number;
  readonly recursos: readonly Recurso[];
  readonly id: number;
}) {
  const { edital, recursos, id } = props;
  const aberto = recursos.find((recurso) => recurso.id === id);
  const seguinte = recursos.find((recurso) => recurso.id !== id && podeSerDecidido(recurso));
  return (
    <Stack gap="md">
      <Group component="nav" aria-label="Recursos do edital" justify="space-between">
        <Anchor component={Link} to={`/editais/${edital}/recursos`}>
          Todos os recursos do edital
        </Anchor>
        {seguinte !== undefined && (
          <Anchor component={Link} to={`/editais/${edital}/recursos/${seguinte.id}`}>
            Próximo pendente: nº {seguinte.id}
          </Anchor>
        )}
      </Group>
      {aberto === undefined ? (
        <EmptyState title="Este recurso não existe neste edital." />
      ) : esperaDecisao(aberto) ? (
        <RecursoADecidir key={aberto.id} recurso={aberto} />
      ) : (
        <RecursoDecidido recurso={aberto} />
      )}
    </Stack>
  );
}
