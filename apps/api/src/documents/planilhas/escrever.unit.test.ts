import { expect, it } from 'vitest';
import { escreverCorrente } from './escrever.ts';
import type { Celula } from './modelo.ts';

it('[C-F13] sends a long sheet in pieces while its rows are still being read (T-F6)', async () => {
  const LINHAS = 60_000;
  let pedidas = 0;
  async function* linhas(): AsyncGenerator<readonly Celula[]> {
    for (; pedidas < LINHAS; pedidas += 1) yield [`Um título de projeto com o número ${pedidas}`, pedidas];
  }
  const folha = {
    nome: 'F',
    quando: new Date(0),
    colunas: [
      { titulo: 'T', largura: 30 },
      { titulo: 'N', largura: 9 },
    ],
  };
  let antesDoFim = 0;
  let maior = 0;
  for await (const pedaco of escreverCorrente(folha, linhas())) {
    if (pedidas < LINHAS) antesDoFim += pedaco.byteLength;
    maior = Math.max(maior, pedaco.byteLength);
  }
  expect(pedidas).toBe(LINHAS);
  // Most of the file was output before the last row was read, and no piece is large.
  expect(antesDoFim).toBeGreaterThan(10 * maior);
});
