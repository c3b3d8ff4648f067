import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './steps.module.css';

export interface Step {
  readonly key: string;
  readonly title: string;
  readonly state: 'done' | 'current' | 'todo';
  readonly to?: string;
}

const WORDS = { done: 'concluída', current: 'etapa atual', todo: 'a fazer' } as const;

/** The state is in words and in aria-current, not only in the colour (T-L7). */
export function Steps({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  const current = steps.findIndex((step) => step.state === 'current');
  return (
    <nav aria-label={label} className={classes.steps}>
      <p className={classes.compact} aria-hidden>
        Etapa {current + 1} de {steps.length}: <strong>{steps[current]?.title}</strong>
      </p>
      <ol className={classes.list}>
        {steps.map((step, index) => (
          <li key={step.key} className={classes.step} data-state={step.state}>
            {index > 0 && <span className={classes.line} aria-hidden />}
            <StepFace step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepFace({ step, number }: { readonly step: Step; readonly number: number }) {
  const face = (
    <>
      <span className={classes.disc} aria-hidden>
        {step.state === 'done' ? <IconCheck size={18} stroke={3} /> : number}
      </span>
      <span className={classes.title}>{step.title}</span>
      <span className={classes.word}>{WORDS[step.state]}</span>
    </>
  );
  return step.to === undefined || step.state === 'current' ? (
    <span className={classes.face} aria-current={step.state === 'current' ? 'step' : undefined}>
      {face}
    </span>
  ) : (
    <Link className={classes.face} to={step.to}>
      {face}
    </Link>
  );
}
