import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { todasAsColunas } from '../components/disciplinas/colunas-das-disciplinas.tsx';
import { EditorDasDisciplinas } from '../components/disciplinas/editor-das-disciplinas.tsx';
import { useGuardarDisciplinas } from '../components/disciplinas/use-guardar-disciplinas.ts';
import { useUnidadesOuLogin } from '../components/token-expirado.ts';
import { useStep } from '../wizard/steps/use-step.ts';
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
      intro="Confira as disciplinas antes de continuar. O que não estiver certo pode ser corrigido aqui mesmo."
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
