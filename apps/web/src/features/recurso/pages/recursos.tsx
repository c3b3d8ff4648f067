import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Recurso, recursosQuery } from '../api.ts';
import { ListaFiltrada, useFiltroDosRecursos } from '../components/lista-filtrada.tsx';
import { emOrdemDeDecisao } from '../components/recursos-do-edital.ts';
import { UmRecurso } from '../components/um-recurso.tsx';

export default function Recursos() {
  const query = useQuery(recursosQuery);
  const usuario = useSessao()?.usuario;
  const daComissao = usuario !== undefined && ehDaComissao(usuario);
  return (
    <>
      <PageHeader
        oneLine
        title="Recursos"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        actions={
          daComissao && (
            <Anchor component={Link} to="/mesa_de_recursos">
              Todos pelo prazo
            </Anchor>
          )
        }
      />
      <QueryState query={query}>
        {(recursos) => (
          // Evaluators cannot decide appeals of their own projects here.
          <Lista
            nenhum={daComissao ? M.nenhum : `${M.nenhumADecidir}.`}
            recursos={emOrdemDeDecisao(
              daComissao ? recursos : recursos.filter(({ substituto }) => substituto?.id === usuario?.id),
            )}
          />
        )}
      </QueryState>
    </>
  );
}

function Lista({ recursos, nenhum }: { readonly recursos: readonly Recurso[]; readonly nenhum: string }) {
  const filtro = useFiltroDosRecursos();
  const { recurso, ...daLista } = filtro.values;
  const caminho = ({ id }: Recurso) => `?${new URLSearchParams({ ...daLista, recurso: String(id) })}`;
  if (recurso !== undefined) {
    const todos = `/recursos?${new URLSearchParams(daLista)}`;
    return (
      <UmRecurso
        key={recurso}
        recursos={recursos}
        id={Number(recurso)}
        lista={{ nome: 'Recursos', caminho: todos, voltar: 'Todos os recursos' }}
        caminho={caminho}
        nenhum="Este recurso não está nesta lista."
      />
    );
  }
  if (recursos.length === 0) return <EmptyState title={nenhum} />;
  return (
    <Stack gap="sm">
      <ListaFiltrada caption="Recursos" comEdital recursos={recursos} filtro={filtro} caminho={caminho} />
    </Stack>
  );
}
