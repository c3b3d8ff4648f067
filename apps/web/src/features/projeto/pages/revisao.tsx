import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RECEBIDA } from '../../../lib/from-project.ts';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEsquecerProjetos } from '../api.ts';
import { ListaDaRevisao } from '../components/lista-da-revisao.tsx';
import { PreviaDoPdf } from '../components/previa-do-pdf.tsx';
import { flushWizard, readWizard } from '../wizard/autosave/wizard-storage.ts';
import { useConflict } from '../wizard/conflict/use-conflict.tsx';
import { type IncompleteStep, incompleteSteps } from '../wizard/steps/progress.ts';
import { stepOfField } from '../wizard/steps/step-of-field.ts';
import { useStep } from '../wizard/steps/use-step.ts';
import { showRefusal } from '../wizard/submit/show-refusal.ts';
import { submeter } from '../wizard/submit/submissao.ts';
import { useNomes } from '../wizard/use-nomes.tsx';
import { useProjetoParecido } from '../wizard/use-projeto-parecido.tsx';
import { WizardPage } from '../wizard/wizard-page.tsx';
import classes from './revisao.module.css';

const MESMO_ASSIM = { enviar: 'Enviar mesmo assim', salvar: 'Salvar mesmo assim' } as const;

function refusedSteps(erro: unknown): readonly IncompleteStep[] {
  if (!(erro instanceof ApiError)) return [];
  const found = new Map<string, IncompleteStep>();
  for (const [campo, mensagem] of Object.entries(erro.errors)) {
    const step = stepOfField(campo);
    if (step === undefined) continue;
    const problems = found.get(step.path)?.problems ?? [];
    found.set(step.path, { step, problems: [...problems, { campo, codigo: erro.code, mensagem }] });
  }
  return [...found.values()];
}

export default function RevisaoPage() {
  const state = useStep('revisao_projeto');
  const { dados, errors } = state;
  const navigate = useNavigate();
  // Opened by 'Visualizar' on another step; a reload does not make a second one.
  const { state: cameBy } = useLocation();
  const [cameToSee] = useState(cameBy === 'previa');
  useEffect(() => {
    if (cameBy === 'previa') void navigate('.', { replace: true, state: null });
  }, [cameBy, navigate]);
  const forget = useEsquecerProjetos();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly IncompleteStep[]>([]);
  const conflict = useConflict(() => void send());
  const repeated = useProjetoParecido();
  const nomes = useNomes();
  // After sending, the wizard is empty; the sent proposal stays visible until the next page has loaded.
  const [sent, setSent] = useState<typeof dados | null>(null);
  const shown = sent ?? dados;
  const missing = incompleteSteps(shown);
  const { ehSubmetido } = dados;

  async function send(): Promise<void> {
    const faltam = incompleteSteps(readWizard());
    if (faltam.length > 0) {
      errors.show([
        {
          campo: '',
          codigo: 'FALTAM_ETAPAS',
          mensagem: `Ainda não é possível enviar: ${faltam.length === 1 ? 'falta completar 1 parte' : `faltam ${faltam.length} partes`}. Veja a lista abaixo.`,
        },
      ]);
      return;
    }
    flushWizard();
    errors.clear();
    setRefused([]);
    setBusy(true);
    try {
      const other = await repeated.acharParecido();
      if (other !== null) {
        // A busy button could not take the focus back after the question.
        setBusy(false);
        if (!(await repeated.confirmarRepeticao(other))) return;
        setBusy(true);
      }
      if (await nomes.mostrar()) return;
      setSent(readWizard());
      const id = await submeter(api);
      await forget();
      notify.success(ehSubmetido ? M.projetoAtualizado : M.projetoCadastrado);
      await navigate(`/detalhes_projeto/${id}`, { replace: true, state: ehSubmetido ? null : RECEBIDA });
    } catch (erro) {
      setSent(null);
      setRefused(refusedSteps(erro));
      if (await conflict.settle(erro).catch(() => false)) return;
      showRefusal(errors, erro, 'revisao_projeto');
    } finally {
      setBusy(false);
    }
  }

  return (
    <WizardPage
      state={state}
      busy={busy}
      onSave={send}
      saveLabel={
        nomes.jaVistos
          ? MESMO_ASSIM[ehSubmetido ? 'salvar' : 'enviar']
          : ehSubmetido
            ? 'Salvar alterações'
            : 'Enviar projeto'
      }
      intro="Confira tudo antes de enviar. Nada é enviado até você clicar no botão."
    >
      {missing.length === 0 ? (
        <Notice kind="success" title="Está tudo preenchido">
          {ehSubmetido
            ? 'Ao salvar, as alterações passam a valer no projeto enviado.'
            : 'Ao enviar, você recebe um recibo por e-mail. Enquanto o edital estiver aberto, ainda pode editar o projeto.'}
        </Notice>
      ) : (
        <Notice kind="warning" title="Ainda falta preencher">
          Clique no nome de cada parte incompleta para voltar a ela. O que já foi digitado está salvo.
        </Notice>
      )}
      {nomes.aviso}
      <div className={classes.both} data-alone={ehSubmetido || undefined}>
        <ListaDaRevisao dados={shown} missing={missing} refused={refused} />
        {!ehSubmetido && <PreviaDoPdf open={cameToSee} />}
      </div>
      {conflict.modal}
    </WizardPage>
  );
}
