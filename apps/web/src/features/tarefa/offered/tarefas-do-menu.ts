import { useQuery } from '@tanstack/react-query';
import { type Tarefas, tarefasQuery } from '../api.ts';

const FRESH = 5 * 60_000;

/**
 * The person's tasks, for the menu; undefined until they are known. The home page reads them each time it opens,
 * and the menu shows the same answer; it reads them itself when another page was opened first, and after an act.
 */
export function useTarefasDoMenu(naPaginaInicial: boolean): Tarefas | undefined {
  return useQuery({ ...tarefasQuery, enabled: !naPaginaInicial, staleTime: FRESH }).data;
}
