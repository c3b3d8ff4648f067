import type { Papel } from '../conta/types.ts';
import { type Impedimento, type Maquina, temPasso } from '../kernel/maquina.ts';
import { MENSAGENS_INSTRUTOR as M } from './messages.ts';
import type { IdentificacaoEnviada } from './rules/identificacao.ts';
import type { Vigencia } from './rules/mes-de-inicio.ts';
import * as mudanca from './transitions.ts';
import type { DadosDoInstrutor, Documento, InstrutorGuardado, SituacaoDoInstrutor } from './types.ts';

export const ESTADOS_DO_VINCULO = ['IRREGULAR', 'REGULAR', 'ENCERRADO'] as const;
export type EstadoDoVinculo = (typeof ESTADOS_DO_VINCULO)[number];

type Vinculo = Pick<InstrutorGuardado, 'fimVinculo' | 'situacaoInstrutor'>;

export function estadoDoVinculo({ fimVinculo, situacaoInstrutor }: Vinculo): EstadoDoVinculo {
  return fimVinculo === null ? situacaoInstrutor : 'ENCERRADO';
}

interface Situacao {
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly motivo?: string | null | undefined;
  /** The month in which a first REGULAR begins; null when none is left. */
  readonly mes: string | null;
}
interface Liberacao {
  readonly mesInicio?: string | null | undefined;
  readonly mes: string | null;
  readonly vigencia: Vigencia;
  readonly agora: Date;
}

export interface AtosDoVinculo {
  atualizarInstrutor: { readonly dados: DadosDoInstrutor };
  encerrarInstrutor: { readonly dados: mudanca.FimPedido & mudanca.QuandoTermina };
  retomarVinculo: { readonly dados: { readonly motivo: string | null | undefined } };
  alterarSituacaoDoInstrutor: { readonly dados: Situacao };
  liberarInstrutor: { readonly dados: Liberacao };
  alterarMesInicio: { readonly dados: { readonly mesInicio: string; readonly vigencia: Vigencia } };
  conferirDocumento: { readonly dados: mudanca.ResultadoDaConferencia & { readonly agora: Date } };
  trocarDocumento: { readonly dados: { readonly documento: Documento; readonly arquivo: string } };
  registrarIrregularidade: { readonly fatos: { readonly frequenta: boolean } };
  identificarInstrutor: {
    readonly fatos: { readonly administra: boolean };
    readonly dados: IdentificacaoEnviada & { readonly motivo?: string | null | undefined };
  };
}
export type AtoDoVinculo = keyof AtosDoVinculo;

const encerrado = (): Impedimento => ({ codigo: 'VINCULO_ENCERRADO', mensagem: M.jaEncerrado });
const ausente: Impedimento = { codigo: 'AUSENCIA_REGISTRADA', mensagem: M.ausenciaJaRegistrada };
const COMO_ESTA = { IRREGULAR: ['IRREGULAR'], REGULAR: ['REGULAR'] } as const;
const UMA_OU_OUTRA = ['IRREGULAR', 'REGULAR'] as const;

export const MAQUINA_DO_VINCULO: Maquina<EstadoDoVinculo, Papel, InstrutorGuardado, AtosDoVinculo> = {
  estado: estadoDoVinculo,
  atos: {
    atualizarInstrutor: {
      quem: ['dono'],
      passos: COMO_ESTA,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.atualizar(instrutor, dados),
    },
    encerrarInstrutor: {
      quem: ['dono'],
      passos: { IRREGULAR: ['ENCERRADO'], REGULAR: ['ENCERRADO'] },
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.encerrar(instrutor, dados, dados),
    },
    // The caller asks for a free place, and that the person has no other tie meanwhile.
    retomarVinculo: {
      quem: ['administrador'],
      passos: { ENCERRADO: UMA_OU_OUTRA },
      fora: () => ({ codigo: 'VINCULO_VIVO', mensagem: M.naoEncerrado }),
      mover: (instrutor, { dados }) => mudanca.retomar(instrutor, dados.motivo),
    },
    alterarSituacaoDoInstrutor: {
      quem: ['administrador'],
      passos: { IRREGULAR: UMA_OU_OUTRA, REGULAR: UMA_OU_OUTRA },
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.alterarSituacao(instrutor, dados, dados.mes),
    },
    liberarInstrutor: {
      quem: ['administrador'],
      passos: { IRREGULAR: ['REGULAR'], REGULAR: ['REGULAR'] },
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.liberar(instrutor, dados, dados),
    },
    alterarMesInicio: {
      quem: ['administrador'],
      passos: COMO_ESTA,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.alterarMesInicio(instrutor, dados.mesInicio, dados.vigencia),
    },
    conferirDocumento: {
      quem: ['administrador'],
      passos: COMO_ESTA,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.conferir(instrutor, dados, dados.agora),
    },
    // On any day, not only while instructors are registered.
    trocarDocumento: {
      quem: ['dono'],
      passos: COMO_ESTA,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.trocarRecusado(instrutor, dados),
    },
    // Once a month: a second absence changes nothing.
    registrarIrregularidade: {
      quem: ['dono', 'administrador'],
      passos: { REGULAR: ['IRREGULAR'] },
      fora: (estado) => (estado === 'ENCERRADO' ? encerrado() : ausente),
      bloqueios: [{ ...ausente, quando: (_, { frequenta }) => !frequenta }],
      mover: (instrutor) => ({ ...instrutor, situacaoInstrutor: 'IRREGULAR' }),
    },
    // Ended ties too: payments wait for it.
    identificarInstrutor: {
      quem: ['dono', 'administrador'],
      passos: { ...COMO_ESTA, ENCERRADO: ['ENCERRADO'] },
      fora: encerrado,
      mover: (instrutor, { fatos, dados }) => mudanca.identificar(instrutor, dados, fatos.administra),
    },
  },
};

export function podeNoVinculo(vinculo: Vinculo, ato: AtoDoVinculo): boolean {
  return temPasso(MAQUINA_DO_VINCULO, ato, estadoDoVinculo(vinculo));
}
