import type { KeyboardEvent } from 'react';
import { idDaCelula } from './horas-digitadas.ts';

/** A row per instructor, or a card with two columns of months. */
export type Disposicao = 'tabela' | 'cartoes';

interface Passo {
  readonly linhas: number;
  readonly meses: number;
}

const PASSOS: Readonly<Record<Disposicao, Readonly<Record<string, Passo>>>> = {
  tabela: {
    ArrowUp: { linhas: -1, meses: 0 },
    ArrowDown: { linhas: 1, meses: 0 },
    Enter: { linhas: 1, meses: 0 },
    ArrowLeft: { linhas: 0, meses: -1 },
    ArrowRight: { linhas: 0, meses: 1 },
  },
  cartoes: {
    ArrowUp: { linhas: 0, meses: -2 },
    ArrowDown: { linhas: 0, meses: 2 },
    Enter: { linhas: 0, meses: 1 },
    ArrowLeft: { linhas: 0, meses: -1 },
    ArrowRight: { linhas: 0, meses: 1 },
  },
};

/** Arrows and Enter move between cells as in a spreadsheet; inside a text, arrows move the caret. */
export function moverEntreCelulas(event: KeyboardEvent<HTMLInputElement>, disposicao: Disposicao): void {
  const { key, currentTarget: campo } = event;
  const passo = PASSOS[disposicao][key];
  if (passo === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (key === 'ArrowLeft' && !noComeco(campo)) return;
  if (key === 'ArrowRight' && !noFim(campo)) return;
  event.preventDefault();
  const [, instrutor = '', mes = ''] = /^horas-(\d+)-(\d+)$/.exec(campo.id) ?? [];
  const campos = [...document.querySelectorAll<HTMLInputElement>('input[id^="horas-"]')];
  const linhas = [...new Set(campos.map(({ id }) => id.split('-')[1] ?? ''))];
  const linha = linhas[linhas.indexOf(instrutor) + passo.linhas];
  const alvo =
    linha === undefined
      ? null
      : document.getElementById(idDaCelula(Number(linha), Number(mes) + passo.meses));
  // Enter in a card's last month goes to the next card.
  const seguinte = key === 'Enter' && disposicao === 'cartoes' ? campos[campos.indexOf(campo) + 1] : null;
  (alvo ?? seguinte)?.focus();
}

const tudo = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;
const noComeco = (campo: HTMLInputElement) =>
  tudo(campo) || (campo.selectionStart === 0 && campo.selectionEnd === 0);
const noFim = (campo: HTMLInputElement) => tudo(campo) || campo.selectionStart === campo.value.length;
