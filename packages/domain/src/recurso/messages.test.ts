import { expect, it } from 'vitest';
import { MENSAGENS_CONTRARRAZOES, MENSAGENS_RECURSO, MENSAGENS_RELATORIA } from './messages.ts';

it('begins each question of the appeals with a capital letter', () => {
  const textos = [MENSAGENS_RECURSO, MENSAGENS_CONTRARRAZOES, MENSAGENS_RELATORIA].flatMap((um) =>
    Object.values(um),
  );
  const perguntas = textos.filter((texto) => typeof texto === 'string' && texto.endsWith('?'));
  expect(perguntas.length).toBeGreaterThan(3);
  for (const pergunta of perguntas) expect(pergunta).toMatch(/^\p{Lu}/u);
});
