import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import { type Draft, useDraft } from '../../../ui/use-draft.ts';
import type { Aprovacao } from '../api.ts';

type Digitado = Pontuacoes & { readonly parecer: string };

export function useNotas(
  aprovacao: Aprovacao & { readonly versao: number },
  propostas: Partial<Pontuacoes>,
): Draft<Digitado, number> {
  const notas = notasDe(aprovacao);
  const parecer = aprovacao.parecer ?? '';
  return useDraft({
    saved: { version: aprovacao.versao, values: { ...notas, parecer } },
    begin: { ...notasDe({ ...propostas, ...semNulos(notas) }), parecer },
  });
}

function semNulos(notas: Pontuacoes): Partial<Pontuacoes> {
  return Object.fromEntries(Object.entries(notas).filter(([, nota]) => nota !== null));
}
