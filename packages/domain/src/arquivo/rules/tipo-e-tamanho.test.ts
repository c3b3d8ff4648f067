import { describe, expect, it } from 'vitest';
import { TIPOS_DE_ARQUIVO } from '../types.ts';
import { formaDeReferencia, mensagemDoTipo, problemaDoArquivo } from './tipo-e-tamanho.ts';

const MAXIMO = 26_214_400;

describe('problemaDoArquivo (E-ARQUIVO-1)', () => {
  it.each([
    ['foto', 'image/jpeg', 1, null],
    ['foto', 'image/png', MAXIMO, null],
    ['foto', 'image/png', MAXIMO + 1, 'O arquivo ultrapassa o limite de 25 MB'],
    ['foto', 'image/png', 0, 'O arquivo está vazio'],
    ['foto', 'image/svg+xml', 1, 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB'],
    ['foto', 'image/gif', 1, 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB'],
    ['imagemSecao', 'application/pdf', 1, 'Envie uma imagem JPEG, JPG ou PNG de até 25 MB'],
    ['comprovanteDisciplinas', 'application/pdf', MAXIMO, null],
    ['comprovanteDisciplinas', 'image/png', 1, 'Envie um arquivo PDF de até 25 MB'],
    ['logo', 'image/png', 1, null],
  ] as const)('%s %s of %i bytes', (tipo, mime, bytes, esperado) => {
    expect(problemaDoArquivo(tipo, { mime, bytes })).toBe(esperado);
  });

  it('has a text for every kind', () => {
    expect(TIPOS_DE_ARQUIVO.map(mensagemDoTipo).every((t) => t.startsWith('Envie um'))).toBe(true);
  });
});

it('keeps no state between calls of formaDeReferencia', () => {
  const referencia = `arq_${'0'.repeat(32)}`;
  expect([referencia, referencia].map((r) => formaDeReferencia.test(r))).toEqual([true, true]);
});
