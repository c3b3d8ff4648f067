import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A write that makes everything known under these keys old, refused or not: a refusal too tells that what is shown may be. */
export function useAct<V, T>(keys: readonly string[], mutationFn: (variables: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
