import { ROTULOS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as M, ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import type { RascunhoListado } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useEsquecerProjetos, useRascunhos } from '../api.ts';
import { clearWizard, readWizard } from '../wizard/autosave/wizard-storage.ts';
import { useOpenInWizard } from '../wizard/use-open-in-wizard.tsx';

export default function RascunhosSalvosPage() {
  const rascunhos = useRascunhos();
  const { openInWizard, opening, modal } = useOpenInWizard();
  const forget = useEsquecerProjetos();
  const confirm = useConfirm();
  const [deleting, setDeleting] = useState<number | null>(null);

  async function remove({ id, titulo, versao }: RascunhoListado): Promise<void> {
    const ok = await confirm(M.desejaExcluirRascunho, {
      detail: titulo || R.semTitulo,
      danger: true,
    });
    if (!ok) return;
    setDeleting(id);
    try {
      await api.excluirRascunho({ params: { id }, ifMatch: versao });
      if (readWizard().projetoId === id) clearWizard();
      notify.success('rascunho excluído');
    } catch (erro) {
      notify.failure(erro);
    } finally {
      setDeleting(null);
      await forget();
    }
  }

  return (
    <>
      <PageHeader
        title="Rascunhos salvos"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Escolha um rascunho para continuar de onde parou."
      />
      {rascunhos.isError && (
        <ProblemNotice error={rascunhos.error} onRetry={() => void rascunhos.refetch()} />
      )}
      {!rascunhos.isError && (
        <DataTable
          caption="Rascunhos salvos"
          captionHidden
          rows={rascunhos.data}
          rowKey={({ id }) => id}
          onRowClick={({ id }) => void openInWizard(id)}
          empty={
            <EmptyState
              title="Você não tem rascunhos salvos."
              action={
                <Anchor component={Link} to="/cadastro_projeto" state="doMenu">
                  Cadastrar projeto
                </Anchor>
              }
            />
          }
          columns={[
            {
              key: 'id',
              title: 'ID',
              cell: ({ id }) => <NoWrap>{id}</NoWrap>,
            },
            {
              key: 'titulo',
              title: 'Título do projeto',
              rowHeader: true,
              cell: ({ id, titulo }) => (
                <Anchor
                  component="button"
                  type="button"
                  ta="left"
                  fw={600}
                  mih={28}
                  aria-busy={opening === id}
                  onClick={(event) => {
                    event.stopPropagation();
                    void openInWizard(id);
                  }}
                >
                  {titulo || R.semTitulo}
                  <VisuallyHidden> (continuar)</VisuallyHidden>
                </Anchor>
              ),
            },
            {
              key: 'edital',
              title: 'Edital',
              cell: ({ edital }) => edital?.nome ?? 'não escolhido',
            },
            {
              key: 'aberto',
              title: 'Edital aberto',
              cell: ({ edital }) => (edital?.aberto ? ROTULOS_EDITAL.sim : ROTULOS_EDITAL.nao),
            },
            {
              key: 'quando',
              title: 'Salvo em',
              cell: ({ atualizadoEm }) => <NoWrap>{formatarInstante(atualizadoEm)}</NoWrap>,
            },
            {
              key: 'acoes',
              title: 'Ações',
              actions: true,
              cell: (rascunho) => (
                <Button
                  size="sm"
                  variant="subtle"
                  color="red"
                  loading={deleting === rascunho.id}
                  onClick={(event) => {
                    event.stopPropagation();
                    void remove(rascunho);
                  }}
                >
                  {R.excluir}
                  <VisuallyHidden> {rascunho.titulo || R.semTitulo}</VisuallyHidden>
                </Button>
              ),
            },
          ]}
        />
      )}
      {modal}
    </>
  );
}
