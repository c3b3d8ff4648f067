import { formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { NativeSelect, Stack } from '@mantine/core';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { POR_PAGINA, rowsOfPage } from '../../../lib/server/page-query.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import type { Lancamento } from '../api.ts';
import { TabelaDeLancamentos } from './tabela-de-lancamentos.tsx';
import type { useFiltroDaFolha } from './use-filtro-da-folha.ts';

const palavrasDe = ({ instrutor: { nome, email, cpf }, projeto }: Lancamento) =>
  `${nome} ${email} ${cpf === null ? '' : `${cpf} ${formatarCpf(cpf)}`} ${projeto.id} ${projeto.titulo}`;

/** The lines of a month, searched and filtered by the address, a page at a time. */
export function LancamentosFiltrados(props: {
  readonly mes: string;
  readonly nome: string;
  /** Those of the month itself. */
  readonly lancamentos: readonly Lancamento[];
  readonly filtro: ReturnType<typeof useFiltroDaFolha>;
}) {
  const { mes, nome, lancamentos, filtro } = props;
  const { busca = '', pago, pagina } = filtro.values;
  const recebem = lancamentos.filter((um) => um.pago).length;
  const serve = comAsPalavras(busca);
  const achados = lancamentos.filter(
    (um) => (pago === undefined || um.pago === (pago === 'sim')) && serve(palavrasDe(um)),
  );
  const { page, shown } = rowsOfPage(achados, pagina);
  return (
    <Stack gap="sm">
      <FilterLine
        filtered={busca !== '' || pago !== undefined}
        onClear={() => filtro.change({ busca: undefined, pago: undefined })}
      >
        <SearchBox
          placeholder="Nome, CPF ou projeto"
          search={busca}
          onSearch={(nova) => filtro.change({ busca: nova })}
        />
        <NativeSelect
          label="Pagamento"
          value={pago ?? ''}
          data={[
            { value: '', label: `Todos (${lancamentos.length})` },
            { value: 'sim', label: `Recebem (${recebem})` },
            { value: 'nao', label: `Não recebem (${lancamentos.length - recebem})` },
          ]}
          onChange={(event) => filtro.change({ pago: event.currentTarget.value || undefined })}
        />
      </FilterLine>
      <div>
        <TabelaDeLancamentos mes={mes} nome={nome} lancamentos={lancamentos} mostrados={shown} />
        <Pager
          page={page}
          size={POR_PAGINA}
          total={achados.length}
          of="lançamentos"
          onChange={(para) => filtro.change(toPage(para))}
        />
      </div>
    </Stack>
  );
}
