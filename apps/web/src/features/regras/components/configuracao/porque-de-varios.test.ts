import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { expect, test } from 'vitest';
import { maisComum, porqueDeVarios } from './porque-de-varios.ts';

test('Fields that change and a reason that only one has leave nothing to say for several', () => {
  expect(maisComum([])).toBeNull();
  expect(maisComum([null, null, M.soNasInscricoes])).toBeNull();
  expect(maisComum([M.soNasInscricoes, M.paraReabrir])).toBeNull();
});

test('The reason that most share is said, of all or of those with a lock', () => {
  const porque = maisComum([M.paraReabrir, M.soNasInscricoes, null, M.soNasInscricoes]);
  expect(porque).toBe(M.soNasInscricoes);
  expect(porqueDeVarios(M.soNasInscricoes, true)).toBe(
    'Estes campos só mudam enquanto o edital recebe projetos',
  );
  expect(porqueDeVarios(M.regraSoAteAAvaliacao, false)).toBe(
    'Com cadeado: não muda depois que a avaliação terminou',
  );
  expect(porqueDeVarios(M.vagasComNota, true)).toBe(M.vagasComNota);
});
