import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { motivoPorExtenso, NOMES_DAS_COLUNAS } from '@instrutoria/domain/resultado/messages.ts';
import {
  diferencaPorExtenso,
  porquesPorExtenso,
} from '@instrutoria/domain/resultado/rules/comparar-versoes.ts';
import { valorPorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { comparacaoQuery, versoesQuery } from '../api.ts';

type Versao = AnswerOf<Api['listarVersoes']>[number];
type Comparada = AnswerOf<Api['compararVersoes']>['linhas'][number];

/** A final result is compared with the preliminary one, any other version with the previous one. */
function anteriorDe({ numero, motivo }: Versao): number {
  return motivo === 'FINAL' ? 1 : numero - 1;
}

/** The projects that changed since a chosen earlier version; the first version has none. */
export function MudancasDaVersao({ edital, lida }: { readonly edital: number; readonly lida: Versao }) {
  const [escolhida, setEscolhida] = useState<number | null>(null);
  const versoes = useQuery({ ...versoesQuery(edital), enabled: lida.numero > 1 });
  const desde = escolhida ?? anteriorDe(lida);
  const comparacao = useQuery(comparacaoQuery(edital, desde, lida.numero));
  if (lida.numero === 1) return null;
  const anteriores = (versoes.data ?? []).filter(({ numero }) => numero < lida.numero);
  return (
    <Part title="O que mudou">
      {anteriores.length > 1 && (
        <NativeSelect
          className="no-print"
          label="Comparar com"
          mb="md"
          value={desde}
          data={anteriores.map((versao) => ({
            value: String(versao.numero),
            label: `versão ${versao.numero}: ${motivoPorExtenso(versao)}`,
          }))}
          onChange={(event) => setEscolhida(Number(event.currentTarget.value))}
        />
      )}
      <QueryState query={comparacao} label="O que mudou">
        {({ de, linhas }) => <Tabela desde={de.numero} linhas={linhas} />}
      </QueryState>
    </Part>
  );
}

/** One row per figure; each repeats the project and the reasons, so that a row can be read alone. */
function Tabela({ desde, linhas }: { readonly desde: number; readonly linhas: readonly Comparada[] }) {
  const valores = linhas.flatMap(({ campos, ...linha }) => campos.map((campo) => ({ ...linha, ...campo })));
  return (
    <DataTable
      caption={`O que mudou desde a versão ${desde}`}
      rows={valores}
      rowKey={({ projeto_id, campo }) => `${projeto_id} ${campo}`}
      empty={<EmptyState title="Nenhuma linha mudou." />}
      columns={[
        {
          key: 'projeto',
          title: 'Projeto',
          rowHeader: true,
          cell: ({ projeto_id, titulo }) => `nº ${projeto_id}, ${titulo}`,
        },
        { key: 'campo', title: 'O quê', cell: ({ campo }) => NOMES_DAS_COLUNAS[campo] ?? campo },
        { key: 'de', title: 'Antes', cell: ({ de, campo }) => valorPorExtenso(de, campo) },
        { key: 'para', title: 'Depois', cell: ({ para, campo }) => valorPorExtenso(para, campo) },
        {
          key: 'diferenca',
          title: 'Diferença',
          align: 'end',
          cell: ({ diferenca }) => diferencaPorExtenso(diferenca),
        },
        { key: 'porques', title: 'Por quê', cell: ({ porques }) => porquesPorExtenso(porques) },
      ]}
    />
  );
}
