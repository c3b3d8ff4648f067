import { type Problema, problema } from '../../kernel/problema.ts';
import type { Disciplina } from '../../projeto/types.ts';
import { CONTAGEM_MAXIMA } from '../limits.ts';
import { MENSAGENS_RELATORIO as M } from '../messages.ts';
import { CONTAGENS, type Contagem } from '../types.ts';

/** Counts as typed or sent: any may be missing. */
export type ContagensDigitadas = Readonly<Partial<Record<Contagem, number | null | undefined>>>;

/** A count as typed: null when nothing is, NaN for what is no row of digits ('-3', '1.5') and so judged as wrong. */
export function contagemDigitada(texto: string): number | null {
  const limpo = texto.trim();
  if (limpo === '') return null;
  return /^\d+$/.test(limpo) ? Number(limpo) : Number.NaN;
}

/** Who was enrolled and did not pass. */
function naoAprovados(contagens: ContagensDigitadas): number {
  const { numReprovadosNota, numReprovadosFrequencia, numTrancaram, numSuprimiram } = contagens;
  return (
    (numReprovadosNota ?? 0) + (numReprovadosFrequencia ?? 0) + (numTrancaram ?? 0) + (numSuprimiram ?? 0)
  );
}

/** Achieved success rate in %, one decimal: who passed of who was enrolled. Null without enrolled students, and for counts that cannot be. */
export function taxaDeSucesso(contagens: ContagensDigitadas): number | null {
  const matriculados = contagens.numMatriculados ?? 0;
  const possiveis = CONTAGENS.every((campo) => (contagens[campo] ?? 0) >= 0);
  const aprovados = matriculados - naoAprovados(contagens);
  if (!possiveis || matriculados === 0 || aprovados < 0) return null;
  return Math.round((1000 * aprovados) / matriculados) / 10;
}

/** What is wrong with the counts of one discipline (E-RELATORIO-1): whole numbers from 0, no more failed than enrolled. */
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

/** What is wrong with a list of entries, by its disciplines and their order; `doProjeto` are the project's own. */
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

/** The disciplines that the form offers on a day 'yyyy-mm-dd…': the yearly ones and those of the running semester (D29). */
export function disciplinasOferecidas<D extends Pick<Disciplina, 'semestre'>>(
  disciplinas: readonly D[],
  dia: string,
): D[] {
  const corrente = dia.slice(5, 10) <= '07-31' ? 'primeiro' : 'segundo';
  return disciplinas.filter(({ semestre }) => semestre === 'anual' || semestre === corrente);
}
