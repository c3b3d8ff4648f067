import { useEffect } from 'react';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { useMarcarResultadoLido } from '../api.ts';

/** Shown beside a result: marks this version as read, once per version. */
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
