import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { COLUNAS_PADRAO, FIXO_PADRAO } from '@instrutoria/domain/remessa/rules/exemplo.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type Layout, layoutsQuery, useApagarLayout } from '../api.ts';
import { EditorDoLayout, type LayoutNaTela } from '../components/editor-do-layout.tsx';

const NOVAS_COLUNAS: LayoutNaTela = { layout: null, nome: '', colunas: COLUNAS_PADRAO, fixo: null };
const NOVO_FIXO: LayoutNaTela = { layout: null, nome: '', colunas: null, fixo: FIXO_PADRAO };

function resumo({ colunas, fixo }: Layout): string {
  if (fixo !== null) return `Largura fixa, ${fixo.tamanho} caracteres por linha`;
  return contado(colunas?.colunas.length ?? 0, 'coluna', 'colunas');
}

/** The layouts that the institution wrote, and the one that is being written. */
export default function LayoutsDeRemessa() {
  const layouts = useQuery(layoutsQuery);
  const [aberto, setAberto] = useState<LayoutNaTela>();
  return (
    <>
      <PageHeader
        title="Layouts de remessa"
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          { label: 'Folha de pagamento', to: '/folha_pagamento' },
        ]}
        description="As colunas da planilha, ou o texto de largura fixa, que o setor financeiro pede. O CNAB 240 não precisa de layout."
      />
      <Stack gap="lg">
        <QueryState query={layouts}>{(todos) => <Lista layouts={todos} onAbrir={setAberto} />}</QueryState>
        {aberto !== undefined && (
          <EditorDoLayout
            key={`${aberto.layout?.id ?? 'novo'} ${aberto.fixo === null}`}
            inicial={aberto}
            onFechar={() => setAberto(undefined)}
          />
        )}
      </Stack>
    </>
  );
}

function Lista({
  layouts,
  onAbrir,
}: {
  readonly layouts: readonly Layout[];
  readonly onAbrir: (layout: LayoutNaTela) => void;
}) {
  const apagar = useApagarLayout();
  const confirm = useConfirm();
  const remover = async ({ id, nome }: Layout) => {
    const detail = 'As remessas já geradas ficam como estão.';
    if (!(await confirm(`Apagar o layout ${nome}?`, { detail, yes: 'Apagar', no: 'Cancelar' }))) return;
    try {
      await apagar.mutateAsync(id);
      notify.success(M.layoutApagado);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title="Layouts salvos">
      <Stack gap="md">
        <Group gap="xs">
          <Button onClick={() => onAbrir(NOVAS_COLUNAS)}>Novo layout de colunas</Button>
          <Button variant="default" onClick={() => onAbrir(NOVO_FIXO)}>
            Novo layout de largura fixa
          </Button>
        </Group>
        <DataTable
          caption="Layouts salvos"
          captionHidden
          rows={layouts}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="Nenhum layout salvo.">
              Sem um layout, a planilha sai com as colunas de sempre.
            </EmptyState>
          }
          columns={[
            { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
            { key: 'tipo', title: 'Tipo', cell: resumo },
            {
              key: 'acoes',
              title: 'Ações',
              actions: true,
              cell: (um) => (
                <Group gap="xs">
                  <Button
                    size="compact-sm"
                    variant="light"
                    onClick={() => onAbrir({ layout: um, nome: um.nome, colunas: um.colunas, fixo: um.fixo })}
                  >
                    Mudar<span className="sr-only"> {um.nome}</span>
                  </Button>
                  <Button size="compact-sm" variant="default" onClick={() => void remover(um)}>
                    Apagar<span className="sr-only"> {um.nome}</span>
                  </Button>
                </Group>
              ),
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}
