import { expect, it } from 'vitest';
import { umaProposta } from '../testing/projetos.ts';
import { normalizarProposta } from './transitions.ts';

it('stores NFC and trims single lines only in normalizarProposta (T-C7)', () => {
  const limpa = normalizarProposta(
    umaProposta({
      titulo: ' Cafe\u0301 ',
      palavraChave1: ' a ',
      resumo: ' <p>cafe\u0301</p> ',
      introducao: undefined,
    }),
  );
  expect(limpa).toMatchObject({ titulo: 'Café', palavraChave1: 'a', resumo: ' <p>café</p> ' });
  expect(limpa.introducao).toBeUndefined();
});
