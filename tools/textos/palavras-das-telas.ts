import type { TextoDaTela } from './textos-das-telas.ts';

/** A row of the table 'Palavras das telas' of the glossary. */
export interface PalavraDasTelas {
  readonly usar: string;
  readonly evitar: readonly string[];
  /** Allowed phrases: a text with one of them may contain the word. */
  readonly frases: readonly string[];
  /** Source folders in which the row applies, by name. */
  readonly pastas: readonly string[];
}

/** The rows of the table below the heading 'Palavras das telas'. */
export function tabelaDasPalavras(glossario: string): PalavraDasTelas[] {
  const [, parte = ''] = glossario.split('## Palavras das telas\n');
  return [...(parte.split('\n## ')[0] ?? '').matchAll(/^\| (.+?) \| (.+?) \| (.*?) ?\|$/gm)]
    .slice(1)
    .filter(([, usar = '']) => !usar.startsWith('--'))
    .map(([, usar = '', evitar = '', onde = '']) => ({
      usar,
      evitar: evitar.split(', '),
      frases: [...onde.matchAll(/“(.+?)”/g)].map(([, frase = '']) => frase.toLowerCase()),
      pastas: [...onde.matchAll(/`(.+?)`/g)].map(([, pasta = '']) => pasta),
    }));
}

/** `submet*` matches any word that begins so; a letter with an accent is part of a word. */
function comoExpressao(palavra: string): RegExp {
  const letras = palavra.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*$/, '[\\p{L}]*');
  return new RegExp(`(?<![\\p{L}\\d.])${letras}(?![\\p{L}])`, 'iu');
}

/**
 * The places where a text of the screens has a word that the table forbids. Exact texts of the specification
 * are exempt.
 */
export function palavrasProibidas(
  path: string,
  textos: readonly TextoDaTela[],
  tabela: readonly PalavraDasTelas[],
  exatos: ReadonlySet<string>,
): string[] {
  return textos
    .filter(({ text }) => !exatos.has(text.toLowerCase()))
    .flatMap(({ line, text }) =>
      tabela
        .filter(({ pastas }) => !pastas.some((pasta) => path.includes(`/${pasta}/`)))
        .filter(({ frases }) => !frases.some((frase) => text.toLowerCase().includes(frase)))
        .flatMap(({ usar, evitar }) =>
          evitar
            .filter((palavra) => comoExpressao(palavra).test(text))
            .map((palavra) => `${path}:${line}: '${palavra}' em “${text}”: use ${usar}`),
        ),
    );
}

/** The number of words of each sentence; an ellipsis, which the program fills in, counts as one. */
export function palavrasPorFrase(text: string): number[] {
  return text
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}“"])|(?<=[?!;])\s+/u)
    .map((frase) => frase.match(/[\p{L}\p{N}…][\p{L}\p{N}….,\-/º%]*/gu)?.length ?? 0)
    .filter((quantas) => quantas > 1);
}
