import { formatarDia, mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import {
  MENSAGENS_REMESSA as M,
  NOMES_DAS_FORMAS,
  NOMES_DAS_SITUACOES_DA_LINHA,
} from '@instrutoria/domain/remessa/messages.ts';
import { problemasDoMotivo } from '@instrutoria/domain/remessa/rules/layout.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { baixarRemessa, type Remessa, remessaQuery, useCancelarRemessa } from '../api.ts';
import { estadoDaRemessa } from '../components/palavras.ts';
import { Retorno } from '../components/retorno.tsx';

const ResultadoModal = lazy(() => import('../components/resultado-modal.tsx'));

/** One remessa: its file, what the bank said of each line, and the return. */
export default function RemessaPage() {
  const { mes = '', id = '' } = useParams();
  const remessa = useQuery(remessaQuery(Number(id)));
  const agora = useQuery(agoraQuery);
  return (
    <>
      <PageHeader
        title={remessa.data === undefined ? 'Remessa' : `Remessa ${remessa.data.numero}`}
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          { label: 'Folha de pagamento', to: `/folha_pagamento?mes=${mes}` },
          { label: `Remessas de ${mesPorExtenso(mes)}`, to: `/remessas/${mes}` },
        ]}
      />
      <QueryState query={remessa}>
        {(lida) => (
          <QueryState query={agora}>
            {(hoje) => <Inteira remessa={lida} hoje={hoje.slice(0, 10)} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

function Inteira({ remessa, hoje }: { readonly remessa: Remessa; readonly hoje: string }) {
  const { nomeDoArquivo, forma, layout, sha256, canceladaEm, motivo } = remessa;
  return (
    <Stack gap="lg">
      {canceladaEm !== null && (
        <Notice kind="warning" title={`Cancelada em ${formatarInstante(canceladaEm)}: ${motivo ?? ''}`}>
          Os pagamentos podem ir em outra remessa. Não entregue este arquivo ao banco.
        </Notice>
      )}
      <Panel title="Arquivo">
        <Stack gap="md">
          <ReadOnlyList
            beside
            items={[
              { label: 'Situação', value: estadoDaRemessa(remessa) },
              { label: 'Soma', value: reais(remessa.soma) },
              {
                label: 'Forma',
                value: layout === null ? NOMES_DAS_FORMAS[forma] : `${NOMES_DAS_FORMAS[forma]}: ${layout}`,
              },
              { label: 'Pagamento em', value: formatarDia(remessa.diaDoPagamento) },
              {
                label: 'Gerada por',
                value: `${remessa.geradaPor.nome}, ${formatarInstante(remessa.geradaEm)}`,
              },
              ...(sha256 === null ? [] : [{ label: 'SHA-256 do arquivo', value: sha256 }]),
            ]}
          />
          <Group gap="xs">
            {nomeDoArquivo !== null && (
              <DownloadButton
                label="Baixar o arquivo"
                fileName={nomeDoArquivo}
                load={() => baixarRemessa(remessa.id)}
              />
            )}
            {canceladaEm === null && remessa.pagas + remessa.devolvidas === 0 && (
              <Cancelar remessa={remessa} />
            )}
          </Group>
          {nomeDoArquivo !== null && (
            <Text size="sm">O arquivo tem CPF e contas. Cada download fica no registro de acessos.</Text>
          )}
        </Stack>
      </Panel>
      <Linhas remessa={remessa} hoje={hoje} />
      {canceladaEm === null && <Retorno remessa={remessa} />}
    </Stack>
  );
}

function Cancelar({ remessa }: { readonly remessa: Remessa }) {
  const [aberto, setAberto] = useState(false);
  const cancelar = useCancelarRemessa(remessa.id);
  return (
    <>
      <Button variant="default" onClick={() => setAberto(true)}>
        Cancelar a remessa
      </Button>
      <ReasonModal
        title={`Cancelar a remessa ${remessa.numero}`}
        submit="Cancelar a remessa"
        opened={aberto}
        onClose={() => setAberto(false)}
        problems={problemasDoMotivo}
        act={(motivo) => cancelar.mutateAsync(motivo)}
        done={M.cancelada}
      >
        <Text>Só se o arquivo não foi entregue ao banco: senão alguém recebe duas vezes.</Text>
      </ReasonModal>
    </>
  );
}

type Lancamento = Remessa['lancamentos'][number];

function dito({ situacao, dia, motivo }: Lancamento): string {
  if (situacao === 'paga' && dia !== null) return `paga em ${formatarDia(dia)}`;
  if (situacao === 'devolvida') return `devolvida: ${motivo ?? 'sem motivo'}`;
  return NOMES_DAS_SITUACOES_DA_LINHA[situacao];
}

function Linhas({ remessa, hoje }: { readonly remessa: Remessa; readonly hoje: string }) {
  const [dizendo, setDizendo] = useState<readonly Lancamento[]>([]);
  const [aberto, setAberto] = useState(false);
  const { lancamentos, canceladaEm } = remessa;
  const esperam = lancamentos.filter(({ situacao }) => situacao === 'enviada');
  const dizer = (quais: readonly Lancamento[]) => {
    setDizendo(quais);
    setAberto(true);
  };
  return (
    <Panel title="Pagamentos">
      {canceladaEm === null && esperam.length > 1 && (
        <Group mb="sm">
          <Button variant="default" onClick={() => dizer(esperam)}>
            Escrever o resultado de {esperam.length}…
          </Button>
        </Group>
      )}
      <DataTable
        caption="Pagamentos"
        captionHidden
        rows={lancamentos}
        rowKey={({ id }) => id}
        columns={[
          { key: 'nome', title: 'Instrutor', rowHeader: true, cell: ({ instrutor }) => instrutor.nome },
          { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
          { key: 'valor', title: 'Valor', align: 'end', cell: ({ centavos }) => reais(centavos) },
          { key: 'situacao', title: 'Situação', cell: dito },
          {
            key: 'acoes',
            title: 'Ações',
            actions: true,
            cell: (um) =>
              canceladaEm === null &&
              (um.situacao === 'enviada' || um.situacao === 'paga') && (
                <Button size="compact-sm" variant="light" onClick={() => dizer([um])}>
                  Resultado…
                  <span className="sr-only"> de {um.instrutor.nome}</span>
                </Button>
              ),
          },
        ]}
      />
      <Suspense>
        {dizendo.length > 0 && (
          <ResultadoModal
            key={dizendo.map(({ id }) => id).join()}
            remessa={remessa.id}
            lancamentos={dizendo}
            hoje={hoje}
            opened={aberto}
            onClose={() => setAberto(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
