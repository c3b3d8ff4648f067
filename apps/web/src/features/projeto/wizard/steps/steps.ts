import type { Etapa } from '@instrutoria/domain/projeto/campos.ts';

/** Only data, because the routes in the entry chunk import this; rules are in `progress.ts`. */
export interface WizardStep {
  readonly path: string;
  /** Its number among the seven steps (E-PROJETO-1). */
  readonly numero: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly titulo: string;
  /** The name in the progress. */
  readonly nome: string;
  /** null for a screen without fields. */
  readonly etapa: Etapa | null;
  readonly anexo?: { readonly path: string; readonly titulo: string };
}

export const NUMBERED_STEPS = [
  'Coordenador',
  'Especificações e disciplinas',
  'Identificação',
  'Resumo',
  'Introdução',
  'Metodologia e resultados',
  'Cronograma e referências',
] as const;

/** Next, back, progress and the place to resume follow this order. */
export const WIZARD_STEPS: readonly WizardStep[] = [
  {
    path: 'cadastro_projeto',
    numero: 1,
    titulo: 'Dados do coordenador',
    nome: 'coordenador',
    etapa: 'coordenador',
  },
  {
    path: 'especificacoes_projeto',
    numero: 2,
    titulo: 'Especificações do projeto',
    nome: 'especificações',
    etapa: 'especificacoes',
  },
  {
    path: 'cadastro_disciplina',
    numero: 2,
    titulo: 'Cadastro de disciplinas',
    nome: 'disciplinas',
    etapa: 'disciplinas',
  },
  {
    path: 'dados_disciplinas',
    numero: 2,
    titulo: 'Dados das disciplinas',
    nome: 'conferência das disciplinas',
    etapa: null,
  },
  {
    path: 'identificacao_projeto',
    numero: 3,
    titulo: 'Identificação do projeto',
    nome: 'identificação',
    etapa: 'identificacao',
  },
  {
    path: 'resumo_projeto',
    numero: 4,
    titulo: 'Resumo',
    nome: 'resumo',
    etapa: 'resumo',
  },
  {
    path: 'introducao_projeto',
    numero: 5,
    titulo: 'Introdução',
    nome: 'introdução',
    etapa: 'introducao',
    anexo: {
      path: 'introducao_projeto_upload',
      titulo: 'Introdução em imagem',
    },
  },
  {
    path: 'metodologia_projeto',
    numero: 6,
    titulo: 'Metodologia',
    nome: 'metodologia',
    etapa: 'metodologia',
    anexo: {
      path: 'metodologia_projeto_upload',
      titulo: 'Metodologia em imagem',
    },
  },
  {
    path: 'resultados_projeto',
    numero: 6,
    titulo: 'Resultados Esperados',
    nome: 'resultados',
    etapa: 'resultadosEsperados',
    anexo: {
      path: 'resultados_projeto_upload',
      titulo: 'Resultados Esperados em imagem',
    },
  },
  {
    path: 'cronograma_projeto',
    numero: 7,
    titulo: 'Cronograma',
    nome: 'cronograma',
    etapa: 'cronograma',
  },
  {
    path: 'referencia_projeto',
    numero: 7,
    titulo: 'Referências',
    nome: 'referências',
    etapa: 'referencias',
  },
  {
    path: 'revisao_projeto',
    numero: 7,
    titulo: 'Revisão e envio',
    nome: 'revisão e envio',
    etapa: null,
  },
];

/** Includes image variants. Throws for any other path. */
export function stepAt(path: string): WizardStep {
  const found = WIZARD_STEPS.find((step) => step.path === path || step.anexo?.path === path);
  if (found === undefined) throw new Error(`no wizard step at ${path}`);
  return found;
}

/** 'Etapa 2 de 7 · disciplinas (2 de 3)': a numbered step has one or more screens. */
export function placeOf(path: string): string {
  const step = stepAt(path);
  const screens = WIZARD_STEPS.filter(({ numero }) => numero === step.numero);
  const which = screens.length === 1 ? '' : ` (${screens.indexOf(step) + 1} de ${screens.length})`;
  return `Etapa ${step.numero} de ${NUMBERED_STEPS.length} · ${step.nome}${which}`;
}

export function nextPath(path: string): string | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(stepAt(path)) + 1]?.path ?? null;
}

/** null at the first. An image variant leads back to its text. */
export function backPath(path: string): string | null {
  const step = stepAt(path);
  if (step.path !== path) return step.path;
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1]?.path ?? null;
}
