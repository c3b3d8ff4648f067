import { expect, it } from 'vitest';
import { createVoice } from './voice.ts';

it('[C-K17] writes every line as JSON in production, for any LOG_LEVEL', () => {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line), flush: () => undefined };
  const voice = createVoice({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }, destination);
  voice.say('Instrutoria em http://localhost:3000');
  voice.say('Ainda não foi instalado:\n\n  o código\n');
  voice.complain('A configuração não serve:\n  PORT: não é um número.');
  expect(written.map((line) => JSON.parse(line)).map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'Instrutoria em http://localhost:3000'],
    [30, 'Ainda não foi instalado:'],
    [30, 'o código'],
    [50, 'A configuração não serve:'],
    [50, '  PORT: não é um número.'],
  ]);
});
