import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type ContagemDosRecursos, contagemDosRecursosQuery } from '../api.ts';
import { ListaFiltrada, useFiltroDosRecursos } from '../components/lista-filtrada.tsx';
import { UmRecurso } from '../components/um-recurso.tsx';

export default function Recursos() {
  const query = useQuery(contagemDosRecursosQuery(null));
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
        {(contagem) => (
          <Lista
            contagem={contagem}
            aDecidir={!daComissao}
            nenhum={daComissao ? M.nenhum : `${M.nenhumADecidir}.`}
          />
        )}
      </QueryState>
    </>
  );
}

function Lista(props: {
  readonly contagem: ContagemDosRecursos;
  /** Evaluators decide here only what they were named for, and read no appeal of their own projects. */
  readonly aDecidir: boolean;
  readonly nenhum: string;
}) {
  const { contagem, aDecidir } = props;
  const filtro = useFiltroDosRecursos();
  const { recurso, ...daLista } = filtro.values;
  const caminho = ({ id }: { readonly id: number }) =>
    `?${new URLSearchParams({ ...daLista, recurso: String(id) })}`;
  if (recurso !== undefined) {
    const todos = `/recursos?${new URLSearchParams(daLista)}`;
    return (
      <UmRecurso
        key={recurso}
        id={Number(recurso)}
        aDecidir={aDecidir}
        lista={{ nome: 'Recursos', caminho: todos, voltar: 'Todos os recursos' }}
        caminho={caminho}
        nenhum="Este recurso não está nesta lista."
      />
    );
  }
  if (contagem.editais.length === 0) return <EmptyState title={props.nenhum} />;
  return (
    <Stack gap="sm">
      <ListaFiltrada
        caption="Recursos"
        contagem={contagem}
        aDecidir={aDecidir}
        filtro={filtro}
        caminho={caminho}
      />
    </Stack>
  );
}
