import type { Celula, Item, LinhaDeCelula } from './blocos.ts';
import { linkPermitido } from './rich-text-links.ts';
import { texto, textoOu, vazio } from './texto.ts';

/** Stands where a draft (or an optional field) has nothing. */
export const NAO_INFORMADO = 'Não informado';

interface Extras {
  readonly complemento?: string | undefined;
  readonly link?: string | undefined;
}

/** A labelled value; an empty one says so. `link` is dropped when a document may not carry it. */
export function item(rotulo: string, valor: string | null | undefined, extras: Extras = {}): Item {
  return {
    rotulo: texto(rotulo),
    valor: textoOu(valor, NAO_INFORMADO),
    complemento: extras.complemento === undefined ? null : texto(extras.complemento),
    link: linkPermitido(extras.link),
  };
}

/** One line of a table cell. */
export function linha(bruto: string, tom: LinhaDeCelula['tom'] = 'normal', link?: string): LinhaDeCelula {
  return { texto: texto(bruto), tom, hifenizar: /\p{L}{16}/u.test(bruto), link: linkPermitido(link) };
}

/** A cell of lines; empty lines are left out, a cell without any says so. */
export function celula(...linhas: readonly LinhaDeCelula[]): Celula {
  const cheias = linhas.filter((l) => !vazio(l.texto));
  return { tipo: 'linhas', linhas: cheias.length > 0 ? cheias : [linha(NAO_INFORMADO, 'suave')] };
}
