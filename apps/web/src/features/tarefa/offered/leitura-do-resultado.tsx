import { useEffect } from 'react';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { useMarcarResultadoLido } from '../api.ts';

/** Shown beside a result: says that this version of it was read, once for each. */
export function LeituraDoResultado({
  projeto,
  versao,
}: {
  readonly projeto: number;
  readonly versao: number;
}) {
  const { mutate, error } = useMarcarResultadoLido();
  useEffect(() => mutate({ projeto, versao }), [mutate, projeto, versao]);
  if (error === null) return null;
  return <ProblemNotice error={error} onRetry={() => mutate({ projeto, versao })} />;
}
