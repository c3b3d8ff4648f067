import { useQuery } from '@tanstack/react-query';
import { candidatosQuery } from '../api.ts';

/** Who may evaluate a project. A SIAPE can be typed, and sent, before they are there: `esperar` answers them, or null where they could not be read. */
export function useCandidatos(projeto: number) {
  const query = useQuery(candidatosQuery(projeto));
  const esperar = async () =>
    projeto === 0 ? [] : (query.data ?? (await query.refetch({ cancelRefetch: false })).data ?? null);
  return { query, lista: query.data ?? [], esperar };
}
