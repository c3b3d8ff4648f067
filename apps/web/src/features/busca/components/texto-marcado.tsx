import { semAcentos } from '../../../lib/format/format.ts';

interface Trecho {
  readonly de: number;
  readonly texto: string;
  readonly achado: boolean;
}

/** Finds the words ignoring accents and case; a letter that folds to several counts as one. */
export function trechosDe(texto: string, palavras: readonly string[]): readonly Trecho[] {
  const letras = [...texto.normalize('NFC')];
  const dobradas = letras.map((letra) => semAcentos(letra).slice(0, 1) || ' ').join('');
  const marcas = letras.map(() => false);
  for (const palavra of palavras.map(semAcentos)) {
    for (let i = dobradas.indexOf(palavra); i !== -1; i = dobradas.indexOf(palavra, i + 1)) {
      marcas.fill(true, i, i + palavra.length);
    }
  }
  const trechos: Trecho[] = [];
  for (const [i, letra] of letras.entries()) {
    const achado = marcas[i] ?? false;
    const ultimo = trechos.at(-1);
    if (ultimo?.achado === achado) trechos[trechos.length - 1] = { ...ultimo, texto: ultimo.texto + letra };
    else trechos.push({ de: i, texto: letra, achado });
  }
  return trechos;
}

/** A text with the search words highlighted. */
export function Marcado({
  texto,
  palavras,
}: {
  readonly texto: string;
  readonly palavras: readonly string[];
}) {
  return trechosDe(texto, palavras).map(({ de, texto: trecho, achado }) =>
    achado ? <mark key={de}>{trecho}</mark> : <span key={de}>{trecho}</span>,
  );
}
