import { SEM_ALFA } from '@instrutoria/domain/avaliacao/rules/concordancia.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/decisao/types.ts';
import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { escolher } from '@instrutoria/domain/kernel/objetos.ts';
import { NA_AVALIACAO } from '@instrutoria/domain/projeto/campos.ts';
import { SITUACOES, VAGAS_DADAS } from '@instrutoria/domain/projeto/types.ts';
import { z } from 'zod';
import { barema } from '../barema/schemas.ts';
import { professorComTipo } from '../conta/schemas.ts';
import { edital } from '../edital/schemas.ts';
import {
  booleano,
  id,
  idDaQuery,
  idOuNinguem,
  idParam,
  instante,
  linhaDe,
  listaQuery,
  numero,
  ref,
  texto,
} from '../fields.ts';
import { especieDeImpedimento } from '../impedimento/schemas.ts';
import { projeto } from '../projeto/schemas.ts';
/** How a call-up was accepted: when, or (null) by registering somebody in the place. */
export const aceiteDoChamado = z.object({ em: instante.nullable() }).nullable();

type Notas<T> = Record<(typeof CRITERIOS)[number], T>;
export function notas<T>(nota: T): Notas<T> {
  return Object.fromEntries(CRITERIOS.map((criterio) => [criterio, nota])) as Notas<T>;
}

export const notasLidas = notas(z.number().nullable());
/** The domain checks which are required and their maxima. */
export const notasDigitadas = notas(numero.nullish());

/** Only in a call with its own barema. */
export const notasPorCriterio = z.array(
  z.object({ criterio: z.string(), valor: z.number().nullable(), parecer: z.string().optional() }),
);
export const notasPorCriterioDigitadas = z
  .array(z.object({ criterio: linhaDe(200), valor: numero.nullable(), parecer: texto(20_000).optional() }), {
    error: 'valor inválido',
  })
  .max(200, { error: 'valor inválido' });

export const pessoa = z.object({ id, nome: z.string() });
const dePara = z.object({ de: z.int().nullable(), para: z.int().nullable() });
/**
 * A later place of a project in a version of the result, caused by another project's appeal or correction
 * (D56).
 */
export const mudancaContestavel = z.object({ versao: z.int(), posicao: dePara, suplente: dePara });
export const nomeDoEdital = z.object({ id, nome: z.string() });
export const tipoProjeto = z.enum(TIPOS_DE_PROJETO);
export const projetoDaAprovacao = z.object({
  id,
  ...escolher(projeto.shape, NA_AVALIACAO),
  tipoProjeto,
  coordenador: professorComTipo,
  edital,
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
  semNomes: projeto.shape.semNomes,
});

export const atraso = z
  .object({
    dias: z.int(),
    desde: z.enum(['prazo', 'designacao']),
    lembradoHoje: z.boolean(),
  })
  .nullable();

export const aprovacao = z.object({
  id: id.nullable(),
  versao: z.int().nullable(),
  projeto: projetoDaAprovacao,
  avaliador: professorComTipo.nullable(),
  situacao: z.enum(SITUACOES),
  situacaoExibida: z.enum(SITUACOES_EXIBIDAS),
  /** null until the reader may know it (D20). */
  vagas: z.enum(VAGAS_DADAS).nullable(),
  /** From publication on; null in lists. */
  resultado: z
    .object({
      versao: z.int(),
      instante,
      posicao: z.int().nullable(),
      menorTotalComVaga: z.number().nullable(),
      suplente: z.int().nullable().optional(),
      chamadoEm: z.string().optional(),
      declinouEm: z.string().optional(),
      semRespostaEm: z.string().optional(),
      /** For a suplente that was called: how many scholarships, and the answer. */
      chamado: z
        .object({ bolsas: z.int(), responderAte: z.string().nullable(), aceite: aceiteDoChamado })
        .optional(),
    })
    .nullable(),
  /**
   * For its coordinator from publication on: whether an appeal can be made now, until when and against what;
   * and the changes caused by other projects (`ate` null: the days begin when the project's undecided appeal
   * is decided).
   */
  recurso: z
    .object({
      pode: z.boolean(),
      motivo: z.string().nullable(),
      ate: z.string().nullable(),
      soMudanca: z.boolean(),
      mudancas: z.array(mudancaContestavel.extend({ ate: z.string().nullable() })),
    })
    .nullable(),
  aceito: z.boolean().nullable(),
  ja_foi_avaliado: z.boolean().nullable(),
  foiAvaliador: z.boolean().nullable(),
  ...notasLidas,
  notas: notasPorCriterio.nullable().optional(),
  /** The call's own; absent without one. */
  barema: barema.optional(),
  total: z.number().nullable(),
  parecer: z.string().nullable(),
  /** Only for the project's evaluator: further facts that the form needs. */
  mesa: z
    .object({
      /** A conflict of interest that the reader declared reaches the project. */
      impedido: z.boolean(),
      /** The shortest opinion that the call takes. */
      parecerMinimo: z.int(),
      /** It was concluded and reopened at least once: it has versions. */
      reaberta: z.boolean(),
    })
    .optional(),
});

export const avaliacaoListada = z.object({
  id,
  versao: z.int(),
  projeto: z.object({
    id,
    titulo: z.string(),
    tipoProjeto,
    coordenador: pessoa.extend({ id: idOuNinguem }),
    edital: nomeDoEdital,
  }),
  /** null for a project of the reader, which is listed once published (D20). */
  avaliador: pessoa.nullable(),
  /** Unfinished, with an evaluator who lost that type and must be replaced (D30). */
  avaliadorSemDireito: z.boolean(),
  /** Unfinished and late (D47), for administrators only. */
  atraso,
  aceito: z.boolean(),
  ja_foi_avaliado: z.boolean(),
  foiAvaliador: z.boolean(),
  /** The last day of an unfinished assessment that is the reader's; absent otherwise. */
  ate: z.string().optional(),
  ...notasLidas,
  total: z.number().nullable(),
});
export const mediasPorCriterio = z.object(notasLidas);
/** Figures of a set of concluded assessments (packages/domain, avaliacao/rules/julgamento.ts). */
const figuras = z.object({
  concluidas: z.int(),
  media: z.number(),
  /** null below three assessments. */
  desvio: z.number().nullable(),
  menor: z.number(),
  maior: z.number(),
  /** Means as % of the maximum; null where the criterion was not scored. */
  criterios: mediasPorCriterio,
  /** The means for a call's own barema; absent without one. */
  porCriterio: z.array(z.object({ criterio: z.string(), parte: z.number().nullable() })).optional(),
  /** Medians: from designation to conclusion, and of the opinion. */
  dias: z.number().nullable(),
  caracteres: z.int(),
});

export const julgamento = z.object({
  /** Sorted by name. */
  avaliadores: z.array(
    figuras.extend({
      avaliador: pessoa,
      mediaDosOutros: z.number().nullable(),
      diferenca: z.number().nullable(),
    }),
  ),
  /** The figures of all assessments together; null while none is concluded. */
  todos: figuras.nullable(),
  concordancia: z.object({
    alfa: z.number().nullable(),
    pares: z.int(),
    /** Why there is no alpha. */
    semAlfa: z.enum(SEM_ALFA).nullable(),
  }),
  /** Projects that two or more assessed, those farthest apart first; none while a project has one evaluator (D15). */
  discordancias: z.array(
    z.object({ projeto: id, avaliacoes: z.int(), menor: z.number(), maior: z.number() }),
  ),
  /** How many of the call's projects are the reader's own and in no figure (D20). */
  proprios: z.int(),
});
/** `avaliador`: the evaluator who loses it, in a project with several. */
export const reabrirBody = z.object({ motivo: texto(20_000).nullish(), avaliador: ref.nullish() });
const notaPorExtenso = z.object({
  nome: z.string(),
  maximo: z.number(),
  valor: z.number().nullable(),
  parecer: z.string().optional(),
});
/** One of several evaluators; `numero` replaces the name where the reader may not know it. */
export const avaliacaoEntreVarias = z.object({
  numero: z.int(),
  avaliador: pessoa.nullable(),
  aceito: z.boolean(),
  ja_foi_avaliado: z.boolean(),
  notas: z.array(notaPorExtenso),
  total: z.number().nullable(),
  parecer: z.string().nullable(),
});
/** A concluded assessment as it was when it was reopened, the newest first. */
export const versaoDaAvaliacao = z.object({
  id,
  avaliador: pessoa,
  notas: z.array(notaPorExtenso),
  total: z.number(),
  parecer: z.string(),
  concluidaEm: instante.nullable(),
  motivo: z.string(),
  /** null for the evaluator. */
  reabertaPor: pessoa.nullable(),
  reabertaEm: instante,
});
export const recusarBody = z.object({
  motivo: texto(20_000).nullish(),
  /**
   * A conflict of interest with the project; with `declarar` it also covers later projects of its
   * coordinator.
   */
  impedimento: z.object({ especie: especieDeImpedimento, declarar: booleano.nullish() }).nullish(),
});
export const notasBody = z.object({
  id,
  ...notasDigitadas,
  /** Replaces the other scores in a call with its own barema. */
  notas: notasPorCriterioDigitadas.nullish(),
  parecer: texto(40_000).nullish(),
});
export const editalQuery = z.strictObject({ edital: idDaQuery });
export const listaDoEditalQuery = listaQuery.extend({ edital: idDaQuery });
export const avaliacoesQuery = listaDoEditalQuery.extend({
  /** Only the projects that the reader evaluates. */
  minhas: z.literal('sim', { error: 'valor inválido' }).optional(),
});

export const projetoParams = z.object({ projectId: idParam });
export const avaliadorParams = z.object({ professorId: idParam });
