import type { Celula, ItemDaLista, LinhaDeCelula } from './blocos.ts';
import { linkPermitido } from './rich-text-links.ts';
import { texto, textoOu, vazio } from './texto.ts';

export const NAO_INFORMADO = 'Não informado';

interface Extras {
  readonly complemento?: string | undefined;
  readonly link?: string | undefined;
}

/** A labelled value; an empty one gets a text that says so. Drops a link that is not allowed. */
export function item(rotulo: string, valor: string | null | undefined, extras: Extras = {}): ItemDaLista {
  return {
    rotulo: texto(rotulo),
    valor: textoOu(valor, NAO_INFORMADO),
    complemento: extras.complemento === undefined ? null : texto(extras.complemento),
    link: linkPermitido(extras.link),
  };
}

export function linha(bruto: string, tom: LinhaDeCelula['tom'] = 'normal', link?: string): LinhaDeCelula {
  return { texto: texto(bruto), tom, hifenizar: /\p{L}{16}/u.test(bruto), link: linkPermitido(link) };
}

/** A cell without its empty lines; an empty cell gets a text that says so. */
export function celula(...linhas: readonly LinhaDeCelula[]): Celula {
  const cheias = linhas.filter((l) => !vazio(l.texto));
  return { tipo: 'linhas', linhas: cheias.length > 0 ? cheias : [linha(NAO_INFORMADO, 'suave')] };
}
