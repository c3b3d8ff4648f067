import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { Button, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, type ReactNode, useEffect } from 'react';
import { Link, Navigate, useNavigationType } from 'react-router';
import { useRotas } from '../../../app/route-table.ts';
import { prefetch } from '../../../ui/drafts/late.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { AutosaveStatus } from './autosave/autosave-status.tsx';
import { ultimoEnviado } from './autosave/wizard-storage.ts';
import { veioDaEtapa } from './etapas-copiadas.ts';
import { backPath, nextPath, placeOf, stepAt } from './steps/steps.ts';
import type { StepState } from './steps/use-step.ts';
import { WizardSteps } from './steps/wizard-steps.tsx';
import { useLeaveWizard } from './use-leave-wizard.tsx';
import { IncompleteSteps, WizardNotices } from './wizard-notices.tsx';
import classes from './wizard-page.module.css';

interface Props {
  readonly state: StepState;
  readonly children: ReactNode;
  readonly intro: ReactNode;
  /** Explains the asterisk. */
  readonly required?: boolean;
  readonly onSave?: () => void | Promise<void>;
  readonly saveLabel?: string;
  readonly busy?: boolean;
  readonly title?: string;
  /** Dialogs with forms, outside the step's form. */
  readonly dialogs?: ReactNode;
  readonly back?: string | null;
}

const Notices = memo(WizardNotices);
const Incomplete = memo(IncompleteSteps);

export function WizardPage(props: Props) {
  const enviado = ultimoEnviado();
  // The back button after a submission: the wizard is empty.
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
  // Checked when the person pauses, not at each letter.
  const [calm] = useDebouncedValue(dados, 300);
  const veio = veioDaEtapa(dados, path);
  const waiting = busy || leave.busy;
  const next = nextPath(path);
  const back = props.back === undefined ? backPath(path) : props.back;
  useEffect(() => {
    const rota = rotas.find(({ path: each }) => each === `/${next}`);
    if (rota !== undefined) prefetch(rota.page);
  }, [next, rotas]);
  const label = props.saveLabel ?? 'Salvar e continuar';
  const title = props.title ?? (step.path === path ? step.titulo : (step.anexo?.titulo ?? step.titulo));
  return (
    <>
      <Form label={title} keeps onSubmit={props.onSave ?? state.advance} busy={waiting}>
        <div className={classes.page}>
          <div className={classes.steps}>
            <WizardSteps path={path} dados={calm} />
          </div>
          <p className={classes.head}>{placeOf(path)}</p>
          <div className={classes.body}>
            <header className={classes.title}>
              <Title order={1} tabIndex={-1}>
                {title}
              </Title>
              {veio !== null && <Tag tone="warning">{veio}</Tag>}
              <Text component="div" className={classes.intro}>
                {props.intro} {props.required === true && <RequiredHint />}
              </Text>
            </header>
            <Notices dados={calm} path={path} />
            <ErrorSummary {...errors.summary} />
            {props.children}
            <Incomplete path={path} dados={calm} />
          </div>
          <div className={classes.acts}>
            <Button type="submit" loading={busy} disabled={leave.busy}>
              {label}
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
          </div>
          <div className={classes.top}>
            {!dados.ehSubmetido && path !== 'revisao_projeto' && (
              <Button variant="subtle" component={Link} to="/revisao_projeto" state="previa">
                Visualizar
              </Button>
            )}
            {/* For the mouse: keyboard and screen readers use the one at the end. */}
            <Button
              type="submit"
              className={classes.again}
              aria-hidden
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              loading={busy}
              disabled={leave.busy}
            >
              {label}
            </Button>
          </div>
          <AutosaveStatus path={path} />
        </div>
        {next !== null && props.saveLabel === undefined && (
          <span className="sr-only">A próxima tela é {stepAt(next).titulo}.</span>
        )}
      </Form>
      {leave.modal}
      {props.dialogs}
    </>
  );
}
