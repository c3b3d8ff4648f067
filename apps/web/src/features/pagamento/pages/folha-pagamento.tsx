import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type FolhaListada, folhaQuery, folhasQuery } from '../api.ts';
import { FolhaDoMes } from '../components/folha-do-mes.tsx';

export default function FolhaPagamento() {
  return (
    <>
      <PageHeader
        oneLine
        title="Folha de pagamento"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Quem recebe a bolsa de cada mês. Uma folha fechada não muda mais: o que for corrigido depois entra na folha seguinte, como complemento ou como estorno."
      />
      <QueryState query={useQuery(folhasQuery)}>{(folhas) => <Meses folhas={folhas} />}</QueryState>
    </>
  );
}

function mesDeAbertura(folhas: readonly FolhaListada[]): string | undefined {
  return (folhas.findLast(({ fechada }) => !fechada) ?? folhas[0])?.mes;
}

function Meses({ folhas }: { readonly folhas: readonly FolhaListada[] }) {
  const [escolhido, setEscolhido] = useState<string>();
  const mes = escolhido ?? mesDeAbertura(folhas);
  if (mes === undefined) {
    return <EmptyState title={M.nenhuma}>A primeira folha aparece quando um bolsista começa.</EmptyState>;
  }
  return (
    <Stack gap="lg" align="stretch">
      <NativeSelect
        label="Mês"
        style={{ maxWidth: '24rem' }}
        value={mes}
        data={folhas.map((folha) => ({
          value: folha.mes,
          label: `${mesPorExtenso(folha.mes)} (${folha.fechada ? 'fechada' : 'em aberto'})`,
        }))}
        onChange={(event) => setEscolhido(event.currentTarget.value)}
      />
      <Mes mes={mes} onFechar={setEscolhido} />
    </Stack>
  );
}

function Mes({ mes, onFechar }: { readonly mes: string; readonly onFechar: (mes: string) => void }) {
  const query = useQuery(folhaQuery(mes));
  return <QueryState query={query}>{(folha) => <FolhaDoMes folha={folha} onFechar={onFechar} />}</QueryState>;
}
