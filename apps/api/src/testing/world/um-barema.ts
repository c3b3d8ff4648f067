import type { Barema } from '@instrutoria/domain/barema/types.ts';

/** Two weighted criteria of phase 1; the drawn lot is the last tie-break. */
export const UM_BAREMA: Barema = {
  criterios: [
    {
      codigo: 'merito',
      nome: 'Mérito da proposta',
      ajuda: 'O que o projeto traz de novo',
      fase: 1,
      maximo: 10,
      minimo: 3,
      peso: 7.5,
      passo: 0.5,
      parecer: false,
      recomendacao: null,
    },
    {
      codigo: 'alcance',
      nome: 'Alcance social',
      ajuda: '',
      fase: 1,
      maximo: 20,
      minimo: null,
      peso: 1.25,
      passo: 1,
      parecer: true,
      recomendacao: null,
    },
  ],
  totalMinimo: 50,
  desempates: ['alcance', 'submissao', 'sorteio'],
  semente: 'Loteria Federal 6001',
};

/** One criterion up to 100, whose score is the total. */
export const UM_SO_CRITERIO: Barema = {
  criterios: UM_BAREMA.criterios.slice(0, 1).map((um) => ({ ...um, maximo: 100, peso: 1 })),
  totalMinimo: 50,
  desempates: ['submissao', 'sorteio'],
  semente: 'Loteria Federal 6001',
};
