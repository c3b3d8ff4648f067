import { useQuery } from '@tanstack/react-query';
import { type Tarefas, tarefasQuery } from '../api.ts';

const FRESH = 5 * 60_000;

/**
 * What waits for the person, for the menu; undefined until it is known. The home page asks anew each time it opens, and
 * the menu shows what it was told: it asks by itself where another page was opened first, and after an act.
 */
export function useTarefasDoMenu(naPaginaInicial: boolean): Tarefas | undefined {
  return useQuery({ ...tarefasQuery, enabled: !naPaginaInicial, staleTime: FRESH }).data;
}
