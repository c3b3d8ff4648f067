import type { BlocoRico } from '../../rich-text-blocks.ts';
import { limpar, partesDe } from '../../texto.ts';

/** A paragraph in which people's text stays plain text (T-D18). */
export function paragrafo(escrito: string): BlocoRico {
  const partes = partesDe(limpar(escrito).trim());
  return { tipo: 'paragrafo', trechos: [{ quebra: false, partes, marcas: [], link: null }] };
}

export function numerados(itens: readonly string[]): BlocoRico {
  return { tipo: 'lista', ordenada: true, itens: itens.map((escrito) => [paragrafo(escrito)]) };
}
