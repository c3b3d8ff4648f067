import { type Problema, problema } from '../../kernel/problema.ts';
import type { Disciplina } from '../../projeto/types.ts';
import { CONTAGEM_MAXIMA } from '../limits.ts';
import { MENSAGENS_RELATORIO as M } from '../messages.ts';
import { CONTAGENS, type Contagem } from '../types.ts';

export type ContagensDigitadas = Readonly<Partial<Record<Contagem, number | null | undefined>>>;

/** null when empty, NaN for anything but digits ('-3', '1.5'). */
export function contagemDigitada(texto: string): number | null {
  const limpo = texto.trim();
  if (limpo === '') return null;
  return /^\d+$/.test(limpo) ? Number(limpo) : Number.NaN;
}

function naoAprovados(contagens: ContagensDigitadas): number {
  const { numReprovadosNota, numReprovadosFrequencia, numTrancaram, numSuprimiram } = contagens;
  return (
    (numReprovadosNota ?? 0) + (numReprovadosFrequencia ?? 0) + (numTrancaram ?? 0) + (numSuprimiram ?? 0)
  );
}

/**
 * Students who passed as % of those enrolled, to one decimal; null without enrolled students, and for
 * impossible counts.
 */
export function taxaDeSucesso(contagens: ContagensDigitadas): number | null {
  const matriculados = contagens.numMatriculados ?? 0;
  const possiveis = CONTAGENS.every((campo) => (contagens[campo] ?? 0) >= 0);
  const aprovados = matriculados - naoAprovados(contagens);
  if (!possiveis || matriculados === 0 || aprovados < 0) return null;
  return Math.round((1000 * aprovados) / matriculados) / 10;
}

/** Errors in the counts: whole numbers from 0, no more failed than enrolled (E-RELATORIO-1). */
export function problemasDasContagens(contagens: ContagensDigitadas): Problema[] {
  const problemas = CONTAGENS.flatMap((campo): Problema[] => {
    const valor = contagens[campo];
    if (valor === undefined || valor === null) return [problema(campo, 'CONTAGEM_VAZIA', M.contagemVazia)];
    const certa = Number.isInteger(valor) && valor >= 0 && valor <= CONTAGEM_MAXIMA;
    return certa ? [] : [problema(campo, 'CONTAGEM_INVALIDA', M.contagemInvalida)];
  });
  if (problemas.length > 0) return problemas;
  return naoAprovados(contagens) > (contagens.numMatriculados ?? 0)
    ? [problema('numMatriculados', 'CONTAGENS_A_MAIS', M.mais)]
    : [];
}

/** Errors in the entries of a list, by discipline; `doProjeto` are the project's disciplines. */
export function problemasDaLista(
  entradas: readonly ({ readonly disciplina: number } & ContagensDigitadas)[],
  doProjeto: readonly number[],
): Problema[] {
  if (entradas.length === 0) return [problema('', 'SEM_DISCIPLINAS', M.semDisciplinas)];
  return entradas.flatMap((entrada, i) => {
    const campo = `${i}.disciplina`;
    if (!doProjeto.includes(entrada.disciplina)) {
      return [problema(campo, 'DISCIPLINA_DE_OUTRO_PROJETO', M.disciplinaDeOutroProjeto)];
    }
    if (entradas.findIndex(({ disciplina }) => disciplina === entrada.disciplina) !== i) {
      return [problema(campo, 'DISCIPLINA_REPETIDA', M.disciplinaRepetida)];
    }
    return problemasDasContagens(entrada).map((p) => ({ ...p, campo: `${i}.${p.campo}` }));
  });
}

/**
 * The disciplines for a report on a day 'yyyy-mm-dd…': the yearly ones and those of the running semester; all
 * of them where the project has none of those, because this report is required before the other (D29).
 */
export function disciplinasOferecidas<D extends Pick<Disciplina, 'semestre'>>(
  disciplinas: readonly D[],
  dia: string,
): D[] {
  const corrente = dia.slice(5, 10) <= '07-31' ? 'primeiro' : 'segundo';
  const correntes = disciplinas.filter(({ semestre }) => semestre === 'anual' || semestre === corrente);
  return correntes.length === 0 ? [...disciplinas] : correntes;
}
