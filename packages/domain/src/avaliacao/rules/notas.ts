import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints } from '../../kernel/texto.ts';
import { CASAS_DECIMAIS, MAXIMO_NA_AVALIACAO, PARECER_MAXIMO } from '../limits.ts';
import { MENSAGENS_AVALIACAO as M } from '../messages.ts';
import {
  CRITERIOS,
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Criterio,
  type Pontuacoes,
  type PontuacoesDigitadas,
} from '../types.ts';

const ESCALA = 10 ** CASAS_DECIMAIS;

/** Whether a number has at most one decimal as JSON and screens write it. */
function temUmaCasa(nota: number): boolean {
  return Math.abs(nota * ESCALA - Math.round(nota * ESCALA)) < 1e-6;
}

function problemaDaNota(criterio: Criterio, nota: number | null | undefined): Problema | null {
  if (nota === undefined || nota === null) return problema(criterio, 'NOTA_VAZIA', M.notaVazia);
  if (!(nota >= 0 && nota <= MAXIMO_NA_AVALIACAO[criterio])) {
    return problema(criterio, 'NOTA_FORA_DA_FAIXA', M.notaForaDaFaixa);
  }
  return temUmaCasa(nota) ? null : problema(criterio, 'NOTA_COM_CASAS', M.notaComCasas);
}

function problemasDasNotas(criterios: readonly Criterio[], notas: PontuacoesDigitadas): Problema[] {
  return reunir(...criterios.map((criterio) => problemaDaNota(criterio, notas[criterio])));
}

/** Each score is required, 0 to its maximum, with one decimal (D16). */
export function problemasDaFase1(notas: PontuacoesDigitadas): Problema[] {
  return problemasDasNotas(CRITERIOS_FASE1, notas);
}

export function problemasDaFase2(notas: PontuacoesDigitadas): Problema[] {
  return problemasDasNotas(CRITERIOS_FASE2, notas);
}

export function problemaDoParecer(parecer: string | null | undefined): Problema | null {
  const longo = contarCodePoints(parecer ?? '') > PARECER_MAXIMO;
  return longo ? problema('parecer', 'PARECER_LONGO', M.parecerMaximo) : null;
}

/** What a call requires of an opinion before the assessment is concluded; surrounding spaces do not count (E-REGRAS-2). */
export function problemaDoParecerCurto(parecer: string, minimo: number): Problema | null {
  const curto = contarCodePoints(parecer.trim()) < minimo;
  return curto ? problema('parecer', 'PARECER_CURTO', M.parecerCurto) : null;
}

/** A score brought into 0..maximo and to one decimal, as the screens do while it is typed. */
export function limitarNota(nota: number, maximo: number): number {
  return Math.round(Math.min(Math.max(nota, 0), maximo) * ESCALA) / ESCALA;
}

/** The sum, exact to one decimal; null when a score is missing. */
function somar(criterios: readonly Criterio[], notas: PontuacoesDigitadas): number | null {
  let decimos = 0;
  for (const criterio of criterios) {
    const nota = notas[criterio];
    if (nota === undefined || nota === null) return null;
    decimos += Math.round(nota * ESCALA);
  }
  return decimos / ESCALA;
}

export function totalDaFase1(notas: PontuacoesDigitadas): number | null {
  return somar(CRITERIOS_FASE1, notas);
}

export function totalDaFase2(notas: PontuacoesDigitadas): number | null {
  return somar(CRITERIOS_FASE2, notas);
}

export function totalDasNotas(notas: PontuacoesDigitadas): number | null {
  const fase1 = totalDaFase1(notas);
  return fase1 === null ? null : Math.round((fase1 + (totalDaFase2(notas) ?? 0)) * ESCALA) / ESCALA;
}

export function notasDe(registro: PontuacoesDigitadas): Pontuacoes {
  const sete = Object.fromEntries(CRITERIOS.map((c) => [c, registro[c] ?? null]));
  return { ...sete, ...(registro.notas ? { notas: registro.notas } : {}) } as Pontuacoes;
}
