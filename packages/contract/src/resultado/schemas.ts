import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/decisao/types.ts';
import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { VAGAS_DADAS } from '@instrutoria/domain/projeto/types.ts';
import { MOTIVOS_DA_VERSAO } from '@instrutoria/domain/resultado/types.ts';
import { ESTADOS_DO_SORTEIO, ORIGENS_DA_SEMENTE } from '@instrutoria/domain/sorteio/types.ts';
import { z } from 'zod';
import { pesosDoSorteio } from '../edital/schemas.ts';
import { id, idParam, instante } from '../fields.ts';
import { evento } from '../sorteio/schemas.ts';

export const versaoParams = z.object({ editalId: idParam, numero: idParam });

export const resultadoListado = z.object({
  id,
  nome: z.string(),
  ano: z.int(),
  resultadoPublicadoEm: z.string(),
  /** Only in a call with a preliminary result: when the final one was published. */
  finalEm: instante.nullable().optional(),
  /** The number of the institution's process, in a call that has one. */
  processo: z.string().optional(),
});

/** The version of a result; absent: the one in force. */
export const versaoQuery = z.strictObject({ versao: idParam.optional() });
/** For the plain page: the version, and the one that it is compared with. */
export const paginaQuery = versaoQuery.extend({ desde: idParam.optional() });

export const versao = z.object({
  numero: z.int(),
  instante,
  motivo: z.enum(MOTIVOS_DA_VERSAO),
  recurso: id.nullable(),
  justificativa: z.string().nullable(),
  /** Made by an upgrade (D52). */
  reconstituida: z.boolean(),
  sha256: z.string(),
  /** Before the final result of a call that has one; absent otherwise. */
  preliminar: z.literal(true).optional(),
});

/** A public row, with only these fields (T-M5). */
export const linhaPublica = z.object({
  posicao: z.int().nullable(),
  projeto_id: id,
  titulo: z.string(),
  coordenador: z.string(),
  unidade: z.string(),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  total: z.number().nullable(),
  situacaoExibida: z.enum(SITUACOES_EXIBIDAS),
  vagas: z.enum(VAGAS_DADAS),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
  desempate: z.string().nullable(),
  /** Only in a call with a list of suplentes. */
  suplente: z.int().nullable().optional(),
  chamadoEm: z.string().optional(),
  declinouEm: z.string().optional(),
  semRespostaEm: z.string().optional(),
  /** Only where the places are not those that a meeting of the committee decided: its number (D54). */
  sessaoAlterada: z.int().optional(),
  /** Only for a project received after the deadline: how, in words (D64). */
  tardia: z.string().optional(),
  /**
   * Only in the version in force: the day since which the project no longer has its places, and whether by
   * desistência.
   */
  devolveu: z.object({ encerramento: z.string(), desistencia: z.string().nullable() }).optional(),
});

/** `decididos` is null where there are too few for more detail. */
const recursosEmNumeros = z.object({
  total: z.int(),
  pendentes: z.int(),
  decididos: z
    .object({ aceitos: z.int(), emParte: z.int(), recusados: z.int(), dias: z.number() })
    .nullable(),
});

export const criterioDaVersao = z.object({
  fase: z.int(),
  nome: z.string(),
  maximo: z.number(),
  peso: z.number(),
  minimo: z.number().nullable(),
});
export const resultados = z.object({
  edital: resultadoListado,
  versao,
  projetos: z.array(linhaPublica),
  /** Only in a call that publishes these figures, which name nobody. */
  recursos: recursosEmNumeros.optional(),
  /** Present in a call that publishes how its evaluators were drawn; another call answers the record. */
  sorteios: z.literal(true).optional(),
  /** Only in a call with its own barema: the barema of this version. */
  criterios: z.array(criterioDaVersao).optional(),
});

/** Only these fields: no evaluator's name or id, and codes that differ from project to project. */
export const registroDosSorteios = z.object({
  /** All announced events, the earliest first. */
  eventos: z.array(evento.omit({ id: true })),
  sorteios: z.array(
    z.object({
      numero: z.int(),
      criadoEm: instante,
      estado: z.enum(ESTADOS_DO_SORTEIO).exclude(['calculando']),
      origem: z.enum(ORIGENS_DA_SEMENTE),
      semente: z.string(),
      evento: z
        .object({ evento: z.string(), dia: z.string().nullable(), anunciadoEm: instante.nullable() })
        .nullable(),
      versaoDoMetodo: z.int(),
      compromisso: z.string(),
      projetos: z.int(),
      avaliadores: z.int(),
      porProjeto: z.int(),
      cargaMaxima: z.int(),
      avaliadorDeOutraUnidade: z.boolean(),
      pesos: pesosDoSorteio,
      proposta: z
        .object({
          custo: z.int(),
          limiteInferior: z.int(),
          empatesResolvidos: z.boolean(),
          cargas: z.array(z.object({ projetos: z.int(), avaliadores: z.int() })),
        })
        .nullable(),
      linhas: z.array(
        z.object({
          projeto_id: id,
          titulo: z.string(),
          avaliadores: z.array(z.object({ codigo: z.string(), aMao: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** Both versions of a comparison, in any order. */
export const compararQuery = z.strictObject({ de: idParam, ate: idParam });

const valor = z.union([z.string(), z.number()]).nullable();
export const comparacao = z.object({
  /** The earlier and the later version. */
  de: versao,
  ate: versao,
  linhas: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      campos: z.array(
        z.object({ campo: z.string(), de: valor, para: valor, diferenca: z.number().nullable() }),
      ),
      porques: z.array(
        versao
          .pick({ numero: true, motivo: true, recurso: true, reconstituida: true, preliminar: true })
          .extend({ direto: z.boolean() }),
      ),
    }),
  ),
});

/** A version, with the rows that it changed. */
export const resultadoDaVersao = resultados.extend({
  emVigor: z.boolean(),
  anterior: z.int().nullable(),
  mudancas: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      campos: z.array(z.object({ campo: z.string(), de: valor, para: valor })),
    }),
  ),
});
