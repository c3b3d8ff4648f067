import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { Part } from '../../../ui/page/part.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import type { Folha, Lancamento } from '../api.ts';
import { TabelaDeAjustes } from './tabela-de-ajustes.tsx';
import { TabelaDeLancamentos } from './tabela-de-lancamentos.tsx';
import type { useFiltroDaFolha } from './use-filtro-da-folha.ts';

const POR_PAGINA = 50;

const quantos = (linhas: readonly Lancamento[], quais: (l: Lancamento) => boolean) =>
  linhas.filter(quais).length;

/**
 * The lines of one call in a month's sheet: sums, adjustments, and a searchable table of the month's lines.
 */
export function FolhaDoEdital(props: {
  /** With the lines of the call only. */
  readonly folha: Folha;
  readonly filtro: ReturnType<typeof useFiltroDaFolha>;
}) {
  const { folha, filtro } = props;
  const { busca = '', pago } = filtro.values;
  const nome = mesPorExtenso(folha.mes);
  const doMes = folha.lancamentos.filter(({ tipo }) => tipo === 'NORMAL');
  const recebem = quantos(doMes, ({ pago: recebe }) => recebe);
  const complementos = quantos(
    folha.lancamentos,
    ({ tipo, pago: recebe }) => tipo === 'COMPLEMENTO' && recebe,
  );
  const devolvem = quantos(folha.lancamentos, ({ decisao }) => decisao === 'CONFIRMADO');
  const serve = comAsPalavras(busca);
  const achados = doMes.filter(
    ({ instrutor, projeto, pago: recebe }) =>
      (pago === undefined || recebe === (pago === 'sim')) &&
      serve(`${instrutor.nome} ${instrutor.email} ${projeto.id} ${projeto.titulo}`),
  );
  const pagina = Math.min(
    Number(filtro.values.pagina ?? 1),
    Math.max(1, Math.ceil(achados.length / POR_PAGINA)),
  );
  return (
    <Part
      title={`Folha de ${nome}, deste edital`}
      actions={
        <Button component={Link} to="/folha_pagamento" variant="default">
          Folha de todos os editais
        </Button>
      }
    >
      <Stack gap="lg">
        <ReadOnlyList
          items={[
            { label: 'Recebem a bolsa do mês', value: recebem },
            { label: 'Não recebem', value: doMes.length - recebem },
            { label: 'Complementos de meses anteriores', value: complementos },
            {
              label: folha.fechada ? 'Bolsas pagas nesta folha' : 'Bolsas a pagar nesta folha',
              value: recebem + complementos,
            },
            { label: 'Bolsas a devolver', value: devolvem },
          ]}
        />
        {!folha.fechada && (
          <Text>
            Esta é uma prévia: os dados ainda podem mudar até a folha de todos os editais ser fechada.
          </Text>
        )}
        <TabelaDeAjustes folha={folha} />
        {doMes.length > 0 && (
          <Group align="flex-end" gap="sm">
            <SearchBox
              placeholder="Nome ou projeto"
              search={busca}
              onSearch={(nova) => filtro.change({ busca: nova })}
            />
            <NativeSelect
              label="Pagamento"
              value={pago ?? ''}
              data={[
                { value: '', label: `Todos (${doMes.length})` },
                { value: 'sim', label: `Recebem (${recebem})` },
                { value: 'nao', label: `Não recebem (${doMes.length - recebem})` },
              ]}
              onChange={(event) => filtro.change({ pago: event.currentTarget.value || undefined })}
            />
            <Text role="status" size="sm" py="xs">
              {achados.length === doMes.length ? '' : `${achados.length} de ${doMes.length} lançamentos`}
            </Text>
          </Group>
        )}
        <div>
          <TabelaDeLancamentos
            nome={nome}
            lancamentos={doMes}
            mostrados={achados.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
          />
          <Pager
            page={pagina}
            size={POR_PAGINA}
            total={achados.length}
            of="lançamentos"
            onChange={(para) => filtro.change({ pagina: para === 1 ? undefined : String(para) })}
          />
        </div>
      </Stack>
    </Part>
  );
}
