import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import type { ItemDaLista, Secao } from '../../blocos.ts';
import { item } from '../../itens.ts';
import type { BaseDoRelatorio } from '../modelo.ts';

export function secaoIdentificacao(base: BaseDoRelatorio, extras: readonly ItemDaLista[] = []): Secao {
  const ano = diaNoFuso(base.salvoEm, base.fuso).slice(0, 4);
  const { cidade } = base.instituicao;
  return {
    titulo: null,
    blocos: [
      {
        tipo: 'dados',
        itens: [
          item('Projeto', base.projeto.titulo),
          item('Edital', base.edital),
          ...extras,
          item('Coordenação', base.coordenacao),
          item('Local e ano', cidade.trim() === '' ? ano : `${cidade}, ${ano}`),
          item('Salvo em', formatarDataHoraComFuso(base.salvoEm, base.fuso)),
        ],
      },
    ],
  };
}
