import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import type { DadosDaDisciplina } from '@instrutoria/domain/projeto/types.ts';
import { Button, Input } from '@mantine/core';
import { Suspense, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lateDialog } from '../../../ui/late.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { UploadField } from '../../../ui/upload-field.tsx';
import { useEditor } from '../../../ui/use-editor.ts';
import { colunasDasDisciplinas } from '../components/colunas-das-disciplinas.tsx';
import { avisarTokenExpirado, useUnidadesOuLogin } from '../components/token-expirado.ts';
import { storeDisciplinas } from '../wizard/submissao.ts';
import { useStep } from '../wizard/use-step.ts';
import type { DisciplinasLocais } from '../wizard/wizard-data.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';
import { readWizard } from '../wizard/wizard-storage.ts';

const DisciplinaModal = lateDialog(
  () => import('../components/disciplina-modal.tsx'),
  ({ onClose }) => onClose(),
);

export default function CadastroDisciplinaPage() {
  const state = useStep('cadastro_disciplina');
  const { dados, errors } = state;
  const { disciplinas } = dados;
  const lista = disciplinas.disciplinas_associadas;
  const faltaDisciplina = errors.field('disciplinas_associadas').error;
  const unidades = useUnidadesOuLogin();
  const confirm = useConfirm();
  const editor = useEditor<number>();
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);

  function set(parte: Partial<DisciplinasLocais>): void {
    state.change({
      disciplinas: { ...readWizard().disciplinas, ...parte, id: null },
    });
    for (const campo of Object.keys(parte)) errors.clear(campo);
  }
  function open(index: number | null): void {
    errors.clear();
    editor.open(index);
  }
  function keep(disciplina: DadosDaDisciplina): void {
    const nova = editor.record === null;
    set({
      disciplinas_associadas: nova
        ? [...lista, disciplina]
        : lista.map((antes, index) => (index === editor.record ? disciplina : antes)),
    });
    if (nova) notify.success(M.disciplinaCadastrada);
    editor.close();
  }
  async function remove(index: number): Promise<void> {
    const ok = await confirm('deseja excluir esta disciplina?', {
      detail: lista[index]?.nome,
      danger: true,
    });
    if (ok)
      set({
        disciplinas_associadas: lista.filter((_, cada) => cada !== index),
      });
  }
  async function save(): Promise<void> {
    if (!state.judge()) return;
    setBusy(true);
    try {
      if (await avisarTokenExpirado(storeDisciplinas(api))) notify.success(M.disciplinasAdicionadas);
      state.advance();
    } catch (erro) {
      errors.showError(erro);
    } finally {
      setBusy(false);
    }
  }

  return (
    <WizardPage
      state={state}
      busy={busy || sending}
      onSave={save}
      intro="Adicione as disciplinas atendidas pelo projeto e envie o comprovante delas."
    >
      {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
      <DataTable
        caption="Disciplinas do projeto"
        columns={colunasDasDisciplinas(unidades.data ?? [], open, (index) => void remove(index))}
        rows={lista.map((disciplina, index) => ({ disciplina, index }))}
        rowKey={({ index }) => index}
        empty={<EmptyState title="Nenhuma disciplina adicionada ainda." />}
      />
      {lista.length > 0 && disciplinas.id === null && (
        <Notice title="Você tem disciplinas em rascunho">
          Elas estão guardadas neste navegador e só são enviadas quando você salvar.
        </Notice>
      )}
      <div>
        <Button
          id="disciplinas_associadas"
          variant="light"
          aria-describedby={faltaDisciplina === undefined ? undefined : 'disciplinas_associadas-erro'}
          onClick={() => open(null)}
        >
          Adicionar disciplina
        </Button>
        {faltaDisciplina !== undefined && (
          <Input.Error id="disciplinas_associadas-erro" size="md" mt={6}>
            {faltaDisciplina}
          </Input.Error>
        )}
      </div>
      <UploadField
        id="comprovante"
        label="Comprovante das disciplinas"
        description="Um arquivo PDF de até 25 MB, por exemplo o histórico de turmas da sua unidade."
        required
        accept={TIPOS_ACEITOS.comprovanteDisciplinas.join(',')}
        maxBytes={ARQUIVO_MAXIMO_BYTES}
        wrongKind={A.naoEhPdf}
        tooLarge={A.grandeDemais}
        value={disciplinas.comprovante?.referencia ?? null}
        fileName={disciplinas.comprovante?.nome}
        onChange={(referencia) => {
          if (referencia === null) set({ comprovante: null });
        }}
        onSent={(file, referencia) => set({ comprovante: { referencia, nome: file.name } })}
        onBusy={setSending}
        send={async (file, onProgress, signal) =>
          (await avisarTokenExpirado(api.enviarComprovante({ file, onProgress, signal }))).data
        }
        error={errors.field('comprovante').error}
      />
      <Suspense>
        {editor.turn > 0 && (
          <DisciplinaModal
            key={editor.turn}
            opened={editor.opened}
            initial={editor.record === null ? undefined : lista[editor.record]}
            unidades={unidades.data ?? []}
            onSave={keep}
            onClose={editor.close}
          />
        )}
      </Suspense>
    </WizardPage>
  );
}
