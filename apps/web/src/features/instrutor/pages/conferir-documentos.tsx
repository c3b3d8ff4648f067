import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAskFirst } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { FilterForm } from '../../../ui/tables/filter-form.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { type FiltroDaConferencia, POR_PAGINA, paraConferirQuery } from '../api.ts';
import { InstrutorParaConferir } from '../components/mesa/instrutor-para-conferir.tsx';
import { useFiltroDaConferencia } from '../components/mesa/use-filtro-da-conferencia.ts';

export default function ConferirDocumentos() {
  const editais = useQuery(editaisQuery);
  const { noEndereco, mudar, search } = useFiltroDaConferencia();
  const [filtro, setFiltro] = useState(noEndereco.filtro);
  const [pagina, setPagina] = useState(noEndereco.pagina);
  const [busca, setBusca] = useState(noEndereco.filtro.busca);
  const query = useQuery(paraConferirQuery(filtro, pagina));
  const askFirst = useAskFirst();
  const ver = (novo: FiltroDaConferencia, novaPagina: number) => {
    setFiltro(novo);
    setPagina(novaPagina);
    mudar(novo, novaPagina);
  };
  const filtrar = (parte: Partial<FiltroDaConferencia>) => askFirst(() => ver({ ...filtro, ...parte }, 1));
  const [primeiro] = query.data?.data ?? [];
  return (
    <>
      <PageHeader
        oneLine
        title="Conferir documentos"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Cada documento recebe um “em ordem” ou é recusado com um motivo, que o coordenador lê."
        actions={
          primeiro !== undefined && (
            <Button component={Link} to={`/conferir_documentos/${primeiro.id}${search}`}>
              Conferir um a um
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <FilterForm onSubmit={() => void filtrar({ busca: busca.trim() })}>
          <Group align="flex-end">
            <EditalSelect
              editais={(editais.data ?? []).filter(
                ({ fase }) => fase === 'resultado' || fase === 'arquivado',
              )}
              value={filtro.edital}
              todos="Todos os editais"
              onChange={(edital) => void filtrar({ edital })}
            />
            <TextInput
              type="search"
              label="Instrutor ou projeto"
              value={busca}
              onChange={(event) => setBusca(event.currentTarget.value)}
            />
            <Button type="submit" variant="default">
              Buscar
            </Button>
            <Checkbox
              mb="sm"
              label="Só com documentos por conferir"
              checked={filtro.pendentes}
              onChange={(event) => void filtrar({ pendentes: event.currentTarget.checked })}
            />
          </Group>
        </FilterForm>
        {editais.isError && <ProblemNotice error={editais.error} onRetry={() => void editais.refetch()} />}
        <QueryState query={query}>
          {({ data, total }) => (
            <>
              {data.length === 0 && (
                <EmptyState
                  title={
                    filtro.pendentes ? 'Nenhum documento por conferir.' : 'Nenhum instrutor com este filtro.'
                  }
                />
              )}
              {data.map((instrutor) => (
                <InstrutorParaConferir key={instrutor.id} instrutor={instrutor} search={search} />
              ))}
              <Pager
                page={pagina}
                size={POR_PAGINA}
                total={total}
                of="instrutores"
                onChange={(para) => ver(filtro, para)}
              />
            </>
          )}
        </QueryState>
      </Stack>
    </>
  );
}
