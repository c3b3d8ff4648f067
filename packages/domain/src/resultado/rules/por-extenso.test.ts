import { expect, it } from 'vitest';
import { empatePorExtenso, posicoesDivididas } from './por-extenso.ts';

it('a position that more than one project has is divided, and nothing else', () => {
  const linhas = [1, 2, 2, 4, null, null].map((posicao) => ({ posicao }));
  expect([...posicoesDivididas(linhas)]).toEqual([2]);
});

it('says what decided a tie, that nothing did, or nothing', () => {
  const divididas = new Set([2]);
  expect(empatePorExtenso({ posicao: 3, desempate: 'tsdMedio' }, divididas)).toBe(
    'empate no total, decidido por menor TSD média',
  );
  expect(empatePorExtenso({ posicao: 2, desempate: null }, divididas)).toBe(
    'empate em todos os critérios: a posição é dividida',
  );
  expect(empatePorExtenso({ posicao: 1, desempate: null }, divididas)).toBeNull();
  expect(empatePorExtenso({ posicao: null, desempate: null }, divididas)).toBeNull();
});
