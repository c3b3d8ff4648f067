import { expect, it } from 'vitest';
import {
  bolsasComOsProjetos,
  empatePorExtenso,
  posicoesDivididas,
  ressalvasPorExtenso,
} from './por-extenso.ts';

it('marks only positions that several projects share', () => {
  const linhas = [1, 2, 2, 4, null, null].map((posicao) => ({ posicao }));
  expect([...posicoesDivididas(linhas)]).toEqual([2]);
});

it('names what decided a tie, that nothing did, or nothing', () => {
  const divididas = new Set([2]);
  expect(empatePorExtenso({ posicao: 3, desempate: 'tsdMedio' }, divididas)).toBe(
    'empate no total, decidido por menor taxa de sucesso média (TSD)',
  );
  expect(empatePorExtenso({ posicao: 2, desempate: null }, divididas)).toBe(
    'empate em todos os critérios: a posição é dividida',
  );
  expect(empatePorExtenso({ posicao: 1, desempate: null }, divididas)).toBeNull();
  expect(empatePorExtenso({ posicao: null, desempate: null }, divididas)).toBeNull();
});

const encerrado = { encerramento: '2026-08-12', desistencia: null };
const desistiu = { encerramento: '2026-08-12', desistencia: '2026-08-12' };

it.each([
  [
    { devolveu: desistiu, remunerados_aprovados: 2, suplente: null },
    'desistência em 12/08/2026: as 2 bolsas voltaram para a lista',
  ],
  [
    { devolveu: encerrado, remunerados_aprovados: 1 },
    'encerrado em 12/08/2026, sem instrutores: a bolsa voltou ao edital',
  ],
  [{ devolveu: desistiu, remunerados_aprovados: 0 }, 'desistência em 12/08/2026'],
  [
    { devolveu: desistiu, remunerados_aprovados: 1, sessaoAlterada: 3 },
    'decisão da sessão nº 3 alterada; desistência em 12/08/2026: a bolsa voltou ao edital',
  ],
  [{ remunerados_aprovados: 2 }, null],
])('[C-G6] tells of a row whose places were returned, %j: %s', (linha, dito) => {
  expect(ressalvasPorExtenso(linha)).toBe(dito);
});

it.each([
  [[2, 1], [], null],
  [
    [2, 1],
    [0],
    'Das 3 bolsas deste resultado, 2 voltaram com o fim de um projeto: 1 está com os projetos agora.',
  ],
  [
    [1, 2],
    [0],
    'Das 3 bolsas deste resultado, 1 voltou com o fim de um projeto: 2 estão com os projetos agora.',
  ],
  [
    [2],
    [0],
    'Das 2 bolsas deste resultado, 2 voltaram com o fim de um projeto: nenhuma está com os projetos agora.',
  ],
  [
    [1, 2, 1],
    [0, 1],
    'Das 4 bolsas deste resultado, 3 voltaram com o fim de 2 projetos: 1 está com os projetos agora.',
  ],
  [[1, 0], [0], 'A bolsa deste resultado voltou com o fim do projeto.'],
  [[0, 1], [0], null],
])(
  '[C-G6] counts the scholarships of %j that are with their projects when %j have ended: %s',
  (bolsas, fins, dito) => {
    const linhas = bolsas.map((remunerados_aprovados, i) => ({
      remunerados_aprovados,
      ...(fins.includes(i) ? { devolveu: encerrado } : {}),
    }));
    expect(bolsasComOsProjetos(linhas)).toBe(dito);
  },
);
