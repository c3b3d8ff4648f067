import { MENSAGENS_AVALIACAO as M } from '../avaliacao/messages.ts';
import type { Papel } from '../conta/types.ts';
import type { Edital, Fase } from '../edital/types.ts';
import { impedeDesignar } from '../homologacao/rules/marca-e-correcao.ts';
import type { EstadoDaHomologacao } from '../homologacao/types.ts';
import type { Bloqueio, Impedimento, Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_DESIGNACAO } from './messages.ts';
import { PASSOS_DA_DESIGNACAO } from './rules/passos-da-designacao.ts';

export type Lugar = Pick<Edital, 'fase'>;

/** Evaluators work in a call once it is closed, until its decision begins. */
export const recebePropostas: Impedimento = { codigo: 'EDITAL_ABERTO', mensagem: M.espereFechar };

export const naoEmAvaliacao: Impedimento = { codigo: 'FORA_DA_AVALIACAO', mensagem: M.naoEstaEmAvaliacao };

const foraDaAvaliacao = (fase: Fase) => (fase === 'submissao' ? recebePropostas : naoEmAvaliacao);

/** The project's state; null or absent in calls without homologação. */
export interface ComHomologacao {
  readonly homologacao?: EstadoDaHomologacao | null;
}

/** One row for each reason why a project gets no evaluator. */
export const foraDaHomologacao: readonly Bloqueio<unknown, ComHomologacao>[] = (
  ['pendente', 'devolvido', 'naoHomologado'] as const
).flatMap((estado) => {
  const porque = impedeDesignar(estado);
  if (porque === null) return [];
  return [
    {
      ...porque,
      quando: (_: unknown, { homologacao = null }: ComHomologacao) =>
        impedeDesignar(homologacao)?.mensagem === porque.mensagem,
    },
  ];
});

export const MAQUINA_DA_DESIGNACAO: Maquina<
  Fase,
  Papel,
  Lugar,
  {
    designarAvaliador: {
      readonly fatos: ComHomologacao & { readonly temAvaliador: boolean };
    };
    lembrarAvaliadores: { readonly fatos?: undefined };
  }
> = {
  estado: ({ fase }) => fase,
  atos: {
    designarAvaliador: {
      quem: ['administrador'],
      passos: PASSOS_DA_DESIGNACAO.designarAvaliador,
      fora: foraDaAvaliacao,
      bloqueios: [
        {
          codigo: 'JA_TEM_AVALIADOR',
          mensagem: MENSAGENS_DESIGNACAO.jaTemAvaliador,
          quando: (_, { temAvaliador }) => temAvaliador,
        },
        ...foraDaHomologacao,
      ],
    },
    lembrarAvaliadores: {
      quem: ['administrador'],
      passos: PASSOS_DA_DESIGNACAO.lembrarAvaliadores,
      fora: foraDaAvaliacao,
    },
  },
};
