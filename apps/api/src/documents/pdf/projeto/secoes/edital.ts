import type { Secao } from '../../blocos.ts';
import { dia } from '../../datas.ts';
import { item } from '../../itens.ts';
import { texto } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

/** The call: title and publication date. A draft may have none yet. */
export function secaoEdital({ projeto }: DocumentoDoProjeto): Secao {
  const { edital } = projeto;
  return {
    titulo: texto('Edital'),
    blocos:
      edital === null
        ? [{ tipo: 'nota', texto: texto('Nenhum edital escolhido.') }]
        : [
            {
              tipo: 'dados',
              itens: [
                item('Título', edital.nome),
                item('Data de publicação', dia(edital.publicacao)),
                item('Inscrições', `${dia(edital.inicio)} a ${dia(edital.fim)}`),
              ],
            },
          ],
  };
}
