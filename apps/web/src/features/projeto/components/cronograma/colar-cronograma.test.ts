import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { expect, test } from 'vitest';
import { colarCronograma } from './colar-cronograma.ts';

const linhas = MESES.map((mes) => `Oficina <A> & plantão de ${mes.toLowerCase()}`);

test('pastes ten lines as ten months, as text and not as markup', () => {
  const cronograma = colarCronograma(`${linhas.join('\r\n')}\r\n\n`);
  expect(cronograma?.atividade1).toBe('<p>Oficina &lt;A&gt; &amp; plantão de março</p>');
  expect(cronograma?.atividade10).toBe('<p>Oficina &lt;A&gt; &amp; plantão de dezembro</p>');
  expect(cronograma?.mesAno1).toBe('MARÇO');
});

test.each([
  ['a table', MESES.map((mes) => `${mes}\tOficina`)],
  ['a list', MESES.map((mes) => `${mes}: Oficina`)],
  ['small letters', MESES.map((mes) => `${mes.toLowerCase()} – Oficina`)],
])('leaves out the name of the month before the activity: %s', (_, colado) => {
  expect(colarCronograma(colado.join('\n'))?.atividade1).toBe('<p>Oficina</p>');
});

test('answers null for another number of lines, which is pasted as ordinary text', () => {
  expect(colarCronograma(linhas.slice(1).join('\n'))).toBeNull();
  expect(colarCronograma('')).toBeNull();
});
