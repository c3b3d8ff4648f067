import { COMISSAO } from '../conta/policies.ts';
import type { Papel } from '../conta/types.ts';
import type { Impedimento, Maquina } from '../kernel/maquina.ts';
import type { Problema } from '../kernel/problema.ts';
import { MENSAGENS_RECURSO as M, MENSAGENS_RELATORIA as R } from './messages.ts';
import { PAPEIS_DE_RELATOR, problemasDoMotivoDaRelatoria } from './rules/relatoria.ts';
import { problemasDoFeedback } from './rules/textos-escritos.ts';
import type {
  Decidido,
  EstadoDaRelatoria,
  RecursoGuardado,
  RelatoriaGuardada,
  StatusDoRecurso,
} from './types.ts';

interface Decisao {
  readonly feedback: string | null | undefined;
  readonly agora: Date;
}
interface Aceitacao extends Decisao {
  readonly original: Decidido;
  readonly corrigido: Decidido;
}

export interface AtosDoRecurso {
  aceitarRecurso: { readonly dados: Aceitacao };
  recusarRecurso: { readonly dados: Decisao };
  simularRecurso: { readonly dados?: undefined };
  decidirBolsasDoRecurso: { readonly dados?: undefined };
  indicarSubstituto: { readonly fatos: { readonly temPresidencia: boolean } };
}
/** The acts that decide an appeal; they need only its state. */
export type AtoDoRecurso = Exclude<keyof AtosDoRecurso, 'indicarSubstituto'>;

const decidido = (): Impedimento => ({ codigo: 'RECURSO_DECIDIDO', mensagem: M.jaDecidido });
const doFeedback = (_: RecursoGuardado, { dados }: { readonly dados: Decisao }) =>
  problemasDoFeedback(dados.feedback);
const comDecisao = (recurso: RecursoGuardado, { feedback, agora }: Decisao): RecursoGuardado => ({
  ...recurso,
  feedback: feedback ?? '',
  decididoEm: agora.toISOString(),
});

export const MAQUINA_DO_RECURSO: Maquina<StatusDoRecurso, Papel, RecursoGuardado, AtosDoRecurso> = {
  estado: ({ status }) => status,
  por: (recurso, status) => ({ ...recurso, status }),
  atos: {
    // For an evaluator the server first checks that they were named as rapporteur.
    aceitarRecurso: {
      quem: PAPEIS_DE_RELATOR,
      passos: { PENDENTE: ['ACEITO'] },
      fora: decidido,
      problemas: doFeedback,
      mover: (recurso, { dados }) => ({
        ...comDecisao(recurso, dados),
        original: dados.original,
        corrigido: dados.corrigido,
      }),
    },
    recusarRecurso: {
      quem: PAPEIS_DE_RELATOR,
      passos: { PENDENTE: ['RECUSADO'] },
      fora: decidido,
      problemas: doFeedback,
      mover: (recurso, { dados }) => comDecisao(recurso, dados),
    },
    simularRecurso: { quem: PAPEIS_DE_RELATOR, passos: { PENDENTE: ['PENDENTE'] }, fora: decidido },
    decidirBolsasDoRecurso: {
      quem: ['administrador'],
      passos: { ACEITO: ['ACEITO'] },
      fora: () => ({ codigo: 'SEM_BOLSAS_DEVIDAS', mensagem: M.semBolsasDevidas }),
    },
    indicarSubstituto: {
      quem: ['administrador'],
      passos: { PENDENTE: ['PENDENTE'] },
      fora: decidido,
      bloqueios: [
        {
          codigo: 'HA_QUEM_DECIDA',
          mensagem: M.haQuemDecida,
          quando: (_, { temPresidencia }) => temPresidencia,
        },
      ],
    },
  },
};

export interface FatosDaRelatoria {
  /** The call's rules give its appeals rapporteurs. */
  readonly ligada: boolean;
  readonly status: StatusDoRecurso;
}
interface Designacao extends FatosDaRelatoria {
  /** Why the chosen person may not be the rapporteur. */
  readonly impedimento: string | null;
  readonly relator: number;
}
type Devolucao = { readonly motivo: string | null | undefined };

export interface AtosDaRelatoria {
  designarRelator: { readonly fatos: Designacao };
  recusarRelatoria: { readonly fatos: FatosDaRelatoria; readonly dados: Devolucao };
  salvarMinuta: { readonly fatos: FatosDaRelatoria; readonly dados: readonly Problema[] };
  entregarMinuta: { readonly fatos: FatosDaRelatoria; readonly dados: readonly Problema[] };
}

const daRelatoria = [
  {
    codigo: 'RECURSO_DECIDIDO',
    mensagem: M.jaDecidido,
    quando: (_: RelatoriaGuardada, { status }: FatosDaRelatoria) => status !== 'PENDENTE',
  },
] as const;
const foraDaRelatoria = (estado: EstadoDaRelatoria): Impedimento =>
  estado === 'entregue'
    ? { codigo: 'MINUTA_ENTREGUE', mensagem: R.jaEntregue }
    : { codigo: 'SEM_RELATOR', mensagem: R.semRelator };
/** For the rapporteur only; the server checks that first. */
const doRelator = { quem: PAPEIS_DE_RELATOR, fora: foraDaRelatoria, bloqueios: daRelatoria } as const;
const daMinuta = (_: RelatoriaGuardada, { dados }: { readonly dados: readonly Problema[] }) => dados;

/** The draft decision of an appeal: a rapporteur writes it and hands it over; the decision starts from it. */
export const MAQUINA_DA_RELATORIA: Maquina<EstadoDaRelatoria, Papel, RelatoriaGuardada, AtosDaRelatoria> = {
  estado: ({ estado }) => estado,
  por: (relatoria, estado) => ({ ...relatoria, estado }),
  atos: {
    designarRelator: {
      quem: COMISSAO,
      passos: { semRelator: ['designada'], designada: ['designada'], entregue: ['designada'] },
      fora: foraDaRelatoria,
      bloqueios: [
        { codigo: 'SEM_RELATORIA', mensagem: R.semRelatoria, quando: (_, { ligada }) => !ligada },
        ...daRelatoria,
        ...(
          [
            ['RELATOR_PARTICIPA', R.relatorParticipa],
            ['RELATOR_AVALIOU', R.relatorAvaliou],
            ['RELATOR_RESPONDEU', R.relatorRespondeu],
            ['RELATOR_DE_OUTRO_TIPO', R.relatorDeOutroTipo],
            ['RELATOR_DECLAROU', R.relatorDeclarou],
          ] as const
        ).map(([codigo, mensagem]) => ({
          codigo,
          mensagem,
          quando: (_: RelatoriaGuardada, { impedimento }: Designacao) => impedimento === mensagem,
        })),
        {
          codigo: 'JA_E_RELATOR',
          mensagem: R.jaERelator,
          // A draft that was handed over can only go back to its author.
          quando: ({ estado, relatorId }, { relator }) => estado === 'designada' && relatorId === relator,
        },
      ],
      mover: (relatoria, { fatos }) => ({ ...relatoria, relatorId: fatos.relator }),
    },
    recusarRelatoria: {
      ...doRelator,
      passos: { designada: ['semRelator'] },
      problemas: (_, { dados }) => problemasDoMotivoDaRelatoria(dados.motivo),
      mover: (relatoria) => ({ ...relatoria, relatorId: null }),
    },
    salvarMinuta: { ...doRelator, passos: { designada: ['designada'] }, problemas: daMinuta },
    entregarMinuta: { ...doRelator, passos: { designada: ['entregue'] }, problemas: daMinuta },
  },
};
