import { IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Step } from '../../../../ui/page/steps.tsx';
import type { WizardData } from '../wizard-data.ts';
import { progressAt } from './progress.ts';
import { NUMBERED_STEPS, stepAt } from './steps.ts';
import classes from './wizard-steps.module.css';

const WORDS = { done: 'concluída', current: 'etapa atual', todo: 'a fazer' } as const;

/** Each step as a number and, where there is room, a name; it leads to the step's first screen. */
export const WizardSteps = memo(function WizardSteps(props: {
  readonly path: string;
  readonly dados: WizardData;
}) {
  const { numero } = stepAt(props.path);
  const total = NUMBERED_STEPS.length;
  return (
    <nav aria-label={`Etapa ${numero} de ${total}`} className={classes.steps}>
      <ol className={classes.list}>
        {progressAt(props.path, props.dados).map((step, index) => (
          <li key={step.key} data-state={step.state} className={classes.step}>
            <StepFace step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
});

function StepFace({ step, number }: { readonly step: Step; readonly number: number }) {
  const face = (
    <>
      <span className={classes.disc} aria-hidden>
        {step.state === 'done' ? <IconCheck size={16} stroke={3} /> : number}
      </span>
      <span className={classes.name}>{step.title}</span>
      <span className="sr-only">{WORDS[step.state]}</span>
    </>
  );
  return step.to === undefined ? (
    <span className={classes.face} aria-current={step.state === 'current' ? 'step' : undefined}>
      {face}
    </span>
  ) : (
    <Link className={classes.face} to={step.to} title={`${step.title}: ${WORDS[step.state]}`}>
      {face}
    </Link>
  );
}
