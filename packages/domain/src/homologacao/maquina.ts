import { MENSAGENS_AVALIACAO as A } from '../avaliacao/messages.ts';
import type { Papel } from '../conta/types.ts';
import type { Edital } from '../edital/types.ts';
import { type DiasSemExpediente, fimDoPrazo } from '../kernel/feriados.ts';
import type { Bloqueio, Impedimento, Maquina } from '../kernel/maquina.ts';
import { MENSAGENS_HOMOLOGACAO as M } from './messages.ts';
import {
  type DadosDaMarca,
  prazoPassou,
  problemasDaMarca,
  problemasDaProrrogacaoDaCorrecao,
  problemasDoMotivoDaMarca,
  problemasDoRecursoDaHomologacao,
} from './rules/marca-e-correcao.ts';
import { type EstadoDaHomologacao, type HomologacaoGuardada, NUNCA_MARCADO } from './types.ts';

export interface FatosDaHomologacao {
  readonly edital: Pick<Edital, 'fase'>;
  /** The call's rules ask for it. */
  readonly ligada: boolean;
  /** 'yyyy-mm-dd' */
  readonly hoje: string;
  /** How many days an appeal may take, by the call's rules. */
  readonly recursoDias: number;
  readonly semExpediente: DiasSemExpediente;
  readonly temAvaliador: boolean;
}
interface ComMotivo {
  readonly motivo?: string | null | undefined;
}

export interface AtosDaHomologacao {
  marcarHomologacao: { readonly fatos: FatosDaHomologacao; readonly dados: DadosDaMarca };
  prorrogarCorrecao: {
    readonly fatos: FatosDaHomologacao;
    readonly dados: ComMotivo & { readonly ate?: string | null | undefined };
  };
  desfazerHomologacao: { readonly fatos: FatosDaHomologacao; readonly dados: ComMotivo };
  reenviarProjeto: { readonly fatos: FatosDaHomologacao };
  recorrerDaHomologacao: {
    readonly fatos: FatosDaHomologacao;
    readonly dados: { readonly texto?: string | null | undefined };
  };
  decidirRecursoDaHomologacao: {
    readonly fatos: FatosDaHomologacao;
    readonly dados: ComMotivo & { readonly aceito: boolean };
  };
}
export type AtoDaHomologacao = keyof AtosDaHomologacao;

const fora = (codigo: string, mensagem: string) => (): Impedimento => ({ codigo, mensagem });

/** The acts are possible between the closing and the decision, in a call that asks for homologação. */
const noEdital: readonly Bloqueio<unknown, FatosDaHomologacao>[] = [
  { codigo: 'SEM_HOMOLOGACAO', mensagem: M.semHomologacao, quando: (_, { ligada }) => !ligada },
  {
    codigo: 'EDITAL_ABERTO',
    mensagem: A.espereFechar,
    quando: (_, { edital: { fase } }) => fase === 'submissao',
  },
  {
    codigo: 'FORA_DA_AVALIACAO',
    mensagem: A.naoEstaEmAvaliacao,
    quando: (_, { edital: { fase } }) => fase !== 'avaliacao' && fase !== 'submissao',
  },
];

function marcado(uma: HomologacaoGuardada, { fatos, dados }: AtosDaHomologacao['marcarHomologacao']) {
  const { marca, motivo, secoes, ate } = dados;
  const { recorreu } = uma;
  const base = { ...NUNCA_MARCADO, recorreu, estado: marca, motivo: (motivo ?? '').trim() };
  switch (marca) {
    case 'homologado':
      return base;
    case 'devolvido':
      return { ...base, secoes: secoes ?? [], ate: ate ?? null };
    case 'naoHomologado':
      return { ...base, ate: fimDoPrazo(fatos.hoje, fatos.recursoDias, fatos.semExpediente) };
  }
}

/** Every act on a project's homologação, by the names of the calls (E-HOMOLOGACAO-1). */
export const MAQUINA_DA_HOMOLOGACAO: Maquina<
  EstadoDaHomologacao,
  Papel,
  HomologacaoGuardada,
  AtosDaHomologacao
> = {
  estado: ({ estado }) => estado,
  por: (uma, estado) => ({ ...uma, estado }),
  atos: {
    marcarHomologacao: {
      quem: ['administrador'],
      passos: {
        pendente: ['homologado', 'devolvido', 'naoHomologado'],
        reenviado: ['homologado', 'devolvido', 'naoHomologado'],
        devolvido: ['homologado', 'devolvido', 'naoHomologado'],
      },
      fora: (estado) =>
        estado === 'emRecurso'
          ? { codigo: 'RECURSO_A_DECIDIR', mensagem: M.recursoADecidir }
          : { codigo: 'JA_MARCADO', mensagem: M.jaMarcado },
      bloqueios: [
        ...noEdital,
        {
          codigo: 'CORRECAO_CORRE',
          mensagem: M.esperePrazo,
          quando: (uma, { hoje }) => uma.estado === 'devolvido' && !prazoPassou(uma, hoje),
        },
      ],
      problemas: (_, { fatos, dados }) => problemasDaMarca(dados, fatos.hoje),
      mover: marcado,
    },
    // Possible after the last day too.
    prorrogarCorrecao: {
      quem: ['administrador'],
      passos: { devolvido: ['devolvido'] },
      fora: fora('NAO_DEVOLVIDO', M.foraDoDevolvido),
      bloqueios: noEdital,
      problemas: ({ ate }, { fatos, dados }) => problemasDaProrrogacaoDaCorrecao(dados, ate, fatos.hoje),
      mover: (uma, { dados }) => ({ ...uma, ate: dados.ate ?? null }),
    },
    desfazerHomologacao: {
      quem: ['administrador'],
      passos: { homologado: ['pendente'], naoHomologado: ['pendente'], devolvido: ['pendente'] },
      fora: (estado) => {
        if (estado === 'emRecurso') return { codigo: 'RECURSO_A_DECIDIR', mensagem: M.recursoADecidir };
        return estado === 'reenviado'
          ? { codigo: 'CORRECAO_ENVIADA', mensagem: M.reenvioADecidir }
          : { codigo: 'SEM_MARCA', mensagem: M.nadaADesfazer };
      },
      bloqueios: [
        ...noEdital,
        { codigo: 'TEM_AVALIADOR', mensagem: M.temAvaliador, quando: (_, { temAvaliador }) => temAvaliador },
        { codigo: 'RECURSO_FEITO', mensagem: M.recursoFeito, quando: ({ recorreu }) => recorreu },
      ],
      problemas: (_, { dados }) => problemasDoMotivoDaMarca(dados.motivo),
      mover: () => NUNCA_MARCADO,
    },
    reenviarProjeto: {
      quem: ['dono'],
      passos: { devolvido: ['reenviado'] },
      fora: fora('NAO_DEVOLVIDO', M.foraDoDevolvido),
      bloqueios: [
        ...noEdital,
        {
          codigo: 'CORRECAO_ENCERRADA',
          mensagem: M.correcaoEncerrada,
          quando: (uma, { hoje }) => prazoPassou(uma, hoje),
        },
      ],
      mover: (uma) => ({ ...uma, secoes: [], ate: null }),
    },
    recorrerDaHomologacao: {
      quem: ['dono'],
      passos: { naoHomologado: ['emRecurso'] },
      fora: fora('NAO_CABE_RECURSO', M.foraDoNaoHomologado),
      bloqueios: [
        ...noEdital,
        { codigo: 'JA_RECORREU', mensagem: M.jaRecorreu, quando: ({ recorreu }) => recorreu },
        {
          codigo: 'PRAZO_DO_RECURSO',
          mensagem: M.recursoEncerrado,
          quando: (uma, { hoje }) => prazoPassou(uma, hoje),
        },
      ],
      problemas: (_, { dados }) => problemasDoRecursoDaHomologacao(dados.texto),
      mover: (uma) => ({ ...uma, ate: null, recorreu: true }),
    },
    decidirRecursoDaHomologacao: {
      quem: ['administrador'],
      passos: { emRecurso: ['homologado', 'naoHomologado'] },
      fora: fora('SEM_RECURSO', M.semRecurso),
      bloqueios: noEdital,
      problemas: (_, { dados }) => problemasDoMotivoDaMarca(dados.motivo),
      mover: (uma, { dados: { aceito, motivo } }) => ({
        ...uma,
        estado: aceito ? 'homologado' : 'naoHomologado',
        motivo: (motivo ?? '').trim(),
      }),
    },
  },
};
