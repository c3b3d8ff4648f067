import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

export type InstituicaoPublica = AnswerOf<Api['instituicaoPublica']>;

/** The institution's public face, for the one page that stands before the query library (ADR 0004). */
export function useInstituicao(): InstituicaoPublica | undefined {
  const [instituicao, setInstituicao] = useState<InstituicaoPublica>();
  useEffect(() => {
    const controller = new AbortController();
    api.instituicaoPublica({ signal: controller.signal }).then(setInstituicao, () => {
      // The entrance works without its ornament; the login itself says when the server is away.
    });
    return () => controller.abort();
  }, []);
  return instituicao;
}
