import { ProblemNotice } from '../../../ui/problem.tsx';
import { todasAsColunas } from '../components/colunas-das-disciplinas.tsx';
import { EditorDasDisciplinas } from '../components/editor-das-disciplinas.tsx';
import { useUnidadesOuLogin } from '../components/token-expirado.ts';
import { useGuardarDisciplinas } from '../components/use-guardar-disciplinas.ts';
import { useStep } from '../wizard/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function DadosDisciplinasPage() {
  const state = useStep('dados_disciplinas');
  const unidades = useUnidadesOuLogin();
  const { busy, save } = useGuardarDisciplinas(state);
  return (
    <WizardPage
      state={state}
      busy={busy}
      onSave={save}
      intro="Confira as disciplinas antes de continuar. O que não estiver certo se corrige aqui mesmo."
    >
      {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
      <EditorDasDisciplinas
        state={state}
        unidades={unidades.data ?? []}
        columns={todasAsColunas(unidades.data ?? [])}
      />
    </WizardPage>
  );
}
