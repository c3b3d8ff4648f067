import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Done or refused, what is shown under these keys may be old: it is asked for anew, and the act waits for it. */
export function useAct<V, T>(keys: readonly string[], mutationFn: (variables: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
