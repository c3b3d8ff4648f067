import { ehCodigo } from '@instrutoria/domain/barema/rules/barema.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { ATOS_DAS_BOLSAS } from '@instrutoria/domain/recurso/rules/bolsas.ts';
import { TIPOS_DE_RELATOR } from '@instrutoria/domain/recurso/rules/relatoria.ts';
import { ESTADOS_DA_RELATORIA, STATUS_DO_RECURSO } from '@instrutoria/domain/recurso/types.ts';
import { z } from 'zod';
import {
  listaDoEditalQuery,
  mudancaContestavel,
  notas,
  notasLidas,
  notasPorCriterio,
  notasPorCriterioDigitadas,
  projetoDaAprovacao,
} from '../avaliacao/schemas.ts';
import { barema } from '../barema/schemas.ts';
import { simulacao } from '../correcao/schemas.ts';
import {
  booleano,
  id,
  idDaQuery,
  idParam,
  instante,
  linha,
  listaQuery,
  markup,
  ref,
  referencia,
  texto,
} from '../fields.ts';

const pessoa = z.object({ id, nome: z.string() });
/** One of the seven fields, or a code of the call's own barema; the domain checks it. */
const criterio = z
  .string({ error: MENSAGENS_RECURSO.criterioDesconhecido })
  .refine(ehCodigo, { error: MENSAGENS_RECURSO.criterioDesconhecido });

export const decidido = z.object({
  ...notasLidas,
  notas: notasPorCriterio.optional(),
  total: z.number().nullable(),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
});

/**
 * The change of the project's place, caused by others, before the appeal; `so`: the appeal contests only that
 * (D56).
 */
const contraMudanca = z.object({ so: z.boolean(), mudancas: z.array(mudancaContestavel) });

export const recurso = z.object({
  id,
  versao: z.int(),
  mensagem: z.string(),
  feedback: z.string().nullable(),
  status: z.enum(STATUS_DO_RECURSO),
  criadoEm: instante,
  decididoEm: instante.nullable(),
  /**
   * Why the reader, who decides appeals, may not decide this one: a declared conflict, or their own scores;
   * else absent.
   */
  impedimento: z.string().optional(),
  /** Only for an appeal against named criteria, in their order. */
  criterios: z
    .array(
      z.object({
        criterio: z.string(),
        mensagem: z.string(),
        acolhido: z.boolean().nullable(),
        feedback: z.string().nullable(),
      }),
    )
    .optional(),
  /** Only for those who decide, where the call's appeals have a rapporteur. */
  relatoria: z.object({ estado: z.enum(ESTADOS_DA_RELATORIA), relator: pessoa.nullable() }).optional(),
  /** Only where there are some, for the author and those who decide. */
  anexos: z.array(z.object({ id, nome: z.string(), tamanho: z.int() })).optional(),
  projetoAprovacao: z.object({
    id,
    projeto: projetoDaAprovacao,
    ...notasLidas,
    notas: notasPorCriterio.optional(),
    /** The call's own; absent without one. */
    barema: barema.optional(),
    total: z.number().nullable(),
    parecer: z.string(),
  }),
  /** The person named to decide it in place of the committee, for those who may decide it. */
  substituto: pessoa.extend({ motivo: z.string() }).optional(),
  /** Present when the reader may name one: an administrator, where no president may decide it. */
  podeIndicar: z.literal(true).optional(),
  /**
   * Only where others were asked to answer it (D56). `recebidas`: only for those who may read them.
   * `depoisDaSua`: the reader judges the appeal and reads none yet, since a project of theirs may still
   * answer.
   */
  contrarrazoes: z
    .object({
      ate: z.string(),
      correm: z.boolean(),
      recebidas: z.int().optional(),
      depoisDaSua: z.literal(true).optional(),
    })
    .optional(),
  contraMudanca: contraMudanca.optional(),
  /** Scholarships due after the decision that were not free, and what the administration did about them. */
  bolsas: z
    .object({
      faltam: z.int(),
      dito: z.string(),
      ato: z.enum(ATOS_DAS_BOLSAS).nullable(),
      motivo: z.string().nullable(),
      quando: instante.nullable(),
      /** Present when the reader may give them now, or give the reason against it. */
      podeDecidir: z.literal(true).optional(),
    })
    .optional(),
  /** null until the appeal is accepted. */
  original: decidido.nullable(),
  corrigido: decidido.nullable(),
});

export const solicitarBody = z.object({
  mensagem: markup.nullish(),
  projetoAprovacao: ref,
  criterios: z
    .array(z.object({ criterio, mensagem: markup.nullish() }))
    .max(50)
    .nullish(),
  anexos: z
    .array(z.object({ referencia, nome: linha.nullish() }))
    .max(50)
    .nullish(),
});
const criterios = z
  .array(z.object({ criterio, acolhido: booleano.nullish(), feedback: markup.nullish() }))
  .max(50)
  .nullish();
export const simulacaoDoRecurso = simulacao.extend({
  /** The reason about scholarships, where not all those asked for can be given (D56). */
  bolsas: z.string().optional(),
  /**
   * For an appeal by criterion, or with a rapporteur: the projects whose scholarships differ when all are
   * given in ranking order up to the call's limit, before and after; never a project of the reader's own.
   */
  pelaOrdem: z.array(z.object({ projeto_id: id, titulo: z.string(), de: z.int(), para: z.int() })).optional(),
});
export const anexoParams = z.object({ projectId: idParam, anexo: idParam });
/** The committee's screen limits values, so only a value that is no number is refused. */
const numero = z.number({ error: MENSAGENS_RECURSO.naoENumero }).nullish();
export const decisaoBody = z.object({
  id,
  feedback: markup.nullish(),
  ...notas(numero),
  notas: notasPorCriterioDigitadas.nullish(),
  remunerados_aprovados: numero,
  voluntarios_aprovados: numero,
  criterios,
});
export const recusarRecursoBody = z.object({ id, feedback: markup.nullish(), criterios });
const criteriosDaMinuta = z.array(
  z.object({
    criterio: z.string(),
    acolhido: z.boolean().nullable(),
    feedback: z.string(),
  }),
);
const notaDaMinuta = z.number().nullable();

/** A draft decision; incomplete until it is handed over. */
export const minutaBody = decisaoBody.omit({ id: true }).extend({
  decisao: z.enum(['aceitar', 'recusar'], { error: 'valor inválido' }).nullish(),
});
export const minuta = z.object({
  versao: z.int(),
  gravadaEm: instante,
  decisao: z.enum(['aceitar', 'recusar']).nullable(),
  feedback: z.string(),
  criterios: criteriosDaMinuta,
  ...notas(notaDaMinuta),
  /** Replaces the seven scores in a call with its own barema. */
  notas: notasPorCriterio.optional(),
  remunerados_aprovados: notaDaMinuta,
  voluntarios_aprovados: notaDaMinuta,
});

export const relatoria = z.object({
  /** Version of its rapporteur and draft, not of the appeal. */
  versao: z.int(),
  estado: z.enum(ESTADOS_DA_RELATORIA),
  relator: pessoa.nullable(),
  desde: instante.nullable(),
  souRelator: z.boolean(),
  podeEscrever: z.boolean(),
  podeDesignar: z.boolean(),
  /** For the rapporteur at any time; for those who decide once it was handed over. */
  minuta: minuta.nullable(),
  recurso,
});

export const candidatoARelator = pessoa.extend({
  unidade: z.string(),
  tipo: z.enum(TIPOS_DE_RELATOR),
  /** Appeals for which the caller's draft is missing. */
  relatorias: z.int(),
  impedimento: z.string().nullable(),
});

export const recursoNaMesa = z.object({
  id,
  status: z.enum(STATUS_DO_RECURSO),
  criadoEm: instante,
  /** Last day for the decision, and the days until it; null once decided. */
  prazo: z.string(),
  faltam: z.int().nullable(),
  projeto: z.object({ id, titulo: z.string(), coordenador: z.string() }),
  edital: z.object({ id, nome: z.string() }),
  /** Empty: the appeal contests the whole result, or only a change of its place. */
  criterios: z.array(z.string()),
  /** The names of those criteria, where they are of a call's own barema. */
  nomesDosCriterios: z.array(z.string()).optional(),
  contraMudanca: contraMudanca.optional(),
  relatoria: z.enum(ESTADOS_DA_RELATORIA),
  relator: pessoa.nullable(),
  impedimento: z.string().optional(),
  /** Only while others can answer the appeal. */
  contrarrazoesAte: z.string().optional(),
});

export const SITUACOES_DO_RECURSO = ['pendente', 'decidido'] as const;
export const recursosQuery = listaDoEditalQuery.extend({
  situacao: z.enum(SITUACOES_DO_RECURSO, { error: 'valor inválido' }).optional(),
  /** Only the pending ones that the reader may decide. */
  aDecidir: z.literal('sim', { error: 'valor inválido' }).optional(),
  recurso: idDaQuery,
});
export const contagemDosRecursosQuery = z.strictObject({ edital: idDaQuery });
export const contagemDosRecursos = z.object({
  /** The calls that have any, the newest first. */
  editais: z.array(
    z.object({
      id,
      nome: z.string(),
      pendentes: z.int(),
      decididos: z.int(),
      /** Pending ones that the reader may decide. */
      aDecidir: z.int(),
    }),
  ),
  /** The first two that the reader may decide, in the order of their decision. */
  proximos: z.array(id),
});

export const SITUACOES_NA_MESA = [
  'pendente',
  'atrasado',
  'semRelator',
  'designada',
  'entregue',
  'decidido',
] as const;
export const mesaQuery = listaQuery.extend({
  edital: idDaQuery,
  relator: idDaQuery,
  criterio: z.string().refine(ehCodigo, { error: 'valor inválido' }).optional(),
  situacao: z.enum(SITUACOES_NA_MESA, { error: 'valor inválido' }).optional(),
});
export const indicarSubstitutoBody = z.object({ substituto: ref.nullish(), motivo: texto(4000).nullish() });
export const designarRelatorBody = z.object({ relator: ref });
export const devolverRelatoriaBody = z.object({ motivo: texto(10_000).nullish() });
export const bolsasDoRecursoBody = z.object({
  ato: z.enum(ATOS_DAS_BOLSAS, { error: 'valor inválido' }),
  motivo: texto(10_000).nullish(),
});
export const recursoParams = z.object({ recurso: idParam });
export const documentoParams = z.object({ id: idParam, documento: z.enum(['projeto', 'comprovante']) });

/**
 * An appeal of another project, for a project that was asked to answer it: without scores, attachments or
 * people.
 */
export const recursoDeOutro = z.object({
  id,
  projeto: z.object({ id, titulo: z.string() }),
  status: z.enum(STATUS_DO_RECURSO),
  mensagem: z.string(),
  criterios: z.array(z.object({ nome: z.string(), mensagem: z.string() })),
  contraMudanca: contraMudanca.optional(),
  criadoEm: instante,
  ate: z.string(),
  podeResponder: z.boolean(),
  texto: z.string().nullable(),
  enviadaEm: instante.nullable(),
});
export const contrarrazoesParams = z.object({ id: idParam, recurso: idParam });
export const doProjetoERecursoParams = z.object({ projectId: idParam, recurso: idParam });
export const contrarrazoesBody = z.object({ texto: texto(80_000).nullish() });
export const contrarrazoesLidas = z.object({
  projeto: z.object({ id, titulo: z.string() }),
  texto: z.string(),
  enviadaEm: instante,
});
