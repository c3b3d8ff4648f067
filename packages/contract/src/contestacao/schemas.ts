import { TEXTO_DA_CONTESTACAO_MAXIMO } from '@instrutoria/domain/contestacao/limits.ts';
import {
  RESULTADOS_DA_CONTESTACAO,
  SITUACOES_DA_CONTESTACAO,
} from '@instrutoria/domain/contestacao/types.ts';
import { z } from 'zod';
import { id, idParam, instante, listaQuery, referencia, texto } from '../fields.ts';

const mesParam = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/);
export const mesParams = z.object({ id: idParam, mes: mesParam });
export const contestacaoParams = z.object({ id: idParam, contestacao: idParam });

/** This limit only bounds storage; the domain checks the 4,000 characters. */
const escrito = texto(TEXTO_DA_CONTESTACAO_MAXIMO * 5);

const contestacao = z.object({
  id,
  situacao: z.enum(SITUACOES_DA_CONTESTACAO),
  texto: z.string(),
  comArquivo: z.boolean(),
  enviadaEm: instante,
  /** The last day for the answer. */
  ate: z.string(),
  razoes: z.string().nullable(),
  respondidaEm: instante.nullable(),
});

/** As its student reads it, the latest first. */
export const minhasContestacoes = z.array(contestacao);

export const contestarBody = z.object({
  texto: escrito,
  /** As the upload answered it. */
  arquivo: referencia.nullish(),
});

export const contestacoesQuery = listaQuery.extend({
  situacao: z.enum(SITUACOES_DA_CONTESTACAO, { error: 'valor inválido' }).optional(),
});

export const contestacaoRecebida = contestacao.extend({
  /** Open, and its last day has passed. */
  atrasada: z.boolean(),
  mes: z.string(),
  instrutor: z.object({ id, nome: z.string() }),
  projeto: z.object({ id, titulo: z.string(), coordenador: z.object({ nome: z.string() }) }),
  /** Hours of the days that the student sent; null: they sent none. */
  enviadas: z.number().nullable(),
  /** −1 for 'não se aplica'; null: not registered. */
  registradas: z.number().nullable(),
  /** Of the coordination, to the student: why fewer hours count. */
  motivo: z.string().nullable(),
  /** The lines of closed sheets for the month, the earliest sheet first. */
  pagamentos: z.array(
    z.object({
      /** The month of the sheet. */
      folha: z.string(),
      /** 'do mês', 'complemento de abril de 2026'. */
      nome: z.string(),
      /** 'recebe', 'não recebe: falta o CPF'. */
      texto: z.string(),
      /** Cents; null where no value was registered. */
      valor: z.int().nullable(),
    }),
  ),
  respondidaPor: z.string().nullable(),
});

export const responderBody = z.object({
  resultado: z.enum(RESULTADOS_DA_CONTESTACAO, { error: 'valor inválido' }).nullish(),
  razoes: escrito.nullish(),
});
