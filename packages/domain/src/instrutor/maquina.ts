import type { Papel } from '../conta/types.ts';
import type { Impedimento, Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_INSTRUTOR as M } from './messages.ts';
import { type EstadoDoVinculo, estadoDoVinculo, PASSOS_DO_VINCULO } from './rules/estados-do-vinculo.ts';
import type { IdentificacaoEnviada } from './rules/identificacao.ts';
import type { Vigencia } from './rules/mes-de-inicio.ts';
import * as mudanca from './transitions.ts';
import type { DadosDoInstrutor, Documento, InstrutorGuardado, SituacaoDoInstrutor } from './types.ts';

interface Situacao {
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly motivo?: string | null | undefined;
  /** The first month of an instructor who becomes REGULAR for the first time; null when none is left. */
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
const encerrado = (): Impedimento => ({ codigo: 'VINCULO_ENCERRADO', mensagem: M.jaEncerrado });
const ausente: Impedimento = { codigo: 'AUSENCIA_REGISTRADA', mensagem: M.ausenciaJaRegistrada };
export const MAQUINA_DO_VINCULO: Maquina<EstadoDoVinculo, Papel, InstrutorGuardado, AtosDoVinculo> = {
  estado: estadoDoVinculo,
  atos: {
    atualizarInstrutor: {
      quem: ['dono'],
      passos: PASSOS_DO_VINCULO.atualizarInstrutor,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.atualizar(instrutor, dados),
    },
    encerrarInstrutor: {
      quem: ['dono'],
      passos: PASSOS_DO_VINCULO.encerrarInstrutor,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.encerrar(instrutor, dados, dados),
    },
    // The caller checks that there is a free place and that the person has no other vínculo.
    retomarVinculo: {
      quem: ['administrador'],
      passos: PASSOS_DO_VINCULO.retomarVinculo,
      fora: () => ({ codigo: 'VINCULO_VIVO', mensagem: M.naoEncerrado }),
      mover: (instrutor, { dados }) => mudanca.retomar(instrutor, dados.motivo),
    },
    alterarSituacaoDoInstrutor: {
      quem: ['administrador'],
      passos: PASSOS_DO_VINCULO.alterarSituacaoDoInstrutor,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.alterarSituacao(instrutor, dados, dados.mes),
    },
    liberarInstrutor: {
      quem: ['administrador'],
      passos: PASSOS_DO_VINCULO.liberarInstrutor,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.liberar(instrutor, dados, dados),
    },
    alterarMesInicio: {
      quem: ['administrador'],
      passos: PASSOS_DO_VINCULO.alterarMesInicio,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.alterarMesInicio(instrutor, dados.mesInicio, dados.vigencia),
    },
    conferirDocumento: {
      quem: ['administrador'],
      passos: PASSOS_DO_VINCULO.conferirDocumento,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.conferir(instrutor, dados, dados.agora),
    },
    // Possible on any day, not only while the window for instructors is open.
    trocarDocumento: {
      quem: ['dono'],
      passos: PASSOS_DO_VINCULO.trocarDocumento,
      fora: encerrado,
      mover: (instrutor, { dados }) => mudanca.trocarRecusado(instrutor, dados),
    },
    // Once a month: a second absence changes nothing.
    registrarIrregularidade: {
      quem: ['dono', 'administrador'],
      passos: PASSOS_DO_VINCULO.registrarIrregularidade,
      fora: (estado) => (estado === 'ENCERRADO' ? encerrado() : ausente),
      bloqueios: [{ ...ausente, quando: (_, { frequenta }) => !frequenta }],
      mover: (instrutor) => ({ ...instrutor, situacaoInstrutor: 'IRREGULAR' }),
    },
    // Also for ended vínculos, because payments wait for the CPF.
    identificarInstrutor: {
      quem: ['dono', 'administrador'],
      passos: PASSOS_DO_VINCULO.identificarInstrutor,
      fora: encerrado,
      mover: (instrutor, { fatos, dados }) => mudanca.identificar(instrutor, dados, fatos.administra),
    },
  },
};
