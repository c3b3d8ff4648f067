import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type FolhaListada, folhaQuery, folhasQuery } from '../api.ts';
import { FolhaDoMes } from '../components/folha-do-mes.tsx';
import { useFiltroDaFolha } from '../components/use-filtro-da-folha.ts';

function mesDeAbertura(folhas: readonly FolhaListada[]): string | undefined {
  return (folhas.findLast(({ fechada }) => !fechada) ?? folhas[0])?.mes;
}

export default function FolhaPagamento() {
  const folhas = useQuery(folhasQuery);
  const filtro = useFiltroDaFolha();
  const mes = filtro.values.mes ?? mesDeAbertura(folhas.data ?? []);
  return (
    <>
      <PageHeader
        oneLine
        title="Folha de pagamento"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        actions={
          mes !== undefined && (
            <NativeSelect
              aria-label="Mês"
              value={mes}
              data={(folhas.data ?? []).map((folha) => ({
                value: folha.mes,
                label: `${mesPorExtenso(folha.mes)} (${folha.fechada ? 'fechada' : 'em aberto'})`,
              }))}
              onChange={(event) => filtro.change({ mes: event.currentTarget.value })}
            />
          )
        }
      />
      <QueryState query={folhas}>
        {() =>
          mes === undefined ? (
            <EmptyState title={M.nenhuma}>A primeira folha aparece quando um bolsista começa.</EmptyState>
          ) : (
            <Mes mes={mes} filtro={filtro} />
          )
        }
      </QueryState>
    </>
  );
}

function Mes({
  mes,
  filtro,
}: {
  readonly mes: string;
  readonly filtro: ReturnType<typeof useFiltroDaFolha>;
}) {
  const query = useQuery(folhaQuery(mes));
  return (
    <QueryState query={query}>
      {(folha) => (
        <FolhaDoMes
          key={mes}
          folha={folha}
          filtro={filtro}
          onFechar={(fechado) => filtro.change({ mes: fechado })}
        />
      )}
    </QueryState>
  );
}
