import { Button, Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { ChooseColumns, useHiddenColumns } from '../../../ui/tables/choose-columns.tsx';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { EditalSelect } from '../../edital/offered/edital-select.tsx';
import { paraConferirQuery } from '../api.ts';
import { COLUNAS_A_ESCOLHER, TabelaParaConferir } from '../components/mesa/tabela-para-conferir.tsx';
import { useFiltroDaConferencia } from '../components/mesa/use-filtro-da-conferencia.ts';

/** At first the table has what the work needs. */
const ESCONDIDAS_NO_COMECO = ['tipo', 'coordenador'];

export default function ConferirDocumentos() {
  const editais = useQuery(editaisQuery);
  const { filtro, pagina, mudar, search } = useFiltroDaConferencia();
  const query = useQuery(paraConferirQuery(filtro, pagina));
  const colunas = useHiddenColumns('documentos-a-conferir', ESCONDIDAS_NO_COMECO);
  const [primeiro] = query.data?.data ?? [];
  return (
    <>
      <PageHeader
        oneLine
        title="Conferir documentos"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        actions={
          primeiro !== undefined && (
            <Button size="sm" component={Link} to={`/conferir_documentos/${primeiro.id}${search}`}>
              Conferir um a um
            </Button>
          )
        }
      />
      <Stack gap="sm">
        <FilterLine
          filtered={filtro.busca !== '' || filtro.edital !== undefined}
          onClear={() => mudar({ busca: undefined, edital: undefined })}
        >
          <SearchBox
            placeholder="Instrutor ou projeto"
            search={filtro.busca}
            onSearch={(busca) => mudar({ busca })}
          />
          <EditalSelect
            editais={(editais.data ?? []).filter(({ fase }) => fase === 'resultado' || fase === 'arquivado')}
            value={filtro.edital}
            todos="Todos os editais"
            onChange={(edital) => mudar({ edital: edital?.toString() })}
          />
          <Checkbox
            mb="xs"
            label="Só com documentos por conferir"
            checked={filtro.pendentes}
            onChange={(event) => mudar({ todos: event.currentTarget.checked ? undefined : 'sim' })}
          />
        </FilterLine>
        {editais.isError && <ProblemNotice error={editais.error} onRetry={() => void editais.refetch()} />}
        <div>
          <ChooseColumns {...colunas} columns={COLUNAS_A_ESCOLHER} />
          {query.isError ? (
            <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <TabelaParaConferir
              instrutores={query.data?.data}
              waiting={query.isPlaceholderData}
              search={search}
              escondidas={colunas.hidden}
              vazio={
                filtro.pendentes ? 'Nenhum documento por conferir.' : 'Nenhum instrutor com este filtro.'
              }
            />
          )}
          <Pager
            page={pagina}
            size={POR_PAGINA}
            total={query.data?.total}
            of="instrutores"
            onChange={(para) => mudar(toPage(para))}
          />
        </div>
      </Stack>
    </>
  );
}
