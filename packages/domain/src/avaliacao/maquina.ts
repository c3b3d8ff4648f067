import { MENSAGENS_BAREMA as MB } from '../barema/messages.ts';
import { apurar } from '../barema/rules/apurar.ts';
import { temFase2 } from '../barema/rules/criterios.ts';
import { comNotasDaFase, problemasDasNotas } from '../barema/rules/notas.ts';
import { estaCompleto } from '../barema/rules/totais.ts';
import type { BaremaDoProjeto, NotasDadas } from '../barema/types.ts';
import type { Papel } from '../conta/types.ts';
import {
  type ComHomologacao,
  foraDaHomologacao,
  type Lugar,
  naoEmAvaliacao,
  recebePropostas,
} from '../designacao/maquina.ts';
import { MENSAGENS_DESIGNACAO } from '../designacao/messages.ts';
import { designar } from '../designacao/transitions.ts';
import type { RegrasDoEdital } from '../edital/rules/regras.ts';
import type { TipoDeProjeto } from '../edital/types.ts';
import type { Bloqueio, Impedimento, Maquina } from '../kernel/maquina.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { MENSAGENS_AVALIACAO as M } from './messages.ts';
import {
  type EstadoDaAvaliacao,
  estadoDaAvaliacao,
  PASSOS_DA_AVALIACAO,
  semNotas,
} from './rules/estados-da-avaliacao.ts';
import {
  problemaDoParecer,
  problemaDoParecerCurto,
  problemasDaFase1,
  problemasDaFase2,
  totalDaFase1,
  totalDaFase2,
} from './rules/notas.ts';
import { problemasDoMotivoDaReabertura } from './transitions.ts';
import {
  type AprovacaoGuardada,
  type ComNotas,
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Pontuacoes,
  type PontuacoesDigitadas,
} from './types.ts';

export interface Salvar {
  readonly notas: PontuacoesDigitadas;
  /** Replaces `notas` in a call with its own barema. */
  readonly porCriterio?: NotasDadas | undefined;
  /** undefined: the stored opinion stays. */
  readonly parecer?: string | undefined;
}

interface NoEdital {
  readonly edital: Lugar;
  /** The call's own barema; null or absent: the spec's barema applies. */
  readonly proprio?: BaremaDoProjeto | null | undefined;
}
interface ComTipo extends NoEdital {
  readonly tipoProjeto: TipoDeProjeto;
}

export interface AtosDaAvaliacao {
  aceitarAvaliacao: { readonly fatos: NoEdital };
  recusarAvaliacao: {
    readonly fatos: NoEdital & { readonly disseVersao: boolean };
  };
  salvarFase1: { readonly fatos: NoEdital; readonly dados: Salvar };
  salvarFase2: { readonly fatos: ComTipo; readonly dados: Salvar };
  avaliar: { readonly fatos: ComTipo & Pick<RegrasDoEdital, 'parecerMinimo'> };
  substituirAvaliador: {
    readonly fatos: ComHomologacao &
      NoEdital & {
        readonly avaliadorId: number;
        /** The present evaluator declared a conflict of interest with the project. */
        readonly impedido: boolean;
      };
  };
  retirarDesignacao: { readonly fatos: NoEdital };
  reabrirAvaliacao: {
    readonly fatos: NoEdital & { readonly impedido: boolean };
    readonly dados: { readonly motivo: string | null | undefined };
  };
}
export type AtoDaAvaliacao = keyof AtosDaAvaliacao;

const concluida = (): Impedimento => ({ codigo: 'AVALIACAO_CONCLUIDA', mensagem: M.jaConcluida });

const emAvaliacao: readonly Bloqueio<unknown, NoEdital>[] = [
  { ...recebePropostas, quando: (_, { edital: { fase } }) => fase === 'submissao' },
  { ...naoEmAvaliacao, quando: (_, { edital: { fase } }) => fase !== 'avaliacao' && fase !== 'submissao' },
];

function semFase1(notas: Pontuacoes, proprio: NoEdital['proprio']): boolean {
  return proprio
    ? apurar(proprio.barema, notas.notas ?? [], proprio.desempate).fase1 === null
    : totalDaFase1(notas) === null;
}

function faltamNotas(notas: Pontuacoes, { tipoProjeto, proprio }: ComTipo): boolean {
  if (proprio) return !estaCompleto(proprio.barema, notas.notas ?? []);
  return totalDaFase1(notas) === null || (tipoProjeto === 'TIPO I' && totalDaFase2(notas) === null);
}

const DA_FASE = {
  1: { criterios: CRITERIOS_FASE1, problemas: problemasDaFase1 },
  2: { criterios: CRITERIOS_FASE2, problemas: problemasDaFase2 },
} as const;

/** A call with its own barema takes scores by criterion only. */
function problemasDasDadas(fase: 1 | 2, { notas, porCriterio }: Salvar, { proprio }: NoEdital): Problema[] {
  if (proprio) {
    return porCriterio === undefined
      ? [problema('notas', 'USA_O_BAREMA', MB.usaOBarema)]
      : problemasDasNotas(proprio.barema, fase, porCriterio);
  }
  return porCriterio === undefined
    ? DA_FASE[fase].problemas(notas)
    : [problema('notas', 'SEM_BAREMA', MB.semBarema)];
}

/** The scores by criterion, and what the barema makes of them. */
export function comNotasProprias<A extends ComNotas>(
  aprovacao: A,
  notas: NotasDadas,
  { barema, desempate }: BaremaDoProjeto,
) {
  return { ...aprovacao, notas, apurado: apurar(barema, notas, desempate) };
}

function comNotas(
  aprovacao: AprovacaoGuardada,
  fase: 1 | 2,
  { notas, porCriterio, parecer }: Salvar,
  { proprio }: NoEdital,
): AprovacaoGuardada {
  const escrito = parecer ?? aprovacao.parecer;
  if (proprio) {
    const todas = comNotasDaFase(proprio.barema, fase, aprovacao.notas ?? [], porCriterio ?? []);
    return { ...comNotasProprias(aprovacao, todas, proprio), parecer: escrito };
  }
  const { criterios } = DA_FASE[fase];
  const novas = Object.fromEntries(criterios.map((c) => [c, notas[c] ?? null]));
  return { ...aprovacao, ...novas, parecer: escrito };
}

/** The acts on an assessment, by the names of the contract's calls (D15). */
export const MAQUINA_DA_AVALIACAO: Maquina<EstadoDaAvaliacao, Papel, AprovacaoGuardada, AtosDaAvaliacao> = {
  estado: estadoDaAvaliacao,
  por: (aprovacao, estado) => ({
    ...aprovacao,
    aceito: estado !== 'designada',
    ja_foi_avaliado: estado === 'concluida',
  }),
  atos: {
    aceitarAvaliacao: {
      quem: ['avaliadorDesignado'],
      passos: PASSOS_DA_AVALIACAO.aceitarAvaliacao,
      feito: ['aceita', 'concluida'],
      fora: concluida,
      bloqueios: emAvaliacao,
    },
    recusarAvaliacao: {
      quem: ['avaliadorDesignado'],
      passos: PASSOS_DA_AVALIACAO.recusarAvaliacao,
      fora: concluida,
      bloqueios: [
        {
          codigo: 'AVALIACAO_COMECADA',
          mensagem: M.recusarComNotas,
          quando: (aprovacao) => !semNotas(aprovacao),
        },
        ...emAvaliacao,
        {
          codigo: 'ACABOU_DE_MUDAR',
          mensagem: M.acabouDeMudar,
          quando: ({ aceito }, { disseVersao }) => aceito && !disseVersao,
        },
      ],
    },
    salvarFase1: {
      quem: ['avaliadorDesignado'],
      passos: PASSOS_DA_AVALIACAO.salvarFase1,
      fora: concluida,
      bloqueios: emAvaliacao,
      problemas: (_, { dados, fatos }) =>
        reunir(...problemasDasDadas(1, dados, fatos), problemaDoParecer(dados.parecer)),
      mover: (aprovacao, { dados, fatos }) => comNotas(aprovacao, 1, dados, fatos),
    },
    salvarFase2: {
      quem: ['avaliadorDesignado'],
      passos: PASSOS_DA_AVALIACAO.salvarFase2,
      fora: concluida,
      bloqueios: [
        {
          codigo: 'SO_TIPO_I',
          mensagem: M.soTipoI,
          quando: (_, { tipoProjeto, proprio }) => !proprio && tipoProjeto !== 'TIPO I',
        },
        {
          codigo: 'SEM_FASE_2',
          mensagem: MB.semFase2,
          quando: (_, { proprio }) => Boolean(proprio) && !temFase2(proprio?.barema ?? { criterios: [] }),
        },
        {
          codigo: 'FALTA_FASE_1',
          mensagem: M.faltaFase1,
          quando: (aprovacao, { proprio }) => semFase1(aprovacao, proprio),
        },
        ...emAvaliacao,
      ],
      problemas: (_, { dados, fatos }) =>
        reunir(...problemasDasDadas(2, dados, fatos), problemaDoParecer(dados.parecer)),
      mover: (aprovacao, { dados, fatos }) => comNotas(aprovacao, 2, dados, fatos),
    },
    avaliar: {
      quem: ['avaliadorDesignado'],
      passos: PASSOS_DA_AVALIACAO.avaliar,
      feito: ['concluida'],
      fora: concluida,
      bloqueios: [{ codigo: 'FALTAM_NOTAS', mensagem: M.faltamNotas, quando: faltamNotas }, ...emAvaliacao],
      problemas: ({ parecer }, { fatos }) => reunir(problemaDoParecerCurto(parecer, fatos.parecerMinimo)),
    },
    // The new evaluator starts without the scores of the replaced one. A finished assessment is replaced only
    // where its author declared a conflict.
    substituirAvaliador: {
      quem: ['administrador'],
      passos: PASSOS_DA_AVALIACAO.substituirAvaliador,
      fora: concluida,
      bloqueios: [
        { ...concluida(), quando: ({ ja_foi_avaliado }, { impedido }) => ja_foi_avaliado && !impedido },
        {
          codigo: 'MESMO_AVALIADOR',
          mensagem: MENSAGENS_DESIGNACAO.mesmoAvaliador,
          quando: (aprovacao, { avaliadorId }) => aprovacao.avaliadorId === avaliadorId,
        },
        ...emAvaliacao,
        ...foraDaHomologacao,
      ],
      mover: (aprovacao, { fatos }) => ({
        ...aprovacao,
        ...designar(aprovacao.projetoId, fatos.avaliadorId),
        // Scores of the committee are not the evaluator's (D45).
        remunerados_aprovados: aprovacao.remunerados_aprovados,
        voluntarios_aprovados: aprovacao.voluntarios_aprovados,
      }),
    },
    // Deletes the approval; the record of the evaluator and the reason stays.
    retirarDesignacao: {
      quem: ['administrador'],
      passos: PASSOS_DA_AVALIACAO.retirarDesignacao,
      fora: concluida,
      bloqueios: [
        {
          codigo: 'AVALIACAO_COMECADA',
          mensagem: M.retirarComecada,
          quando: (aprovacao) => !semNotas(aprovacao) || aprovacao.parecer !== '',
        },
        ...emAvaliacao,
      ],
    },
    // Keeps the scores and the opinion as the evaluator's draft.
    reabrirAvaliacao: {
      quem: ['administrador'],
      passos: PASSOS_DA_AVALIACAO.reabrirAvaliacao,
      // Refuses instead of answering 'already done': an assessment that is just being concluded would look
      // reopened.
      fora: () => ({ codigo: 'NAO_CONCLUIDA', mensagem: M.naoConcluida }),
      bloqueios: [
        {
          codigo: 'FORA_DA_AVALIACAO',
          mensagem: M.devolvaAntes,
          quando: (_, { edital: { fase } }) => fase === 'decisao' || fase === 'secretaria',
        },
        ...emAvaliacao,
        {
          codigo: 'AVALIADOR_IMPEDIDO',
          mensagem: M.declarouSubstitua,
          quando: (_, { impedido }) => impedido,
        },
      ],
      problemas: (_, { dados }) => problemasDoMotivoDaReabertura(dados.motivo),
    },
  },
};
