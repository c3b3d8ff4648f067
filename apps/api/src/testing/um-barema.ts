import type { Barema } from '@instrutoria/domain/barema/types.ts';

/** Two criteria of phase 1, weighed; ties end with the drawn lot. */
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
