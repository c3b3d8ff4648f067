import type { UseQueryResult } from '@tanstack/react-query';

export function joinQueries<T extends Readonly<Record<string, UseQueryResult<unknown>>>>(queries: T) {
  const todas = Object.values(queries);
  const prontas = todas.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(Object.entries(queries).map(([nome, query]) => [nome, query.data]));
  return {
    data: prontas
      ? (data as { [K in keyof T]: NonNullable<T[K]['data']> | Extract<T[K]['data'], null> })
      : undefined,
    error: todas.find(({ error }) => error !== null)?.error ?? null,
    isPending: !prontas && todas.every(({ error }) => error === null),
    refetch: () => Promise.all(todas.filter(({ error }) => error !== null).map((query) => query.refetch())),
  };
}
