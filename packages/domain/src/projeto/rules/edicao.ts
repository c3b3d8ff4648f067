import type { Papel } from '../../conta/types.ts';
import type { Impedimento, Maquina } from '../../kernel/maquina.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import { podeEditarProjeto, type SituacaoDoEdital } from '../policies.ts';
import type { Projeto, Proposta } from '../types.ts';

export const ESTADOS_DO_PROJETO = ['rascunho', 'aguardandoCronograma', 'submetido'] as const;
export type EstadoDoProjeto = (typeof ESTADOS_DO_PROJETO)[number];
export type Andamento = Pick<Projeto, 'aguardandoCronograma' | 'ehRascunho'>;

interface ComProposta {
  readonly proposta: Pick<Proposta, 'cronogramas'>;
}

export interface AtosDaEdicao {
  atualizarProjeto: { readonly fatos: SituacaoDoEdital; readonly dados: ComProposta };
  retirarProjeto: { readonly fatos: SituacaoDoEdital };
}

export const naoEditavel: Impedimento = { codigo: 'PROJETO_NAO_EDITAVEL', mensagem: M.naoPodeEditar };
// One text for every reason: it must not reveal an evaluator (D20).
export const fechado = (projeto: Andamento, situacao: SituacaoDoEdital) =>
  !podeEditarProjeto(projeto, situacao);

export function estadoDoProjeto({ ehRascunho, aguardandoCronograma }: Andamento): EstadoDoProjeto {
  if (ehRascunho) return 'rascunho';
  return aguardandoCronograma ? 'aguardandoCronograma' : 'submetido';
}

export function comEstado(_: Andamento, estado: EstadoDoProjeto): Andamento {
  return { ehRascunho: estado === 'rascunho', aguardandoCronograma: estado === 'aguardandoCronograma' };
}

/**
 * The acts whose buttons are on many pages, in a module apart from those that check a whole proposal (ADR
 * 0004).
 */
export const MAQUINA_DA_EDICAO: Maquina<EstadoDoProjeto, Papel, Andamento, AtosDaEdicao> = {
  estado: estadoDoProjeto,
  por: comEstado,
  atos: {
    atualizarProjeto: {
      quem: ['dono'],
      passos: {
        rascunho: ['rascunho'],
        aguardandoCronograma: ['aguardandoCronograma', 'submetido'],
        submetido: ['submetido'],
      },
      fora: () => naoEditavel,
      bloqueios: [{ ...naoEditavel, quando: fechado }],
      mover: (projeto, { dados: { proposta } }) => ({
        ...projeto,
        aguardandoCronograma: projeto.aguardandoCronograma && proposta.cronogramas === undefined,
      }),
    },
    retirarProjeto: {
      quem: ['dono'],
      passos: { aguardandoCronograma: ['rascunho'], submetido: ['rascunho'] },
      feito: ['rascunho'],
      fora: () => naoEditavel,
      bloqueios: [{ codigo: 'PROJETO_NAO_RETIRAVEL', mensagem: M.naoPodeRetirar, quando: fechado }],
    },
  },
};
