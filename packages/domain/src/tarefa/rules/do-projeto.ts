import type { NovaTarefa } from '../types.ts';

interface SobreOProjeto {
  readonly projeto: { readonly id: number; readonly titulo: string; readonly editalId: number };
}

/** A row about one project; without days and number unless the task gives them. */
export function doProjeto(
  { projeto }: SobreOProjeto,
  tarefa: Pick<NovaTarefa, 'caminho' | 'codigo' | 'senao' | 'titulo'> &
    Partial<Pick<NovaTarefa, 'ate' | 'de' | 'quantos'>>,
): NovaTarefa {
  const { id, titulo, editalId } = projeto;
  return {
    quantos: null,
    de: null,
    ate: null,
    ...tarefa,
    sobre: `nº ${id} · ${titulo}`,
    projeto: id,
    edital: editalId,
  };
}
