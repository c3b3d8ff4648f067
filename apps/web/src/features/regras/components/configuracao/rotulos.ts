import { REGRAS } from '@instrutoria/domain/edital/rules/regras.ts';
import { NOMES_DOS_DESEJOS } from '@instrutoria/domain/sorteio/messages.ts';
import { useMemo } from 'react';
import { SECOES_DAS_REGRAS } from '../secoes-das-regras.tsx';
import { ROTULOS_DOS_DADOS } from './dados-digitados.ts';

const DO_CRITERIO = {
  nome: 'Nome',
  ajuda: 'O que se olha',
  maximo: 'Máximo',
  peso: 'Peso',
  minimo: 'Mínimo',
  passo: 'Passo',
  fase: 'Fase',
  recomendacao: 'Recomendação',
};
const FIXOS: readonly (readonly [string, string])[] = [
  ...Object.entries(ROTULOS_DOS_DADOS).map(([campo, nome]) => [`dados.${campo}`, nome] as const),
  ...REGRAS.map((regra) => [`regras.${regra}`, SECOES_DAS_REGRAS[regra].titulo] as const),
  ...Object.entries(NOMES_DOS_DESEJOS).map(
    ([desejo, nome]) => [`regras.pesosDoSorteio.${desejo}`, nome] as const,
  ),
];

/** In the summary a field of a criterion is named with its place. */
export function useRotulos(quantos: number): Readonly<Record<string, string>> {
  return useMemo(
    () =>
      Object.fromEntries([
        ...FIXOS,
        ...Array.from({ length: quantos }, (_, i) =>
          Object.entries(DO_CRITERIO).map(
            ([campo, nome]) => [`barema.criterios.${i}.${campo}`, `Critério ${i + 1}, ${nome}`] as const,
          ),
        ).flat(),
      ]),
    [quantos],
  );
}
