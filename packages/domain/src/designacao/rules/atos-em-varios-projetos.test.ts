import { expect, it } from 'vitest';
import { PROJETOS_POR_ATO } from '../limits.ts';
import { problemasDosEscolhidos } from './atos-em-varios-projetos.ts';

const codigos = (...pedido: Parameters<typeof problemasDosEscolhidos>) =>
  problemasDosEscolhidos(...pedido).map(({ campo, codigo }) => [campo, codigo]);
const muitos = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

it('limits an act on many projects to between one and the maximum', () => {
  expect(codigos([], 8)).toEqual([['projetos', 'NENHUM_PROJETO']]);
  expect(codigos(muitos(1), 8)).toEqual([]);
  expect(codigos(muitos(PROJETOS_POR_ATO), 8)).toEqual([]);
  expect(codigos(muitos(PROJETOS_POR_ATO + 1), 8)).toEqual([['projetos', 'PROJETOS_DEMAIS']]);
});

it('requires an evaluator only for acts that need one', () => {
  expect(codigos([31], null)).toEqual([['avaliador', 'NENHUM_PROFESSOR']]);
  expect(codigos([31])).toEqual([]);
});
