import { ehCodigo } from '@instrutoria/domain/barema/rules/barema.ts';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { ehBusca, ehId, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { mesaQuery } from '../api.ts';
import { criteriosDaMesa, filtroDoCriterio } from '../components/criterios-da-mesa.ts';
import { TabelaDaMesa } from '../components/tabela-da-mesa.tsx';

const SITUACOES = [
  ['pendente', 'Pendentes'],
  ['atrasado', 'Fora do prazo'],
  ['semRelator', 'Sem relator'],
  ['designada', 'Em relatoria'],
  ['entregue', 'Minuta entregue'],
  ['decidido', 'Decididos'],
] as const;
const ORDENS = ['prazo', 'titulo', 'edital', 'relator'].flatMap((ordem) => [ordem, `-${ordem}`]);
const CAMPOS = {
  busca: ehBusca,
  situacao: (texto: string) => SITUACOES.some(([uma]) => uma === texto),
  criterio: ehCodigo,
  edital: ehId,
  relator: ehId,
  ordem: (texto: string) => ORDENS.includes(texto),
  pagina: ehPagina,
} as const;
type Campo = keyof typeof CAMPOS;

export default function MesaDeRecursos() {
  const { values, change } = useAddressFields(CAMPOS);
  const query = useQuery(mesaQuery(values));
  const { ordem, pagina = '1', ...filtros } = values;
  const campo = (
    nome: Campo,
    label: string,
    opcoes: readonly (readonly [string, string])[],
    escolhido = values[nome] ?? '',
    filtro: (valor: string) => Parameters<typeof change>[0] = (valor) => ({ [nome]: valor || undefined }),
  ) => (
    <NativeSelect
      label={label}
      value={escolhido}
      data={[{ value: '', label: 'Todos' }, ...opcoes.map(([value, dito]) => ({ value, label: dito }))]}
      onChange={(event) => change(filtro(event.currentTarget.value))}
    />
  );
  const criterios = criteriosDaMesa(query.data?.data ?? [], values);
  // The filters offer the values in the table.
  const distintos = (
    de: (um: NonNullable<typeof query.data>['data'][number]) => { id: number; nome: string } | null,
  ) =>
    [
      ...new Map(
        (query.data?.data ?? []).flatMap((um) => {
          const dele = de(um);
          return dele === null ? [] : [[String(dele.id), dele.nome] as const];
        }),
      ),
    ].toSorted(([, a], [, b]) => a.localeCompare(b, 'pt-BR'));
  return (
    <>
      <PageHeader
        oneLine
        title="Recursos pelo prazo"
        crumbs={[{ label: 'Recursos', to: '/recursos' }]}
        description="Os recursos de todos os editais, pelo último dia da decisão: trinta dias depois do pedido (Lei 9.784, art. 59)."
      />
      <Stack gap="md">
        <FilterLine
          filtered={Object.keys(filtros).length > 0}
          onClear={() => change(Object.fromEntries(Object.keys(filtros).map((nome) => [nome, undefined])))}
        >
          <SearchBox
            placeholder="Número, título, coordenador, relator"
            search={values.busca ?? ''}
            onSearch={(busca) => change({ busca })}
          />
          {campo('situacao', 'Situação', SITUACOES)}
          {campo(
            'edital',
            'Edital',
            distintos(({ edital }) => edital),
          )}
          {campo('criterio', 'Critério', criterios.opcoes, criterios.escolhido, filtroDoCriterio)}
          {campo(
            'relator',
            'Relator',
            distintos(({ relator }) => relator),
          )}
        </FilterLine>
        <div>
          {query.isError ? (
            <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <TabelaDaMesa
              caption="Recursos pelo prazo"
              recursos={query.data?.data}
              esperando={query.isPlaceholderData}
              caminho={({ id, edital }) => `/editais/${edital.id}/recursos/${id}`}
              ordem={ordem}
              onOrdem={(nova) => change({ ordem: nova })}
              vazio={
                <EmptyState
                  title={
                    Object.keys(filtros).length > 0
                      ? 'Nenhum recurso com estes filtros.'
                      : 'Nenhum recurso foi solicitado.'
                  }
                />
              }
            />
          )}
          <Pager
            page={Number(pagina)}
            size={POR_PAGINA}
            total={query.data?.total}
            of="recursos"
            onChange={(para) => change(toPage(para))}
          />
        </div>
      </Stack>
    </>
  );
}
