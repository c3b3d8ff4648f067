import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Secao } from '../../blocos.ts';
import { item } from '../../itens.ts';
import { texto } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

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
                item('Data de publicação', formatarDia(edital.publicacao)),
                item('Inscrições', `${formatarDia(edital.inicio)} a ${prazoNoDia(edital.fim)}`),
              ],
            },
          ],
  };
}
