import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { colunasDasDisciplinas } from '../components/disciplinas/colunas-das-disciplinas.tsx';
import { EditorDasDisciplinas, mudarDisciplinas } from '../components/disciplinas/editor-das-disciplinas.tsx';
import { useGuardarDisciplinas } from '../components/disciplinas/use-guardar-disciplinas.ts';
import { avisarTokenExpirado, useUnidadesOuLogin } from '../components/token-expirado.ts';
import { useStep } from '../wizard/steps/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function CadastroDisciplinaPage() {
  const state = useStep('cadastro_disciplina');
  const { errors } = state;
  const { comprovante } = state.dados.disciplinas;
  const unidades = useUnidadesOuLogin();
  const { busy, save } = useGuardarDisciplinas(state);
  const [sending, setSending] = useState(false);

  return (
    <WizardPage
      state={state}
      busy={busy || sending}
      onSave={save}
      intro="Adicione as disciplinas atendidas pelo projeto e envie o comprovante delas."
    >
      {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
      <EditorDasDisciplinas
        state={state}
        unidades={unidades.data ?? []}
        columns={colunasDasDisciplinas(unidades.data ?? [])}
      />
      <UploadField
        id="comprovante"
        label="Comprovante das disciplinas"
        description="Um arquivo PDF de até 25 MB, por exemplo o histórico de turmas da sua unidade."
        required
        accept={TIPOS_ACEITOS.comprovanteDisciplinas.join(',')}
        maxBytes={ARQUIVO_MAXIMO_BYTES}
        wrongKind={A.naoEhPdf}
        tooLarge={A.grandeDemais}
        value={comprovante?.referencia ?? null}
        fileName={comprovante?.nome}
        onChange={(referencia) => {
          if (referencia === null) mudarDisciplinas(state, { comprovante: null });
        }}
        onSent={(file, referencia) =>
          mudarDisciplinas(state, { comprovante: { referencia, nome: file.name } })
        }
        onBusy={setSending}
        send={async (file, onProgress, signal) =>
          (await avisarTokenExpirado(api.enviarComprovante({ file, onProgress, signal }))).data
        }
        error={errors.field('comprovante').error}
      />
    </WizardPage>
  );
}
