import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import {
  ESTADOS_DA_DESISTENCIA,
  FUNDAMENTOS,
  FUNDAMENTOS_DA_ADMINISTRACAO,
} from '@instrutoria/domain/desistencia/types.ts';
import { z } from 'zod';
import { dia, id, idParam, instante, referencia, texto } from '../fields.ts';

export const desistencia = z.object({
  /** The desistência in force; null without one. */
  desistencia: z
    .object({
      id,
      estado: z.enum(ESTADOS_DA_DESISTENCIA),
      fundamento: z.enum(FUNDAMENTOS),
      motivo: z.string(),
      temPedido: z.boolean(),
      responderAte: z.string().nullable(),
      dia: z.string().nullable(),
      criadaEm: instante,
    })
    .nullable(),
  /** Why it cannot be given up; null where it can, or already is. */
  impedimento: z.string().nullable(),
  /** Whether its call has a list of suplentes, to whom the places are offered. */
  temSuplentes: z.boolean(),
  hoje: z.string(),
  vigenciaFim: z.string(),
});

export const consultaBody = z.object({ motivo: texto(4000) });

/** The coordinator sends no `fundamento`. */
export const desistirBody = z.object({
  fundamento: z
    .enum(FUNDAMENTOS_DA_ADMINISTRACAO, { error: M.escolhaOFundamento })
    .exclude(['CONSULTA'], { error: M.escolhaOFundamento })
    .nullish(),
  motivo: texto(4000).nullish(),
  dia: dia.nullish(),
  pedido: referencia.nullish(),
});

export const pedidoParams = z.object({ id: idParam, desistencia: idParam });
