import { MAXIMO_NA_AVALIACAO } from '../../avaliacao/limits.ts';
import { NOMES_DOS_CRITERIOS } from '../../avaliacao/messages.ts';
import {
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Criterio,
  type CriterioFase2,
} from '../../avaliacao/types.ts';
import { TOTAL_MINIMO } from '../../decisao/limits.ts';
import type { TipoDeProjeto } from '../../edital/types.ts';
import { type Barema, type CriterioDoBarema, type NomeDaRecomendacao, RECOMENDACOES } from '../types.ts';

/** Which of the spec's criteria each recommendation is reckoned for. */
export const CRITERIO_DA_RECOMENDACAO: Readonly<Record<NomeDaRecomendacao, CriterioFase2>> = {
  apoio: 'pontuacaoApoioDisciplina',
  natureza: 'pontuacaoNaturezaDisciplinas',
  caracteristica: 'pontuacaoCaracteristicaDisciplinas',
};

function criterio(codigo: Criterio, fase: 1 | 2): CriterioDoBarema {
  return {
    codigo,
    nome: NOMES_DOS_CRITERIOS[codigo],
    ajuda: '',
    fase,
    maximo: MAXIMO_NA_AVALIACAO[codigo],
    minimo: null,
    peso: 1,
    passo: 0.1,
    parecer: false,
    recomendacao: RECOMENDACOES.find((r) => CRITERIO_DA_RECOMENDACAO[r] === codigo) ?? null,
  };
}

/** The barema of a call without its own (D16, D18); a new barema starts as its copy. */
export function baremaPadrao(tipo: TipoDeProjeto): Barema {
  return {
    criterios: [
      ...CRITERIOS_FASE1.map((c) => criterio(c, 1)),
      ...(tipo === 'TIPO I' ? CRITERIOS_FASE2.map((c) => criterio(c, 2)) : []),
    ],
    totalMinimo: TOTAL_MINIMO,
    desempates: ['fase1', ...CRITERIOS_FASE1, ...(tipo === 'TIPO I' ? ['tsd'] : []), 'submissao'],
    semente: '',
  };
}
