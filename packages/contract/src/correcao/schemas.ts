import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/decisao/types.ts';
import { z } from 'zod';
import { notasDigitadas, notasPorCriterioDigitadas } from '../avaliacao/schemas.ts';
import { booleano, id, instante, numero, ref, texto } from '../fields.ts';

const vagasAprovadas = z.object({ remunerados_aprovados: z.int(), voluntarios_aprovados: z.int() });

const deParaPosicao = { de: z.int().nullable(), para: z.int().nullable() };

export const simulacao = z.object({
  posicao: z.object(deParaPosicao),
  total: z.object({ de: z.number().nullable(), para: z.number().nullable() }),
  vagas: z.object({ de: vagasAprovadas, para: vagasAprovadas }),
  situacaoExibida: z.object({ de: z.enum(SITUACOES_EXIBIDAS), para: z.enum(SITUACOES_EXIBIDAS) }),
  movidos: z.array(z.object({ projeto_id: id, titulo: z.string(), ...deParaPosicao })),
});

export const simulacaoDaCorrecao = simulacao.extend({
  versao: z.int(),
  /** The recipient of the mail; null when the account is closed. */
  avisado: z.string().nullable(),
});

export const corrigirBody = z.object({
  projetoAprovacao: ref,
  justificativa: texto(20_000).nullish(),
  ...notasDigitadas,
  notas: notasPorCriterioDigitadas.nullish(),
  remunerados_aprovados: numero.nullish(),
  voluntarios_aprovados: numero.nullish(),
});

export const respostaDaAnulacaoBody = z.object({ resposta: texto(80_000).nullish() });

export const decisaoDaAnulacaoBody = z.object({
  anula: booleano.nullish(),
  parecer: texto(80_000).nullish(),
});

/** For the coordinator, without names of people. */
export const anulacaoLida = z.object({
  anulacao: z
    .object({
      id,
      diminui: z.array(z.object({ nome: z.string(), de: z.number(), para: z.number() })),
      justificativa: z.string(),
      propostaEm: instante,
      responderAte: z.string(),
      resposta: z.string().nullable(),
      anula: z.boolean().nullable(),
      parecer: z.string().nullable(),
      podeResponder: z.boolean(),
      podeDecidir: z.boolean(),
    })
    .nullable(),
});
