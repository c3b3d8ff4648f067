import { useMemo } from 'react';

const CAMPOS = { nome: 'Nome', ajuda: 'O que se olha', maximo: 'Máximo', peso: 'Peso', minimo: 'Mínimo' };

/** In the error summary a field is named with its criterion. */
export function useRotulos(quantos: number): Readonly<Record<string, string>> {
  return useMemo(
    () =>
      Object.fromEntries([
        ['motivo', 'Motivo'],
        ...Array.from({ length: quantos }, (_, i) =>
          Object.entries({ ...CAMPOS, passo: 'Passo', fase: 'Fase', recomendacao: 'Recomendação' }).map(
            ([campo, nome]) => [`barema.criterios.${i}.${campo}`, `Critério ${i + 1}, ${nome}`],
          ),
        ).flat(),
      ]),
    [quantos],
  );
}
