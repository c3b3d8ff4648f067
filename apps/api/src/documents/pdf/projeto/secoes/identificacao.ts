import { areaPorExtenso } from '@instrutoria/domain/area/areas.ts';
import { instrutoresPedidos } from '@instrutoria/domain/kernel/contagem.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import type { ItemDaLista, Secao } from '../../blocos.ts';
import { item } from '../../itens.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

function contagem(numero: number, um: string, varios: string): string {
  return `${numero} ${numero === 1 ? um : varios}`;
}

/** Shows approved counts only after publication (D20). */
function vagas(rotulo: string, pedidas: number, aprovadas: number, publicado: boolean): ItemDaLista {
  return item(rotulo, contagem(pedidas, 'solicitado', 'solicitados'), {
    complemento: publicado ? contagem(aprovadas, 'aprovado', 'aprovados') : undefined,
  });
}

function submissao({ projeto, fuso }: DocumentoDoProjeto): string {
  if (projeto.ehRascunho || projeto.submetidoEm === null) return 'Ainda não enviado';
  return formatarDataHoraComFuso(new Date(projeto.submetidoEm), fuso);
}

export function secaoIdentificacao(documento: DocumentoDoProjeto): Secao {
  const p = documento.projeto;
  const publicado = p.situacao !== 'SUBMETIDO';
  return {
    titulo: null,
    blocos: [
      {
        tipo: 'ficha',
        itens: [
          item('Número do projeto', String(p.id)),
          item('Tipo', p.tipoProjeto),
          ...(p.semNomes ? [] : [item('Regime de trabalho', p.regimeTrabalho)]),
          ...(p.area === null ? [] : [item('Área de conhecimento', areaPorExtenso(p.area))]),
          ...(p.ehRascunho ? [item('Rascunho', 'Sim')] : []),
          vagas('Instrutores bolsistas', p.remunerados, p.remunerados_aprovados, publicado),
          vagas('Instrutores voluntários', p.voluntarios, p.voluntarios_aprovados, publicado),
          item('Instrutores pedidos', instrutoresPedidos(p)),
          item('Enviado em', submissao(documento)),
        ],
      },
    ],
  };
}
