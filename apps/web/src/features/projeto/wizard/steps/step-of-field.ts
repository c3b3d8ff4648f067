import { CAMPOS, type Etapa } from '@instrutoria/domain/projeto/campos.ts';
import { WIZARD_STEPS, type WizardStep } from './steps.ts';

const ETAPA_DO_CAMPO: ReadonlyMap<string, Etapa> = new Map([
  ...Object.entries(CAMPOS).map(([nome, { etapa }]) => [nome, etapa] as const),
  ['edital', 'coordenador'],
  ['professores_colaboradores', 'coordenador'],
  ['professores_colaboradores_nao_cadastrado', 'coordenador'],
  ['comprovante_disciplinas', 'disciplinas'],
  ['comprovante', 'disciplinas'],
  ['disciplinas_associadas', 'disciplinas'],
  ['cronogramas', 'cronograma'],
]);

/** 'cronogramas.0.atividade3' → Cronograma. */
export function stepOfField(campo: string): WizardStep | undefined {
  const etapa = ETAPA_DO_CAMPO.get(campo.split('.')[0] ?? '');
  return etapa === undefined ? undefined : WIZARD_STEPS.find((step) => step.etapa === etapa);
}
