import { compararDias } from '../../kernel/datas.ts';
import { CODIGOS_DA_TAREFA, type NovaTarefa, type Proxima, type Tarefa } from '../types.ts';

const DEPOIS_DE_TUDO = '9999-12-31';

function antes(a: Tarefa, b: Tarefa): number {
  return (
    Number(a.espera) - Number(b.espera) ||
    Number(b.atrasada) - Number(a.atrasada) ||
    compararDias(a.ate ?? DEPOIS_DE_TUDO, b.ate ?? DEPOIS_DE_TUDO) ||
    CODIGOS_DA_TAREFA.indexOf(a.codigo) - CODIGOS_DA_TAREFA.indexOf(b.codigo) ||
    (a.edital ?? 0) - (b.edital ?? 0) ||
    (a.projeto ?? 0) - (b.projeto ?? 0) ||
    compararDias(a.de ?? '', b.de ?? '') ||
    a.titulo.localeCompare(b.titulo, 'pt-BR')
  );
}

/** Tasks that can be done now before those that open later; late ones first, then by date, without a date last. */
export function ordenarTarefas(novas: readonly NovaTarefa[], hoje: string): Tarefa[] {
  return novas
    .map((nova) => ({
      ...nova,
      atrasada: nova.ate !== null && compararDias(nova.ate, hoje) < 0,
      espera: nova.de !== null && compararDias(nova.de, hoje) > 0,
    }))
    .toSorted(antes);
}

/** How many can be done now. */
export function tarefasDeAgora(tarefas: readonly Pick<Tarefa, 'espera'>[]): number {
  return tarefas.filter(({ espera }) => !espera).length;
}

/** The nearest day after today; null when the calendar has none. */
export function proximaDe(datas: readonly Proxima[], hoje: string): Proxima | null {
  const vindas = datas.filter(({ dia }) => compararDias(dia, hoje) > 0);
  return vindas.toSorted((a, b) => compararDias(a.dia, b.dia))[0] ?? null;
}
