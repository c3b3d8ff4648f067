import type { Papel } from '../conta/types.ts';
import type { Fase } from '../edital/types.ts';
import type { Bloqueio, Impedimento, Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_REUNIAO as M } from './messages.ts';
import {
  type DadosDaDecisao,
  type DadosDaRetificacao,
  problemasDaAnotacao,
  problemasDaDecisaoDoItem,
  problemasDaRetificacao,
  problemasDoMotivoDaReuniao,
} from './rules/campos-da-reuniao.ts';
import type { EstadoDaReuniao, ReuniaoGuardada, VagasDoItem } from './types.ts';

export interface FatosDaReuniao {
  readonly fase: Fase;
  /** Items that were decided. */
  readonly decididos: number;
  /** The person is barred from a project of the call, on the agenda or not. */
  readonly impedidoNoEdital?: boolean | undefined;
}
interface Simples {
  readonly fatos: FatosDaReuniao;
}
interface ComMotivo extends Simples {
  readonly dados: { readonly motivo?: string | null | undefined };
}

export interface AtosDaReuniao {
  suspenderSessaoDaComissao: ComMotivo;
  retomarSessaoDaComissao: Simples;
  encerrarSessaoDaComissao: Simples;
  cancelarSessaoDaComissao: ComMotivo;
  registrarPresenca: Simples;
  anotarItemDaSessao: Simples & { readonly dados: { readonly anotacao?: string | null | undefined } };
  decidirItemDaSessao: Simples & {
    readonly dados: DadosDaDecisao & { readonly proposta: VagasDoItem };
  };
  corrigirAta: Simples & { readonly dados: DadosDaRetificacao };
}
export type AtoDaReuniao = keyof AtosDaReuniao;

const COMISSAO: readonly Papel[] = ['administrador', 'PRESIDENTE_COMISSAO'];
const fora = (codigo: string, mensagem: string) => (): Impedimento => ({ codigo, mensagem });
const naoAberta = (estado: EstadoDaReuniao): Impedimento =>
  estado === 'suspensa'
    ? { codigo: 'SESSAO_SUSPENSA', mensagem: M.naoEstaAberta }
    : { codigo: 'SESSAO_TERMINADA', mensagem: M.jaTerminou };
const terminada = fora('SESSAO_TERMINADA', M.jaTerminou);

/** Decisions are written to the decision table, which is editable in one phase only. */
const emDecisao: readonly Bloqueio<unknown, FatosDaReuniao>[] = [
  {
    codigo: 'EDITAL_FORA_DA_DECISAO',
    mensagem: M.editalForaDaDecisao,
    quando: (_, { fase }) => fase !== 'decisao',
  },
];

/** Every act on a meeting of the committee, by the names of the calls (E-SESSAO-1). */
export const MAQUINA_DA_REUNIAO: Maquina<EstadoDaReuniao, Papel, ReuniaoGuardada, AtosDaReuniao> = {
  estado: ({ estado }) => estado,
  por: (uma, estado) => ({ ...uma, estado }),
  atos: {
    suspenderSessaoDaComissao: {
      quem: COMISSAO,
      passos: { aberta: ['suspensa'] },
      fora: naoAberta,
      problemas: (_, { dados }) => problemasDoMotivoDaReuniao(dados.motivo),
    },
    retomarSessaoDaComissao: {
      quem: COMISSAO,
      passos: { suspensa: ['aberta'] },
      fora: (estado) =>
        estado === 'aberta'
          ? { codigo: 'SESSAO_ABERTA', mensagem: M.naoEstaSuspensa }
          : { codigo: 'SESSAO_TERMINADA', mensagem: M.jaTerminou },
      bloqueios: emDecisao,
    },
    // Possible in any phase of the call, so that a meeting can always be ended.
    encerrarSessaoDaComissao: {
      quem: COMISSAO,
      passos: { aberta: ['encerrada'], suspensa: ['encerrada'] },
      fora: terminada,
    },
    cancelarSessaoDaComissao: {
      quem: COMISSAO,
      passos: { aberta: ['cancelada'], suspensa: ['cancelada'] },
      fora: terminada,
      bloqueios: [
        // Checked before the number of decided items, which would reveal an item that the person may not know
        // of.
        {
          codigo: 'IMPEDIDO_NO_EDITAL',
          mensagem: M.impedidoNaoCancela,
          quando: (_, { impedidoNoEdital = false }) => impedidoNoEdital,
        },
        { codigo: 'HA_DECIDIDOS', mensagem: M.haDecididos, quando: (_, { decididos }) => decididos > 0 },
      ],
      problemas: (_, { dados }) => problemasDoMotivoDaReuniao(dados.motivo),
    },
    registrarPresenca: {
      quem: COMISSAO,
      passos: { aberta: ['aberta'], suspensa: ['suspensa'] },
      fora: terminada,
    },
    anotarItemDaSessao: {
      quem: COMISSAO,
      passos: { aberta: ['aberta'] },
      fora: naoAberta,
      problemas: (_, { dados }) => problemasDaAnotacao(dados.anotacao),
    },
    decidirItemDaSessao: {
      quem: COMISSAO,
      passos: { aberta: ['aberta'] },
      fora: naoAberta,
      bloqueios: emDecisao,
      problemas: (_, { dados: { proposta, ...dados } }) => problemasDaDecisaoDoItem(proposta, dados),
    },
    corrigirAta: {
      quem: COMISSAO,
      passos: { encerrada: ['encerrada'] },
      fora: (estado) =>
        estado === 'cancelada'
          ? { codigo: 'SEM_ATA', mensagem: M.ataNaoEncontrada }
          : { codigo: 'SESSAO_POR_ENCERRAR', mensagem: M.naoTerminou },
      problemas: (_, { dados }) => problemasDaRetificacao(dados),
    },
  },
};
