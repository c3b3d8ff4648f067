import { describe, expect, it } from 'vitest';
import { emailValido, lattesValido } from '../conta/rules/campos-da-conta.ts';
import { ehReferenciaDeArquivo } from '../projeto/rules/nome-da-vaga.ts';
import { arrumarLinha, arrumarMarkup, arrumarTexto } from './arrumar-texto.ts';
import { digitosConferem, normalizarCpf } from './cpf.ts';
import { ehDiaValido } from './datas.ts';
import { estaVazio, problemaDeCaractereNoMarkup, problemaDeLinha, textoPuro } from './texto.ts';

const N = 100_000;
const FUNCOES: readonly (readonly [string, (s: string) => unknown, readonly string[]])[] = [
  ['emailValido', emailValido, ['a', 'a.', '@', 'a@', 'a@b.', '-', '!']],
  ['lattesValido', lattesValido, ['http://lattes.cnpq.br/', '1', 'http://lattes.cnpq.br/1']],
  ['normalizarCpf', normalizarCpf, ['1', '111.', ' ', '111.111.111-11']],
  ['digitosConferem', digitosConferem, ['1', ' ']],
  ['ehDiaValido', ehDiaValido, ['2026-', '1']],
  ['ehReferenciaDeArquivo', ehReferenciaDeArquivo, ['arq_', 'a']],
  ['estaVazio', estaVazio, [' ', '\u200b', ' \u200ba']],
  ['problemaDeLinha', (s) => problemaDeLinha('nome', s, 500), ['a', '👩\u200d', '\u200d']],
  ['problemaDeCaractereNoMarkup', (s) => problemaDeCaractereNoMarkup('a', s), ['a', '\t\n', '<', 'a\ufffe']],
  ['arrumarTexto', arrumarTexto, ['\u200b', '👩\u200d', '\u200d', 'م\u200c', '\u0096', '\v', '\ud800']],
  ['arrumarLinha', arrumarLinha, ['\r\n', '\r', '\t']],
  [
    'arrumarMarkup',
    arrumarMarkup,
    ['<', '<a', '<a>', '<a\v', '&', '&#', '&#8203', '&#x200B;', '&zwj', 'a&a;'],
  ],
  [
    'textoPuro',
    textoPuro,
    [
      '<',
      '<a',
      '<a>',
      '<!',
      '<!--',
      '<a "',
      '</',
      '<script>',
      '<script></script>',
      '&',
      '&a',
      '&#1',
      '<p>x</p>',
      ' ',
    ],
  ],
];

interface CpuTime {
  readonly user: number;
  readonly system: number;
}

/** Node's function; the domain has no types of it. */
const { threadCpuUsage } = (
  globalThis as unknown as { process: { threadCpuUsage(since?: CpuTime): CpuTime } }
).process;

/** Milliseconds of CPU time of this thread: work of others on the same cores does not count. */
function tempo(f: (s: string) => unknown, texto: string): number {
  const antes = threadCpuUsage();
  f(texto);
  const { user, system } = threadCpuUsage(antes);
  return (user + system) / 1000;
}

/** The best of three, since the first may include compilation or garbage collection. */
function melhor(f: (s: string) => unknown, texto: string): number {
  return Math.min(tempo(f, texto), tempo(f, texto), tempo(f, texto));
}

// Quadratic work on 100,000 characters would take 100 times that on 10,000, and thousands of times the baseline.
const base = melhor((s) => [...s].filter((c) => c.codePointAt(0) === 0x41).length, 'b'.repeat(N));
const LIMITE = 30 * base + 20;

describe('[C-E2] work grows no faster than the text (T-C8)', () => {
  it.each(FUNCOES.flatMap(([nome, f, pecas]) => pecas.map((peca) => [nome, peca, f] as const)))(
    'has linear time for %s of many %j',
    (_, peca, f) => {
      const texto = peca.repeat(Math.ceil(N / peca.length)).slice(0, N);
      for (const inteiro of [texto, `${texto}!`]) {
        const primeira = tempo(f, inteiro);
        expect(primeira < LIMITE ? primeira : melhor(f, inteiro)).toBeLessThan(LIMITE);
      }
    },
  );
});
