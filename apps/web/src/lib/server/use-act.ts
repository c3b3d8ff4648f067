import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * After the act, successful or refused, data under these keys may be outdated: they are reloaded, and the act
 * waits for that.
 */
export function useAct<V, T>(keys: readonly string[], mutationFn: (variables: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
