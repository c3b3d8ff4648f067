import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import type { Criterio, Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import { useState } from 'react';
import type { Aprovacao } from '../api.ts';

interface Digitado {
  readonly notas: Pontuacoes;
  readonly parecer: string;
}

/** What an evaluator has typed, beside what is stored. */
export function useNotas(aprovacao: Aprovacao, propostas: Partial<Pontuacoes>) {
  const guardado: Digitado = { notas: notasDe(aprovacao), parecer: aprovacao.parecer ?? '' };
  const [digitado, setDigitado] = useState<Digitado>(() => ({
    ...guardado,
    notas: notasDe({ ...propostas, ...semNulos(guardado.notas) }),
  }));
  return {
    ...digitado,
    mudou: JSON.stringify(digitado) !== JSON.stringify(guardado),
    darNota: (criterio: Criterio, nota: number | null) =>
      setDigitado((antes) => ({ ...antes, notas: { ...antes.notas, [criterio]: nota } })),
    escreverParecer: (parecer: string) => setDigitado((antes) => ({ ...antes, parecer })),
  };
}

function semNulos(notas: Pontuacoes): Partial<Pontuacoes> {
  return Object.fromEntries(Object.entries(notas).filter(([, nota]) => nota !== null));
}
