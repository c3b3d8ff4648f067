import { describe, expect, it } from 'vitest';
import { type AvisoDaLista, passoDaMudanca } from './mudanca-da-lista.ts';

const HOJE = '2026-05-13';
const perde = (projeto_id: number, de: number, para: number | null) => ({ projeto_id, de, para });
const aviso = (projeto_id: number, para: number | null, dia: string): AvisoDaLista => ({
  ...perde(projeto_id, 1, para),
  dia,
});

describe('[C-G1] conditions for a change of a published list', () => {
  it.each([
    ['nobody loses', [], [], [], null, true],
    ['nobody was told', [perde(1, 1, 3)], [], [1], null, false],
    ['told nine days ago', [perde(1, 1, 3)], [aviso(1, 3, '2026-05-04')], [], '2026-05-14', false],
    ['told ten days ago', [perde(1, 1, 3)], [aviso(1, 3, '2026-05-03')], [], '2026-05-13', true],
    ['told of more than is lost', [perde(1, 1, 2)], [aviso(1, null, '2026-05-03')], [], '2026-05-13', true],
    ['loses more than was told', [perde(1, 1, null)], [aviso(1, 3, '2026-04-03')], [1], null, false],
    [
      'the last of two',
      [perde(1, 1, 3), perde(2, 2, 4)],
      [aviso(1, 3, '2026-04-03'), aviso(2, 4, '2026-05-05')],
      [],
      '2026-05-15',
      false,
    ],
  ] as const)('%s', (_, perdem, avisos, porAvisar, desde, pode) => {
    const passo = passoDaMudanca(perdem, avisos, HOJE);
    expect([passo.porAvisar.map(({ projeto_id }) => projeto_id), passo.desde, passo.pode]).toEqual([
      porAvisar,
      desde,
      pode,
    ]);
  });
});
