import { expect, it } from 'vitest';
import { mudancaPorExtenso, pioraram } from './mudanca-para-pior.ts';
import { prazoParaRecorrer } from './prazo.ts';

const HOJE = '2026-05-13';
const DIAS = [null, '2026-05-12', '2026-05-13', '2026-05-20'] as const;
const corre = (dia: string | null) => dia !== null && dia >= HOJE;

it('[C-G5] gives until when an appeal may be made and against what, for every call and change', () => {
  for (const fimRecursos of DIAS)
    for (const mudancaAte of DIAS)
      for (const finalEm of [undefined, null, '2026-05-10T12:00:00.000Z'])
        for (const jaDecidido of [false, true]) {
          const lido = prazoParaRecorrer({ fimRecursos, finalEm }, { hoje: HOJE, mudancaAte, jaDecidido });
          const geral =
            finalEm === undefined || finalEm === null ? fimRecursos === null || corre(fimRecursos) : false;
          const daMudanca = typeof finalEm !== 'string' && corre(mudancaAte);
          if (geral && !jaDecidido)
            expect(lido).toEqual({ aberto: true, ate: fimRecursos, soMudanca: false });
          else if (daMudanca) expect(lido).toEqual({ aberto: true, ate: mudancaAte, soMudanca: true });
          else expect(lido).toEqual({ aberto: geral, ate: geral ? fimRecursos : null, soMudanca: false });
        }
});

it('[C-G5] finds the projects in a worse position, and names only what got worse', () => {
  const linha = (projeto_id: number, posicao: number | null, suplente?: number | null) => ({
    projeto_id,
    posicao,
    ...(suplente === undefined ? {} : { suplente }),
  });
  const antes = [linha(1, 1, null), linha(2, 2, 1), linha(3, 3, 2), linha(4, 4, 3), linha(5, null)];
  const depois = [
    linha(1, 1, null),
    linha(4, 2, 1),
    linha(2, 3, 2),
    linha(3, 3, null),
    linha(5, null),
    linha(6, 5),
  ];
  const achados = pioraram(antes, depois, 4);
  expect(achados.map((um) => `${um.projeto_id}: ${mudancaPorExtenso({ ...um, versao: 3 })}`)).toEqual([
    '2: na versão 3 passou do 2º para o 3º lugar e passou do nº 1 para o nº 2 da lista de suplentes',
    '3: na versão 3 saiu da lista de suplentes (era o nº 2)',
  ]);
  expect(pioraram(antes, depois, 2).map(({ projeto_id }) => projeto_id)).toEqual([3]);
  expect(pioraram(depois, antes, 0).map(({ projeto_id }) => projeto_id)).toEqual([4]);
});
