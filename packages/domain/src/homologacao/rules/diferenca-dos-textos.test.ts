import { describe, expect, it } from 'vitest';
import { diferencaDosTextos } from './diferenca-dos-textos.ts';

const lida = (antes: string, depois: string) =>
  diferencaDosTextos(antes, depois)
    .map(({ tipo, texto }) => (tipo === 'igual' ? texto : tipo === 'saiu' ? `[-${texto}-]` : `[+${texto}+]`))
    .join('');

/** The longest common subsequence by trying every subset, for short lists. */
function comuns(a: readonly string[], b: readonly string[]): number {
  const [x, ...resto] = a;
  if (x === undefined) return 0;
  const i = b.indexOf(x);
  const sem = comuns(resto, b);
  return i === -1 ? sem : Math.max(sem, 1 + comuns(resto, b.slice(i + 1)));
}

describe('the difference of two texts', () => {
  it('marks the removed and the added words', () => {
    expect(lida('um dois três', 'um dois três')).toBe('um dois três');
    expect(lida('um dois três', 'um quatro três')).toBe('um [-dois -][+quatro +]três');
    expect(lida('', 'um dois')).toBe('[+um dois+]');
    expect(lida('um dois', '')).toBe('[-um dois-]');
    expect(lida('um dois', 'um dois três')).toBe('um dois [+três+]');
    expect(lida('', '')).toBe('');
    expect(lida('um  dois', 'um dois')).toBe('um dois');
  });

  it('contains both texts, with as much in common as there is', () => {
    let semente = 7;
    const sorte = (n: number) => {
      semente = (semente * 1103515245 + 12345) % 2147483648;
      return Math.floor((semente / 2147483648) * n);
    };
    const texto = () => Array.from({ length: sorte(8) }, () => 'abcd'.charAt(sorte(4))).join(' ');
    for (let i = 0; i < 500; i++) {
      const [antes, depois] = [texto(), texto()];
      const trechos = diferencaDosTextos(antes, depois);
      const junto = (fora: string) =>
        trechos
          .filter(({ tipo }) => tipo !== fora)
          .map((trecho) => trecho.texto)
          .join('')
          .split(/\s+/)
          .filter((palavra) => palavra !== '');
      const palavras = (de: string) => de.split(' ').filter((palavra) => palavra !== '');
      expect(junto('entrou').join('')).toBe(palavras(antes).join(''));
      expect(junto('saiu').join('')).toBe(palavras(depois).join(''));
      const iguais = trechos.flatMap(({ tipo, texto: um }) =>
        tipo === 'igual' ? um.trim().split(/\s+/) : [],
      );
      expect(iguais.join('').length).toBe(comuns(palavras(antes), palavras(depois)));
    }
  });

  it('gives up on texts that are too long to compare', () => {
    const longo = (palavra: string) => Array.from({ length: 2100 }, (_, i) => `${palavra}${i}`).join(' ');
    expect(diferencaDosTextos(longo('a'), longo('b')).map(({ tipo }) => tipo)).toEqual(['saiu', 'entrou']);
  });
});
