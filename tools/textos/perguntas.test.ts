import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

it('writes every question before an act as in the specification: without a capital', async () => {
  const perguntas: string[] = [];
  for (const file of globSync('packages/domain/src/*/textos.ts')) {
    const textos: Readonly<Record<string, unknown>> = await import(`${process.cwd()}/${file}`);
    for (const [nome, texto] of Object.entries(textos)) {
      if (nome.startsWith('deseja') && typeof texto === 'string' && texto.endsWith('?'))
        perguntas.push(texto);
    }
  }
  expect(perguntas).toContain('deseja excluir este rascunho?');
  expect(perguntas.filter((texto) => /^[A-ZÀ-Ý]/.test(texto))).toEqual([]);
});
