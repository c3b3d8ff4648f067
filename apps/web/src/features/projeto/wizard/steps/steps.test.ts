import { ETAPAS } from '@instrutoria/domain/projeto/campos.ts';
import { CAMPOS_PREENCHIDOS, umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { describe, expect, test } from 'vitest';
import { WIZARD_VAZIO, type WizardData } from '../wizard-data.ts';
import { incompleteBefore, incompleteSteps, progressAt, resumePath, stepProblems } from './progress.ts';
import { stepOfField } from './step-of-field.ts';
import { backPath, nextPath, placeOf, stepAt, WIZARD_STEPS } from './steps.ts';

const COMPLETO: WizardData = {
  ...WIZARD_VAZIO,
  ...CAMPOS_PREENCHIDOS,
  edital: { id: 3, nome: 'Edital 2026', inicio: '2026-03-01', fim: '2026-03-31', tipoProjeto: 'TIPO I' },
  disciplinas: { ...WIZARD_VAZIO.disciplinas, id: 5 },
  cronogramas: [umCronograma(), umCronograma()],
};

/** The change that empties each checked step; a step without a case fails the suite. */
const SEM: Readonly<Record<string, Partial<WizardData>>> = {
  cadastro_projeto: { edital: null },
  especificacoes_projeto: { titulo: ' ' },
  cadastro_disciplina: { disciplinas: WIZARD_VAZIO.disciplinas },
  identificacao_projeto: { palavraChave3: '' },
  resumo_projeto: { resumo: '' },
  introducao_projeto: { introducao: '<p></p>' },
  metodologia_projeto: { metodologia: '<p>a</p>' },
  resultados_projeto: { resultadosEsperados: '' },
  cronograma_projeto: { cronogramas: [] },
  referencia_projeto: { referencias: '<p>curto</p>' },
};

describe('the table of steps', () => {
  test('names the screen of a step, if the step has several', () => {
    expect(placeOf('cadastro_disciplina')).toBe('Etapa 2 de 7 · disciplinas (2 de 3)');
    expect(placeOf('resumo_projeto')).toBe('Etapa 4 de 7 · resumo');
    expect(placeOf('metodologia_projeto_upload')).toBe('Etapa 6 de 7 · metodologia (1 de 2)');
  });

  test('holds the screens of E-PROJETO-1 in order, and every step of the domain once', () => {
    expect(WIZARD_STEPS.map(({ path }) => path)).toEqual([
      'cadastro_projeto',
      'especificacoes_projeto',
      'cadastro_disciplina',
      'dados_disciplinas',
      'identificacao_projeto',
      'resumo_projeto',
      'introducao_projeto',
      'metodologia_projeto',
      'resultados_projeto',
      'cronograma_projeto',
      'referencia_projeto',
      'revisao_projeto',
    ]);
    expect(WIZARD_STEPS.flatMap(({ etapa }) => etapa ?? [])).toEqual(ETAPAS);
    expect(WIZARD_STEPS.flatMap(({ anexo }) => anexo?.path ?? [])).toEqual([
      'introducao_projeto_upload',
      'metodologia_projeto_upload',
      'resultados_projeto_upload',
    ]);
    expect(new Set(WIZARD_STEPS.map(({ numero }) => numero)).size).toBe(7);
  });

  test('goes next and back in order; an image variant goes back to its text and on to the next step', () => {
    expect(nextPath('cadastro_projeto')).toBe('especificacoes_projeto');
    expect(nextPath('cadastro_disciplina')).toBe('dados_disciplinas');
    expect(nextPath('introducao_projeto_upload')).toBe('metodologia_projeto');
    expect(nextPath('revisao_projeto')).toBeNull();
    expect(backPath('cadastro_projeto')).toBeNull();
    expect(backPath('resumo_projeto')).toBe('identificacao_projeto');
    expect(backPath('metodologia_projeto_upload')).toBe('metodologia_projeto');
    expect(() => stepAt('menu')).toThrow();
  });

  test.each(WIZARD_STEPS)('$path: gives completeness, missing fields, and where to resume', (step) => {
    expect(stepProblems(step, COMPLETO)).toEqual([]);
    if (step.etapa === null) {
      expect(stepProblems(step, WIZARD_VAZIO)).toEqual([]);
      return;
    }
    const sem = SEM[step.path];
    if (sem === undefined) throw new Error(`no case for ${step.path}`);
    const dados = { ...COMPLETO, ...sem };
    const problems = stepProblems(step, dados);
    expect(problems.length).toBeGreaterThan(0);
    for (const { campo } of problems) expect(stepOfField(campo), campo).toBe(step);
    expect(resumePath(dados)).toBe(step.path);
    expect(incompleteSteps(dados).map((missing) => missing.step)).toEqual([step]);
    expect(incompleteBefore(step.path, dados)).toEqual([]);
    expect(incompleteBefore('revisao_projeto', dados).map((missing) => missing.step)).toEqual([step]);
    const elsewhere = step.numero === 1 ? 'resumo_projeto' : 'cadastro_projeto';
    const states = progressAt(elsewhere, dados).map(({ state }) => state);
    expect(states[step.numero - 1]).toBe('todo');
    expect(states.filter((state) => state === 'done')).toHaveLength(5);
  });

  test('resumes a complete project at the review; an empty one at the beginning', () => {
    expect(resumePath(COMPLETO)).toBe('revisao_projeto');
    expect(resumePath(WIZARD_VAZIO)).toBe('cadastro_projeto');
  });

  test('finds only the schedules missing in a project that awaits them after the end of its call', () => {
    const antigo = { ...COMPLETO, ...SEM.identificacao_projeto, soCronogramas: true };
    expect(incompleteSteps(antigo)).toEqual([]);
    expect(resumePath({ ...antigo, cronogramas: [] })).toBe('cronograma_projeto');
  });

  test('marks the current step, and links the others to their first screen', () => {
    const steps = progressAt('identificacao_projeto', { ...COMPLETO, resumo: '' });
    expect(steps[2]).toMatchObject({ state: 'current' });
    expect(steps[0]).toMatchObject({ state: 'done', to: '/cadastro_projeto' });
    expect(steps[3]).toMatchObject({ state: 'todo', to: '/resumo_projeto' });
  });
});
