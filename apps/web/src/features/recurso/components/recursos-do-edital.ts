import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import type { ContagemDosRecursos, Recurso } from '../api.ts';

/** Whether it is undecided. */
export const esperaDecisao = ({ status }: Recurso): boolean =>
  temPasso(MAQUINA_DO_RECURSO, 'aceitarRecurso', status);

export const SITUACOES = ['pendente', 'decidido'] as const;

interface Quantos {
  readonly pendentes: number;
  readonly decididos: number;
  readonly aDecidir: number;
}

/** The appeals of all counted calls together, or of one of them. */
export function quantosRecursos({ editais }: ContagemDosRecursos, edital?: number): Quantos {
  const contados = editais.filter(({ id }) => edital === undefined || id === edital);
  const soma = (qual: keyof Quantos) => contados.reduce((ate, um) => ate + um[qual], 0);
  return { pendentes: soma('pendentes'), decididos: soma('decididos'), aDecidir: soma('aDecidir') };
}

/** The first number is that of the menu and the task: the appeals that the reader may decide. */
export function pendentesPorExtenso({ pendentes, aDecidir }: Quantos): string {
  const deOutra = pendentes - aDecidir;
  return deOutra === 0
    ? `Pendentes (${aDecidir})`
    : `Pendentes (${aDecidir}, e ${deOutra} para outra pessoa)`;
}

export function situacoesParaEscolher(quantos: Quantos): { value: string; label: string }[] {
  const { pendentes, decididos } = quantos;
  return [
    { value: '', label: `Todos (${pendentes + decididos})` },
    { value: 'pendente', label: pendentesPorExtenso(quantos) },
    { value: 'decidido', label: `Decididos (${decididos})` },
  ];
}
