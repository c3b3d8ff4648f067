import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, type ReactNode, useEffect } from 'react';
import { Link, Navigate, useNavigationType } from 'react-router';
import { useRotas } from '../../../app/route-table.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Form } from '../../../ui/form.tsx';
import { prefetch } from '../../../ui/late.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FormActions, Panel } from '../../../ui/panel.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { AutosaveStatus } from './autosave-status.tsx';
import { progressAt } from './progress.ts';
import { backPath, NUMBERED_STEPS, nextPath, stepAt } from './steps.ts';
import { useLeaveWizard } from './use-leave-wizard.tsx';
import type { StepState } from './use-step.ts';
import type { WizardData } from './wizard-data.ts';
import { WizardNotices } from './wizard-notices.tsx';
import { ultimoEnviado } from './wizard-storage.ts';

interface Props {
  readonly state: StepState;
  readonly children: ReactNode;
  readonly intro: ReactNode;
  readonly onSave?: () => void | Promise<void>;
  readonly saveLabel?: string;
  readonly busy?: boolean;
  readonly title?: string;
  /** Modals with forms, outside of the step's form. */
  readonly dialogs?: ReactNode;
  readonly back?: string | null;
}

const Progress = memo(function Progress({
  path,
  dados,
}: {
  readonly path: string;
  readonly dados: WizardData;
}) {
  const { numero } = stepAt(path);
  return <Steps label={`Etapa ${numero} de ${NUMBERED_STEPS.length}`} steps={progressAt(path, dados)} />;
});
const Notices = memo(WizardNotices);

export function WizardPage(props: Props) {
  const enviado = ultimoEnviado();
  // Back after a submission: nothing is here any more.
  const back = useNavigationType() === 'POP';
  if (back && enviado !== null) return <Navigate to={`/detalhes_projeto/${enviado}`} replace />;
  return <StepFrame {...props} />;
}

function StepFrame(props: Props) {
  const { state, busy = false } = props;
  const { path, dados, errors } = state;
  const step = stepAt(path);
  const rotas = useRotas();
  const leave = useLeaveWizard(errors, path);
  // Judged when the person pauses, not at each letter.
  const [calm] = useDebouncedValue(dados, 300);
  const waiting = busy || leave.busy;
  const next = nextPath(path);
  const back = props.back === undefined ? backPath(path) : props.back;
  useEffect(() => {
    const rota = rotas.find(({ path: each }) => each === `/${next}`);
    if (rota !== undefined) prefetch(rota.page);
  }, [next, rotas]);
  const title = props.title ?? (step.path === path ? step.titulo : (step.anexo?.titulo ?? step.titulo));
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: 'Início', to: '/menu' }]} description={props.intro} />
      <Progress path={path} dados={calm} />
      <Stack gap="md">
        <Notices path={path} dados={calm} />
        <Form label={title} keeps onSubmit={props.onSave ?? state.advance} busy={waiting}>
          <ErrorSummary {...errors.summary} />
          <Panel>
            <Stack gap="lg">{props.children}</Stack>
            <FormActions>
              <Button type="submit" loading={busy} disabled={leave.busy}>
                {props.saveLabel ?? 'Salvar e continuar'}
              </Button>
              {!dados.ehSubmetido && (
                <Button
                  variant="light"
                  loading={leave.busy}
                  disabled={busy}
                  onClick={() => void leave.salvarRascunho()}
                >
                  {R.salvarRascunho}
                </Button>
              )}
              {back !== null && (
                <Button variant="default" component={Link} to={`/${back}`}>
                  Voltar
                </Button>
              )}
              <Button variant="subtle" disabled={waiting} onClick={() => void leave.cancelar()}>
                Cancelar
              </Button>
            </FormActions>
          </Panel>
          <AutosaveStatus path={path} />
          {next !== null && props.saveLabel === undefined && (
            <span className="sr-only">A próxima tela é {stepAt(next).titulo}.</span>
          )}
        </Form>
      </Stack>
      {leave.modal}
      {props.dialogs}
    </>
  );
}
