import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { useNavigate } from 'react-router';
import { type FormErrors, useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { flushWizard, readWizard, updateWizard, useWizardData } from '../autosave/wizard-storage.ts';
import { lookedAt } from '../etapas-copiadas.ts';
import { FIELD_LABELS } from '../submit/field-labels.ts';
import type { WizardData } from '../wizard-data.ts';
import { stepProblems } from './progress.ts';
import { nextPath, stepAt } from './steps.ts';

export interface StepFields {
  readonly dados: WizardData;
  readonly change: (parte: Partial<WizardData>) => void;
}

export interface StepState extends StepFields {
  readonly path: string;
  readonly errors: FormErrors;
  readonly advance: () => void;
  readonly judge: () => boolean;
}

export function useStep(path: string): StepState {
  const dados = useWizardData();
  const errors = useFormErrors(FIELD_LABELS);
  const navigate = useNavigate();

  function judge(): boolean {
    const problems: readonly Problema[] = stepProblems(stepAt(path), readWizard());
    return !errors.show(problems);
  }
  return {
    path,
    dados,
    errors,
    change: (parte) => {
      updateWizard(parte);
      for (const campo of Object.keys(parte)) errors.clear(campo);
    },
    judge,
    advance: () => {
      if (!judge()) return;
      lookedAt(path);
      flushWizard();
      void navigate(`/${nextPath(path) ?? 'revisao_projeto'}`);
    },
  };
}
