import type { Bloco } from './blocos.ts';
import type { BlocoRico, Trecho } from './rich-text-blocks.ts';
import { limpar, partesDe, texto } from './texto.ts';

function paragrafo(escrito: string): BlocoRico[] {
  const linhas = escrito
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((linha) => limpar(linha).trim())
    .filter((linha) => linha !== '');
  const trechos = linhas.flatMap((linha, i): Trecho[] => {
    const trecho: Trecho = { quebra: false, partes: partesDe(linha), marcas: [], link: null };
    return i === 0 ? [trecho] : [{ quebra: true }, trecho];
  });
  return trechos.length > 0 ? [{ tipo: 'paragrafo', trechos }] : [];
}

/** Paragraphs, separated by blank lines. An empty text gets one that says so. */
export function textoCorrido(escrito: string): Bloco {
  const blocos = escrito.split(/(?:\r\n|[\n\r])[\t ]*(?:\r\n|[\n\r])/).flatMap(paragrafo);
  return blocos.length > 0 ? { tipo: 'rico', blocos } : { tipo: 'nota', texto: texto('Não informado.') };
}
