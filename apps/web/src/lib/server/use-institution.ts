import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { useEffect, useState } from 'react';
import { lembrarFuso } from '../session/time-zone.ts';
import { api } from './api.ts';

export type InstituicaoPublica = AnswerOf<Api['instituicaoPublica']>;

/** The institution's data, including the zone of every day and hour on screens. */
export async function lerInstituicao(signal: AbortSignal): Promise<InstituicaoPublica> {
  const instituicao = await api.instituicaoPublica({ signal });
  lembrarFuso(instituicao.fuso, instituicao.fusosAnteriores);
  return instituicao;
}

/** null when it could not be loaded; for the one page without the query library (ADR 0004). */
export function useInstituicao(): InstituicaoPublica | undefined | null {
  const [instituicao, setInstituicao] = useState<InstituicaoPublica | null>();
  useEffect(() => {
    const controller = new AbortController();
    lerInstituicao(controller.signal).then(setInstituicao, () => {
      if (!controller.signal.aborted) setInstituicao(null);
    });
    return () => controller.abort();
  }, []);
  return instituicao;
}
