import type { Papel } from '../conta/types.ts';
import { compararDias } from '../kernel/datas.ts';
import type { Impedimento, Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_DESISTENCIA as M } from './messages.ts';
import { type Prazos, primeiroDia } from './rules.ts';
import type { DesistenciaEmCurso, EstadoDaDesistencia, Fundamento } from './types.ts';

export interface FatosDaDesistencia extends Prazos {
  /** The project was closed for want of instructors. */
  readonly encerrado: boolean;
  readonly fundamento: Fundamento;
}
interface FatosDoDesfazer extends Pick<Prazos, 'hoje'> {
  readonly administra: boolean;
  /** A scholarship that it gave back was given to another project. */
  readonly bolsaPassada: boolean;
}
type Estado = EstadoDaDesistencia | 'nenhuma';

export interface AtosDaDesistencia {
  consultarSobreDesistencia: { readonly fatos: FatosDaDesistencia };
  desistirDoProjeto: { readonly fatos: FatosDaDesistencia };
  desfazerDesistencia: { readonly fatos: FatosDoDesfazer };
}

export function estadoDaDesistencia(
  desistencia: Pick<DesistenciaEmCurso, 'dia'> | null,
  hoje: string,
): Estado {
  if (desistencia === null) return 'nenhuma';
  if (desistencia.dia === null) return 'consultada';
  return compararDias(hoje, desistencia.dia) < 0 ? 'marcada' : 'emVigor';
}

const FORA: Readonly<Record<Estado, Impedimento>> = {
  nenhuma: { codigo: 'SEM_DESISTENCIA', mensagem: M.naoHa },
  consultada: { codigo: 'JA_CONSULTADO', mensagem: M.jaConsultado },
  marcada: { codigo: 'DESISTENCIA_MARCADA', mensagem: M.jaMarcada },
  emVigor: { codigo: 'DESISTENCIA_EM_VIGOR', mensagem: M.emVigor },
};
const fora = (estado: Estado) => FORA[estado];

const doProjeto = [
  {
    codigo: 'PROJETO_ENCERRADO',
    mensagem: M.encerrado,
    quando: (_: unknown, { encerrado }: FatosDaDesistencia) => encerrado,
  },
  {
    codigo: 'VIGENCIA_TERMINOU',
    mensagem: M.vigenciaTerminou,
    quando: (_: unknown, { fundamento, hoje, vigenciaFim }: FatosDaDesistencia) =>
      compararDias(primeiroDia(fundamento, hoje), vigenciaFim) > 0,
  },
];

/** Every act on the desistência of an approved project, by the names of the calls (D61). */
export const MAQUINA_DA_DESISTENCIA: Maquina<Estado, Papel, DesistenciaEmCurso | null, AtosDaDesistencia> = {
  estado: (desistencia, { hoje }) => estadoDaDesistencia(desistencia, hoje),
  atos: {
    consultarSobreDesistencia: {
      quem: ['administrador'],
      passos: { nenhuma: ['consultada'] },
      fora,
      bloqueios: doProjeto,
    },
    desistirDoProjeto: {
      quem: ['dono', 'administrador'],
      passos: { nenhuma: ['marcada', 'emVigor'], consultada: ['marcada', 'emVigor'] },
      fora,
      bloqueios: [
        ...doProjeto,
        {
          codigo: 'NAO_CONSULTADO',
          mensagem: M.naoConsultado,
          quando: (desistencia, { fundamento }) =>
            fundamento === 'SEM_RESPOSTA' && (desistencia?.responderAte ?? null) === null,
        },
        {
          codigo: 'RESPOSTA_CORRE',
          mensagem: M.respostaCorre,
          quando: (desistencia, { fundamento, hoje }) =>
            fundamento === 'SEM_RESPOSTA' && compararDias(hoje, desistencia?.responderAte ?? hoje) <= 0,
        },
      ],
    },
    // Before its day the coordinator takes it back, or answers that they go on; later the administration undoes it.
    desfazerDesistencia: {
      quem: ['dono', 'administrador'],
      passos: { consultada: ['nenhuma'], marcada: ['nenhuma'], emVigor: ['nenhuma'] },
      fora,
      bloqueios: [
        {
          codigo: 'SO_ADMINISTRACAO',
          mensagem: M.soAdministracao,
          quando: (desistencia, { administra, hoje }) =>
            !administra && estadoDaDesistencia(desistencia, hoje) === 'emVigor',
        },
        {
          codigo: 'BOLSA_PASSADA',
          mensagem: M.bolsaPassada,
          quando: (desistencia, { bolsaPassada, hoje }) =>
            bolsaPassada && estadoDaDesistencia(desistencia, hoje) === 'emVigor',
        },
      ],
    },
  },
};
