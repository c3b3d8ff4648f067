import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { cronogramaVazio, problemasDosCronogramas } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import { problemasDasDisciplinas } from '@instrutoria/domain/projeto/rules/disciplinas.ts';
import { problemasDaEtapa } from '@instrutoria/domain/projeto/rules/proposta.ts';
import type { Step } from '../../../../ui/page/steps.tsx';
import { paraProposta, quantosInstrutores } from '../proposta.ts';
import type { WizardData } from '../wizard-data.ts';
import { NUMBERED_STEPS, stepAt, WIZARD_STEPS, type WizardStep } from './steps.ts';

/** Missing schedules count as empty, so that the errors name their holder. */
function cronogramaProblems(dados: WizardData): Problema[] {
  const quantos = quantosInstrutores(dados);
  const lista = Array.from({ length: quantos }, (_, i) => dados.cronogramas[i] ?? cronogramaVazio());
  // Without a number of holders nothing counts as complete.
  return problemasDosCronogramas(quantos === 0 ? undefined : lista, quantos);
}

export function stepProblems({ etapa }: WizardStep, dados: WizardData): Problema[] {
  if (etapa === null) return [];
  if (etapa === 'cronograma') return cronogramaProblems(dados);
  // Nothing else is sent: a field that became required after the project was sent stays empty.
  if (dados.soCronogramas) return [];
  if (etapa !== 'disciplinas') return problemasDaEtapa(etapa, paraProposta(dados));
  const { id, comprovante, disciplinas_associadas } = dados.disciplinas;
  // A stored bundle was checked by the server; a local one is checked here.
  if (id !== null) return [];
  return problemasDasDisciplinas({
    comprovante: comprovante?.referencia,
    disciplinas: disciplinas_associadas.map(({ id: _stored, ...disciplina }) => disciplina),
  });
}

export interface IncompleteStep {
  readonly step: WizardStep;
  readonly problems: readonly Problema[];
}

// Data are immutable, so one check can be cached for progress, notices and review.
const judged = new WeakMap<WizardData, readonly IncompleteStep[]>();

export function incompleteSteps(dados: WizardData): readonly IncompleteStep[] {
  const known = judged.get(dados);
  if (known !== undefined) return known;
  const found = WIZARD_STEPS.map((step) => ({ step, problems: stepProblems(step, dados) })).filter(
    ({ problems }) => problems.length > 0,
  );
  judged.set(dados, found);
  return found;
}

export function resumePath(dados: WizardData): string {
  return incompleteSteps(dados)[0]?.step.path ?? 'revisao_projeto';
}

export function progressAt(path: string, dados: WizardData): readonly Step[] {
  const current = stepAt(path).numero;
  const missing = new Set(incompleteSteps(dados).map(({ step }) => step.numero));
  return NUMBERED_STEPS.map((title, index) => {
    const numero = index + 1;
    const first = WIZARD_STEPS.find((step) => step.numero === numero);
    const state = numero === current ? 'current' : [...missing].some((n) => n === numero) ? 'todo' : 'done';
    return {
      key: String(numero),
      title,
      state,
      ...(first === undefined || state === 'current' ? {} : { to: `/${first.path}` }),
    };
  });
}

/** The incomplete steps before a page; a person who opens it by a link sees them and can stay. */
export function incompleteBefore(path: string, dados: WizardData): readonly IncompleteStep[] {
  const here = WIZARD_STEPS.indexOf(stepAt(path));
  return incompleteSteps(dados).filter(({ step }) => WIZARD_STEPS.indexOf(step) < here);
}
