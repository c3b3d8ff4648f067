import type { Secao } from '../../blocos.ts';
import { texto, vazio } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

/** The four keywords. */
export function secaoPalavrasChave({ projeto }: DocumentoDoProjeto): Secao {
  const textos = [projeto.palavraChave1, projeto.palavraChave2, projeto.palavraChave3, projeto.palavraChave4]
    .map(texto)
    .filter((t) => !vazio(t));
  return {
    titulo: texto('Palavras-chave'),
    blocos:
      textos.length > 0
        ? [{ tipo: 'etiquetas', textos }]
        : [{ tipo: 'nota', texto: texto('Nenhuma palavra-chave informada.') }],
  };
}
