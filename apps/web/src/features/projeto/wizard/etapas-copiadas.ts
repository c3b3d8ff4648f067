import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { cronogramaVazio } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import { porChave } from './autosave/dados-por-rascunho.ts';
import { noteInWizard, readWizard } from './autosave/wizard-storage.ts';
import { stepAt, WIZARD_STEPS } from './steps/steps.ts';
import { ehVeioOuNulo } from './submit/guards.ts';
import { stepSummary } from './submit/summary.ts';
import { DISCIPLINAS_VAZIAS, WIZARD_VAZIO, type WizardData } from './wizard-data.ts';

/** The steps of a saved draft that the person has not looked at yet. */
export const veioPorRascunho = porChave('veio_de_rascunhos', ehVeioOuNulo);

/** The step was opened and saved, so it counts as the person's own. */
export function lookedAt(path: string): void {
  const { veioDe } = readWizard();
  const etapa = stepAt(path).path;
  if (!veioDe?.etapas.includes(etapa)) return;
  noteInWizard({ veioDe: { ...veioDe, etapas: veioDe.etapas.filter((cada) => cada !== etapa) } });
}

/** The notice beside a copied step that was not looked at; null for other steps. */
export function veioDaEtapa({ veioDe }: WizardData, path: string): string | null {
  if (!veioDe?.etapas.includes(stepAt(path).path)) return null;
  return `Veio do projeto nº ${veioDe.projeto} · confira`;
}

function atividades(cronograma: DadosDoCronograma): DadosDoCronograma {
  const digitadas = POSICOES_DO_CRONOGRAMA.map((n) => [`atividade${n}`, cronograma[`atividade${n}`] ?? '']);
  return { ...cronogramaVazio(), ...Object.fromEntries(digitadas) };
}

function temAlgo(dados: WizardData, path: string): boolean {
  if (path === 'cadastro_projeto') return dados.temColaboradores;
  if (path === 'cronograma_projeto') return dados.cronogramas.length > 0;
  return stepSummary(path, dados) !== stepSummary(path, WIZARD_VAZIO);
}

/**
 * A new project copied from an earlier one, except call and dates, proof, and the months of its schedules.
 */
export function comoBase(antes: WizardData, projeto: number, agora: Date): WizardData {
  const { disciplinas_associadas } = antes.disciplinas;
  const novo: WizardData = {
    ...antes,
    tipoProjeto: WIZARD_VAZIO.tipoProjeto,
    edital: null,
    disciplinas: {
      ...DISCIPLINAS_VAZIAS,
      disciplinas_associadas: disciplinas_associadas.map(({ id: _antes, ...disciplina }) => disciplina),
    },
    cronogramas: antes.cronogramas.map(atividades),
    projetoId: null,
    projetoVersao: null,
    projetoSalvoEm: null,
    ehSubmetido: false,
    soCronogramas: false,
    rascunhoAntes: null,
    alteradoEm: agora.toISOString(),
  };
  const etapas = WIZARD_STEPS.filter(({ etapa, path }) => etapa !== null && temAlgo(novo, path));
  return { ...novo, veioDe: { projeto, tipo: antes.tipoProjeto, etapas: etapas.map(({ path }) => path) } };
}
