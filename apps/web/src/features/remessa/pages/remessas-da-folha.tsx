import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { formatarDia, mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { NOMES_DAS_FORMAS, NOMES_DOS_ENVIOS } from '@instrutoria/domain/remessa/messages.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { type RemessasDaFolha, remessasQuery } from '../api.ts';
import { GerarRemessa } from '../components/gerar-remessa.tsx';
import { estadoDaRemessa } from '../components/palavras.ts';

/** The remessas of a closed sheet, and the next one. */
export default function RemessasDaFolhaPage() {
  const { mes = '' } = useParams();
  const remessas = useQuery(remessasQuery(mes));
  const agora = useQuery(agoraQuery);
  return (
    <>
      <PageHeader
        title={`Remessas de ${mesPorExtenso(mes)}`}
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          { label: 'Folha de pagamento', to: `/folha_pagamento?mes=${mes}` },
        ]}
        description="O que foi enviado ao banco ou ao setor financeiro, e o que voltou."
        actions={
          <Group gap="xs">
            <Button variant="default" component={Link} to="/layouts_de_remessa">
              Layouts
            </Button>
            <Button variant="default" component={Link} to="/pagador">
              Pagador
            </Button>
          </Group>
        }
      />
      <QueryState query={remessas}>
        {(lidas) => (
          <QueryState query={agora}>
            {(hoje) => <Remessas lidas={lidas} hoje={hoje.slice(0, 10)} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

function Remessas({ lidas, hoje }: { readonly lidas: RemessasDaFolha; readonly hoje: string }) {
  const { mes, fechada, situacao, pagamentos, enviados, remessas } = lidas;
  if (!fechada) {
    return (
      <Notice kind="info" title="A folha deste mês ainda está aberta.">
        Feche a folha antes de gerar uma remessa.
      </Notice>
    );
  }
  return (
    <Stack gap="lg">
      <Text>
        <b>Folha {NOMES_DOS_ENVIOS[situacao]}</b>: {enviados} de{' '}
        {contado(pagamentos, 'pagamento', 'pagamentos')} em remessas.
      </Text>
      <Panel title="Remessas geradas">
        <DataTable
          caption="Remessas geradas"
          captionHidden
          rows={remessas}
          rowKey={({ id }) => id}
          empty={<EmptyState title="Nenhuma remessa gerada.">Gere a primeira abaixo.</EmptyState>}
          columns={[
            {
              key: 'numero',
              title: 'Remessa',
              rowHeader: true,
              cell: ({ id, numero }) => <Link to={`/remessas/${mes}/${id}`}>Remessa {numero}</Link>,
            },
            {
              key: 'forma',
              title: 'Forma',
              cell: ({ forma, layout }) =>
                layout === null ? NOMES_DAS_FORMAS[forma] : `${NOMES_DAS_FORMAS[forma]}: ${layout}`,
            },
            { key: 'soma', title: 'Soma', align: 'end', cell: ({ soma }) => reais(soma) },
            { key: 'linhas', title: 'Linhas', align: 'end', cell: ({ linhas }) => linhas },
            { key: 'estado', title: 'Situação', cell: estadoDaRemessa },
            {
              key: 'dia',
              title: 'Pagamento em',
              cell: ({ diaDoPagamento }) => formatarDia(diaDoPagamento),
            },
            {
              key: 'quem',
              title: 'Gerada por',
              cell: ({ geradaPor, geradaEm }) => `${geradaPor.nome}, ${formatarInstante(geradaEm)}`,
            },
          ]}
        />
      </Panel>
      {enviados < pagamentos && <GerarRemessa mes={mes} hoje={hoje} />}
    </Stack>
  );
}
