import type { Semestre, TipoDeDisciplina } from '@instrutoria/domain/projeto/types.ts';
import type { ChaveDeUnidade } from './instituicao.ts';
import type { DisciplinaDemo } from './types.ts';

/** Paragraphs of rich text; inline markup inside is kept. */
export function p(...paragrafos: readonly string[]): string {
  return paragrafos.map((texto) => `<p>${texto}</p>`).join('');
}

/** A bulleted list. */
export function lista(...itens: readonly string[]): string {
  return `<ul>${itens.map((texto) => `<li>${texto}</li>`).join('')}</ul>`;
}

/** A numbered list. */
export function passos(...itens: readonly string[]): string {
  return `<ol>${itens.map((texto) => `<li>${texto}</li>`).join('')}</ol>`;
}

/** A subtitle inside a section. */
export function h3(texto: string): string {
  return `<h3>${texto}</h3>`;
}

/** One discipline on one line: code, name, semester, type, mandatory, tsd in %, hours, unit, courses. */
export function disciplina(
  codigo: string,
  nome: string,
  semestre: Semestre,
  tipo: TipoDeDisciplina,
  obrigatoria: boolean,
  tsd: number,
  cargaHoraria: number,
  unidade: ChaveDeUnidade,
  cursos: readonly string[],
): DisciplinaDemo {
  return { codigo, nome, semestre, tipo, obrigatoria, tsd, cargaHoraria, unidade, cursos };
}
