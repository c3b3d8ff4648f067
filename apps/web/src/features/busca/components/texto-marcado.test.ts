import { expect, it } from 'vitest';
import { trechosDe } from './texto-marcado.tsx';

const marcados = (texto: string, ...palavras: string[]) =>
  trechosDe(texto, palavras)
    .map(({ texto: trecho, achado }) => (achado ? `[${trecho}]` : trecho))
    .join('');

it.each([
  ['Cálculo I', ['calculo'], '[Cálculo] I'],
  ['O cálculo e a CALCULADORA', ['calc'], 'O [cálc]ulo e a [CALC]ULADORA'],
  ['Maré e mar', ['maré', 'mar'], '[Maré] e [mar]'],
  ['aaa', ['aa'], '[aaa]'],
  ['Sem nada', ['outra'], 'Sem nada'],
  ['ﬁm do \u{1F41F} peixe', ['peixe'], 'ﬁm do \u{1F41F} [peixe]'],
  ['<b>50%</b>', ['50%'], '<b>[50%]</b>'],
])('marks %s for %j', (texto, palavras, esperado) => {
  expect(marcados(texto, ...palavras)).toBe(esperado);
});
