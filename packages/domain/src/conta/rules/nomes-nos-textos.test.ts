import { expect, it } from 'vitest';
import { comMarcas, comNomesDeHoje, marcasEm } from './nomes-nos-textos.ts';

const marca = `nome:${'ab'.repeat(32)}`;
const outra = `nome:${'cd'.repeat(32)}`;
const bia = { marca, nome: 'João Lima', mostrado: 'Bia $& Lima' };

it('[C-L5] replaces names by placeholders, and placeholders by today’s names', () => {
  const valor = { quem: 'João Lima', texto: 'presidiu João Lima', itens: [{ nomes: ['João Lima'], n: 1 }] };
  const marcado = comMarcas(valor, new Map([['João Lima', marca]]));
  expect(marcado).toEqual({ quem: marca, texto: 'presidiu João Lima', itens: [{ nomes: [marca], n: 1 }] });
  expect(marcasEm(JSON.stringify(marcado))).toEqual([marca]);
  expect(comNomesDeHoje(marcado, [bia])).toEqual({
    ...{ quem: 'Bia $& Lima', texto: 'presidiu Bia $& Lima' },
    itens: [{ nomes: ['Bia $& Lima'], n: 1 }],
  });
});

it('[C-L5] replaces an earlier name only as a whole, and keeps placeholders of unknown people', () => {
  const textos = ['João Lima, presente', 'João Lima Souza, presente', 'MJoão Lima', `${outra} e João Lima.`];
  expect(comNomesDeHoje(textos, [bia])).toEqual([
    ...['Bia $& Lima, presente', 'João Lima Souza, presente', 'MJoão Lima', `${outra} e Bia $& Lima.`],
  ]);
});
