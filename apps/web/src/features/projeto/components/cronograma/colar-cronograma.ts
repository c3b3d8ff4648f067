import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { cronogramaVazio } from '@instrutoria/domain/projeto/rules/cronograma.ts';
import type { DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';

const semMarkup = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Removes the month's name before an activity, as in a table or a list. */
function atividade(linha: string, mes: string): string {
  const [, primeira = '', resto = ''] = /^\s*(\p{L}+)\s*(?:\t|:|[–—-])\s*(.*)$/u.exec(linha) ?? [];
  const dita = primeira.toLocaleUpperCase('pt-BR') === mes ? resto : linha;
  return dita.replaceAll('\t', ' ').trim();
}

/** A schedule from ten pasted lines, one per month; null for any other number of lines. */
export function colarCronograma(texto: string): DadosDoCronograma | null {
  const linhas = texto.split(/\r?\n/).filter((linha) => linha.trim() !== '');
  if (linhas.length !== MESES.length) return null;
  const atividades = linhas.map((linha, i) => {
    const dita = atividade(linha, MESES[i] ?? '');
    return [`atividade${i + 1}`, `<p>${semMarkup(dita)}</p>`];
  });
  return { ...cronogramaVazio(), ...Object.fromEntries(atividades) };
}
