import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import {
  MENSAGENS_INSTRUTOR as M,
  NOMES_DOS_TIPOS_DE_ALUNO,
} from '@instrutoria/domain/instrutor/messages.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarDia } from '../../../lib/format/format.ts';
import { useDoProjeto } from '../../../lib/from-project.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { type Titular, titularesQuery } from '../api.ts';

/** The history of each place that passed from one instructor to another; nothing where none did. */
export function TitularesDasVagas({ projeto }: { readonly projeto: number }) {
  const vagas = useQuery(titularesQuery(projeto));
  const doProjeto = useDoProjeto();
  const nome = ({ id, nome: escrito }: { readonly id: number; readonly nome: string }) => (
    <Anchor component={Link} to={`/relatorio_atividades/${id}/${projeto}`} state={doProjeto} inherit>
      {escrito}
    </Anchor>
  );
  const columns: Column<Titular>[] = [
    {
      key: 'nome',
      title: 'Quem',
      rowHeader: true,
      cell: (um) => (
        <>
          {nome(um)}
          {um.substitui !== null && (
            <Text size="sm" c="dimmed">
              no lugar de {um.substitui.nome}
            </Text>
          )}
          {um.substituidoPor !== null && (
            <Text size="sm" c="dimmed">
              deu lugar a {um.substituidoPor.nome}
            </Text>
          )}
        </>
      ),
    },
    { key: 'de', title: 'Desde', narrow: true, cell: ({ de }) => (de === null ? '—' : formatarMes(de)) },
    {
      key: 'ate',
      title: 'Até',
      narrow: true,
      cell: ({ ate, nuncaComecou }) =>
        ate === null ? 'hoje' : `${formatarDia(ate)}${nuncaComecou ? ` (${M.nuncaComecou})` : ''}`,
    },
    { key: 'horas', title: 'Horas', narrow: true, cell: ({ horas }) => horasPorExtenso(horas) },
  ];
  const pagos: Column<Titular> = {
    key: 'pagos',
    title: 'Pagamentos',
    cell: ({ pagamentos }) => (pagamentos === null ? '—' : pagamentosPorExtenso(pagamentos)),
  };
  return (
    <QueryState query={vagas}>
      {(lista) =>
        lista.length > 0 && (
          <Stack gap="md">
            {lista.map(({ tipoAluno, titulares }, i) => (
              <DataTable
                key={titulares[0]?.id ?? i}
                caption={`Histórico da vaga de ${NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno].toLowerCase()}${lista.length > 1 ? ` (${i + 1})` : ''}`}
                rows={titulares}
                rowKey={({ id }) => id}
                columns={
                  titulares.some(({ pagamentos }) => pagamentos !== null) ? [...columns, pagos] : columns
                }
              />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}

function pagamentosPorExtenso({ meses, centavos }: NonNullable<Titular['pagamentos']>): string {
  if (meses === 0 && (centavos ?? 0) === 0) return 'nenhum';
  const quantos = meses === 1 ? '1 mês' : `${meses} meses`;
  return centavos === null ? quantos : `${quantos}, ${reais(centavos)}`;
}
