import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAskFirst } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { type FiltroDaConferencia, POR_PAGINA, paraConferirQuery } from '../api.ts';
import { InstrutorParaConferir } from '../components/instrutor-para-conferir.tsx';

export default function ConferirDocumentos() {
  const editais = useQuery(editaisQuery);
  const [filtro, setFiltro] = useState<FiltroDaConferencia>({
    edital: undefined,
    busca: '',
    pendentes: true,
  });
  const [busca, setBusca] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(paraConferirQuery(filtro, page));
  const askFirst = useAskFirst();
  const filtrar = (parte: Partial<FiltroDaConferencia>) =>
    askFirst(() => {
      setFiltro((antes) => ({ ...antes, ...parte }));
      setPage(1);
    });
  return (
    <>
      <PageHeader
        title="Conferir documentos"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Cada documento recebe um “em ordem” ou é recusado com um motivo, que o coordenador lê."
      />
      <Stack gap="lg">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void filtrar({ busca: busca.trim() });
          }}
        >
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
        </form>
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
                <InstrutorParaConferir key={instrutor.id} instrutor={instrutor} />
              ))}
              <Pager page={page} size={POR_PAGINA} total={total} of="instrutores" onChange={setPage} />
            </>
          )}
        </QueryState>
      </Stack>
    </>
  );
}
