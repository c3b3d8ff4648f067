import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { somarFolha } from '@instrutoria/domain/pagamento/rules/valores.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Part } from '../../../ui/page/part.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import type { Folha, Lancamento } from '../api.ts';
import { LancamentosFiltrados } from './lancamentos-filtrados.tsx';
import { ChipDosAjustes, TabelaDeAjustes } from './tabela-de-ajustes.tsx';
import type { useFiltroDaFolha } from './use-filtro-da-folha.ts';

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
  const nome = mesPorExtenso(folha.mes);
  const [ajustes, setAjustes] = useState(false);
  const doMes = folha.lancamentos.filter(({ tipo }) => tipo === 'NORMAL');
  const recebem = quantos(doMes, ({ pago: recebe }) => recebe);
  const complementos = quantos(
    folha.lancamentos,
    ({ tipo, pago: recebe, parcial }) => tipo === 'COMPLEMENTO' && recebe && !parcial,
  );
  const devolvem = quantos(folha.lancamentos, ({ decisao, parcial }) => decisao === 'CONFIRMADO' && !parcial);
  const { valorAPagar, valorADevolver, semValor } = somarFolha(folha.lancamentos);
  return (
    <Part
      title={`Folha de ${nome}, deste edital`}
      actions={
        <Group gap="xs">
          <ChipDosAjustes folha={folha} aberta={ajustes} onAbrir={setAjustes} />
          <Button size="sm" component={Link} to={`/folha_pagamento?mes=${folha.mes}`} variant="default">
            Folha de todos os editais
          </Button>
        </Group>
      }
    >
      <Stack gap="sm">
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
            ...(valorAPagar + valorADevolver === 0
              ? []
              : [
                  { label: 'Soma a pagar', value: reais(valorAPagar) },
                  { label: 'Soma a devolver', value: reais(valorADevolver) },
                ]),
            ...(semValor === 0 ? [] : [{ label: 'Sem valor cadastrado, fora da soma', value: semValor }]),
          ]}
        />
        {!folha.fechada && (
          <Text>
            Esta é uma prévia: os dados ainda podem mudar até a folha de todos os editais ser fechada.
          </Text>
        )}
        {ajustes && <TabelaDeAjustes folha={folha} />}
        <LancamentosFiltrados mes={folha.mes} nome={nome} lancamentos={doMes} filtro={filtro} />
      </Stack>
    </Part>
  );
}
