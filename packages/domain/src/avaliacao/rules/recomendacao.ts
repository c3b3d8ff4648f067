import type { Disciplina } from '../../projeto/types.ts';
import {
  CARGA_HORARIA_PLENA,
  CURSOS_PLENOS,
  MAXIMO_NA_AVALIACAO,
  PESO_DA_OPTATIVA,
  PESO_DO_TIPO,
} from '../limits.ts';
import type { CriterioFase2 } from '../types.ts';

type DaDisciplina = Pick<
  Disciplina,
  'carga_horaria' | 'cursos_ofertadas' | 'ehObrigatoria' | 'tipo_disciplina' | 'tsd'
>;

export interface Recomendacao {
  readonly criterio: CriterioFase2;
  readonly nota: number;
  readonly explicacao: string;
}

function media(valores: readonly number[]): number {
  return valores.length === 0 ? 0 : valores.reduce((soma, valor) => soma + valor, 0) / valores.length;
}

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The mean success rate of the disciplines, in %, 0..100; null without disciplines. */
export function tsdMedia(disciplinas: readonly Pick<Disciplina, 'tsd'>[]): number | null {
  return disciplinas.length === 0 ? null : media(disciplinas.map(({ tsd }) => tsd));
}

/** Recommended scores (D17): C1 by success rate, C2 by kind and obligation, C3 by courses and hours. */
export function recomendarFase2(disciplinas: readonly DaDisciplina[]): Recomendacao[] {
  const tsd = tsdMedia(disciplinas);
  if (tsd === null) return [];
  const peso = media(
    disciplinas.map((d) => PESO_DO_TIPO[d.tipo_disciplina] * (d.ehObrigatoria ? 1 : PESO_DA_OPTATIVA)),
  );
  const cursos = media(disciplinas.map((d) => d.cursos_ofertadas.length));
  const carga = media(disciplinas.map((d) => d.carga_horaria));
  const plenitude = Math.min(1, cursos / CURSOS_PLENOS) + Math.min(1, carga / CARGA_HORARIA_PLENA);
  const {
    pontuacaoApoioDisciplina: c1,
    pontuacaoNaturezaDisciplinas: c2,
    pontuacaoCaracteristicaDisciplinas: c3,
  } = MAXIMO_NA_AVALIACAO;
  return [
    {
      criterio: 'pontuacaoApoioDisciplina',
      nota: Math.round(c1 * (1 - tsd / 100)),
      explicacao: `${c1} × (1 − taxa de sucesso média ${numero.format(tsd)}% ÷ 100)`,
    },
    {
      criterio: 'pontuacaoNaturezaDisciplinas',
      nota: Math.round(c2 * peso),
      explicacao: `${c2} × peso médio ${numero.format(peso)} (prática 1, teórico-prática 0,75, teórica 0,5; optativa × 0,75)`,
    },
    {
      criterio: 'pontuacaoCaracteristicaDisciplinas',
      nota: Math.round((c3 * plenitude) / 2),
      explicacao: `${c3} × (cursos ${numero.format(cursos)} de ${CURSOS_PLENOS} + horas ${numero.format(carga)} de ${CARGA_HORARIA_PLENA}, cada parte no máximo 1) ÷ 2`,
    },
  ];
}
