import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import type { DadosDaDisciplina } from '@instrutoria/domain/projeto/types.ts';
import { Button, Input } from '@mantine/core';
import { Suspense } from 'react';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../../ui/drafts/late.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { useEditor } from '../../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { readWizard } from '../../wizard/autosave/wizard-storage.ts';
import type { StepState } from '../../wizard/steps/use-step.ts';
import type { DisciplinasLocais } from '../../wizard/wizard-data.ts';
import { acoesDaDisciplina, type LinhaDaDisciplina } from './colunas-das-disciplinas.tsx';

const DisciplinaModal = lateDialog(
  () => import('./disciplina-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** Applies a change, after which the server's copy differs from the form's. */
export function mudarDisciplinas({ change, errors }: StepState, parte: Partial<DisciplinasLocais>): void {
  change({ disciplinas: { ...readWizard().disciplinas, ...parte, id: null } });
  for (const campo of Object.keys(parte)) errors.clear(campo);
}

/** The disciplines of the proposal in a table in which they are added, changed and removed. */
export function EditorDasDisciplinas(props: {
  readonly state: StepState;
  readonly unidades: readonly Unidade[];
  readonly columns: readonly Column<LinhaDaDisciplina>[];
}) {
  const { state, unidades, columns } = props;
  const { errors } = state;
  const { disciplinas } = state.dados;
  const lista = disciplinas.disciplinas_associadas;
  const falta = errors.field('disciplinas_associadas').error;
  const confirm = useConfirm();
  const editor = useEditor<number>();

  function open(index: number | null): void {
    errors.clear();
    editor.open(index);
  }
  function keep(disciplina: DadosDaDisciplina): void {
    const nova = editor.record === null;
    mudarDisciplinas(state, {
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
    if (ok) mudarDisciplinas(state, { disciplinas_associadas: lista.filter((_, cada) => cada !== index) });
  }

  return (
    <>
      <DataTable
        caption="Disciplinas do projeto"
        columns={[...columns, acoesDaDisciplina(open, (index) => void remove(index))]}
        rows={lista.map((disciplina, index) => ({ disciplina, index }))}
        rowKey={({ index }) => index}
        empty={<EmptyState title="Nenhuma disciplina adicionada ainda." />}
      />
      {lista.length > 0 && disciplinas.id === null && (
        <Notice title="Você tem disciplinas em rascunho">Elas serão enviadas com o projeto.</Notice>
      )}
      <div>
        <Button
          id="disciplinas_associadas"
          variant="light"
          aria-describedby={falta === undefined ? undefined : 'disciplinas_associadas-erro'}
          onClick={() => open(null)}
        >
          Adicionar disciplina
        </Button>
        {falta !== undefined && (
          <Input.Error id="disciplinas_associadas-erro" size="md" mt={6}>
            {falta}
          </Input.Error>
        )}
      </div>
      <Suspense>
        {editor.turn > 0 && (
          <DisciplinaModal
            key={editor.turn}
            opened={editor.opened}
            initial={editor.record === null ? undefined : lista[editor.record]}
            unidades={unidades}
            onSave={keep}
            onClose={editor.close}
          />
        )}
      </Suspense>
    </>
  );
}
