/** A run of words of the new text, of the old one, or of both. */
export interface Trecho {
  readonly tipo: 'igual' | 'saiu' | 'entrou';
  readonly texto: string;
}

/** Words with the space after them, so that joining the pieces gives the text again. */
function palavras(texto: string): string[] {
  return texto.match(/\S+\s*|\s+/g) ?? [];
}

/**
 * Above this many pairs the texts are not compared: all old text counts as removed, all new text as added.
 */
const PARES_MAXIMOS = 4_000_000;

const igual = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim();

/** Longest common subsequence of the part between equal beginnings and ends. */
function comparar(antes: readonly string[], depois: readonly string[]): Trecho[] {
  const [n, m] = [antes.length, depois.length];
  if (n * m > PARES_MAXIMOS) {
    return [
      { tipo: 'saiu', texto: antes.join('') },
      { tipo: 'entrou', texto: depois.join('') },
    ];
  }
  const largura = m + 1;
  const comum = new Uint16Array((n + 1) * largura);
  const em = (i: number, j: number) => comum[i * largura + j] ?? 0;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      comum[i * largura + j] = igual(antes[i], depois[j])
        ? em(i + 1, j + 1) + 1
        : Math.max(em(i + 1, j), em(i, j + 1));
    }
  }
  const trechos: Trecho[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    if (i < n && j < m && igual(antes[i], depois[j])) {
      trechos.push({ tipo: 'igual', texto: depois[j] ?? '' });
      i += 1;
      j += 1;
    } else if (i < n && (j >= m || em(i + 1, j) >= em(i, j + 1))) {
      trechos.push({ tipo: 'saiu', texto: antes[i] ?? '' });
      i += 1;
    } else {
      trechos.push({ tipo: 'entrou', texto: depois[j] ?? '' });
      j += 1;
    }
  }
  return trechos;
}

function juntar(trechos: readonly Trecho[]): Trecho[] {
  const juntos: Trecho[] = [];
  for (const trecho of trechos) {
    const ultimo = juntos.at(-1);
    if (trecho.texto === '') continue;
    if (ultimo?.tipo === trecho.tipo) {
      juntos[juntos.length - 1] = { tipo: trecho.tipo, texto: ultimo.texto + trecho.texto };
    } else juntos.push(trecho);
  }
  return juntos;
}

/** The words of a text that were removed and added, as few as possible. Changed spaces alone do not count. */
export function diferencaDosTextos(antes: string, depois: string): Trecho[] {
  const [a, b] = [palavras(antes), palavras(depois)];
  let comeco = 0;
  while (comeco < a.length && comeco < b.length && igual(a[comeco], b[comeco])) comeco += 1;
  let fim = 0;
  while (
    fim < a.length - comeco &&
    fim < b.length - comeco &&
    igual(a[a.length - 1 - fim], b[b.length - 1 - fim])
  ) {
    fim += 1;
  }
  return juntar([
    { tipo: 'igual', texto: b.slice(0, comeco).join('') },
    ...comparar(a.slice(comeco, a.length - fim), b.slice(comeco, b.length - fim)),
    { tipo: 'igual', texto: b.slice(b.length - fim).join('') },
  ]);
}
