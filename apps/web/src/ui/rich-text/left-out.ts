import { contado } from '@instrutoria/domain/kernel/contagem.ts';

/** The parts of a paste that the editor does not accept. */
export interface LeftOut {
  readonly pictures: number;
  /** Tables are pasted as lines of text. */
  readonly tables: number;
  readonly comments: boolean;
  readonly hidden: boolean;
  readonly deleted: boolean;
  /** Too large for the editor: pasted without formatting, or only its beginning. */
  readonly large: 'cut' | 'plain' | null;
}

export const NOTHING_LEFT_OUT: LeftOut = {
  pictures: 0,
  tables: 0,
  comments: false,
  hidden: false,
  deleted: false,
  large: null,
};

function figuras(n: number, wayOut: string | undefined): string {
  const frase = `${contado(n, 'figura não veio', 'figuras não vieram')}`;
  return wayOut === undefined ? frase : `${frase}: ${wayOut}`;
}

function ficaramFora({ comments, hidden, deleted }: LeftOut): string | null {
  const nomes = [
    comments ? 'comentários' : null,
    hidden ? 'texto oculto' : null,
    deleted ? 'trechos excluídos' : null,
  ].filter((nome) => nome !== null);
  const lista = new Intl.ListFormat('pt-BR').format(nomes);
  if (nomes.length === 0) return null;
  return `${lista.charAt(0).toUpperCase()}${lista.slice(1)} ${lista === 'texto oculto' ? 'ficou' : 'ficaram'} de fora`;
}

const GRANDE = {
  plain: 'O trecho era grande demais e veio sem formatação',
  cut: 'O trecho era grande demais: veio só o começo, sem formatação',
} as const;

/** null when everything was pasted; `wayOut`: the advice for a picture, where there is one. */
export function leftOutText(leftOut: LeftOut, wayOut: string | undefined): string | null {
  const { pictures, tables, large } = leftOut;
  const frases = [
    pictures === 0 ? null : figuras(pictures, wayOut),
    tables === 0
      ? null
      : contado(tables, 'tabela veio como linhas de texto', 'tabelas vieram como linhas de texto'),
    ficaramFora(leftOut),
    large === null ? null : GRANDE[large],
  ].filter((frase) => frase !== null);
  return frases.length === 0 ? null : `${frases.join('. ')}.`;
}
