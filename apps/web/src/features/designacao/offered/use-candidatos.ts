import { useQuery } from '@tanstack/react-query';
import { candidatosQuery } from '../api.ts';

/**
 * The candidates to evaluate a project. A SIAPE can be typed and sent before they have loaded: `esperar`
 * waits for them and resolves with null when that failed.
 */
export function useCandidatos(projeto: number) {
  const query = useQuery(candidatosQuery(projeto));
  const esperar = async () =>
    projeto === 0 ? [] : (query.data ?? (await query.refetch({ cancelRefetch: false })).data ?? null);
  return { query, lista: query.data ?? [], esperar };
}
