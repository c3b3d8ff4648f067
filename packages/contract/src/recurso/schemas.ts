import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { STATUS_DO_RECURSO } from '@instrutoria/domain/recurso/types.ts';
import { z } from 'zod';
import { notas, notasLidas, projetoDaAprovacao } from '../avaliacao/schemas.ts';
import { id, instante, markup, ref } from '../fields.ts';

const decidido = z.object({
  ...notasLidas,
  total: z.number().nullable(),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
});

export const recurso = z.object({
  id,
  versao: z.int(),
  mensagem: z.string(),
  feedback: z.string().nullable(),
  status: z.enum(STATUS_DO_RECURSO),
  criadoEm: instante,
  decididoEm: instante.nullable(),
  /** The reader decides appeals, and declared a conflict with this one's project; else absent. */
  impedimento: z.string().optional(),
  projetoAprovacao: z.object({
    id,
    projeto: projetoDaAprovacao,
    ...notasLidas,
    total: z.number().nullable(),
    parecer: z.string(),
  }),
  /** Once accepted. */
  original: decidido.nullable(),
  corrigido: decidido.nullable(),
});

export const solicitarBody = z.object({ mensagem: markup.nullish(), projetoAprovacao: ref });
/** The committee's screen clamps, so only what is no number is refused. */
const numero = z.number({ error: MENSAGENS_RECURSO.naoENumero }).nullish();
export const decisaoBody = z.object({
  id,
  feedback: markup.nullish(),
  ...notas(numero),
  remunerados_aprovados: numero,
  voluntarios_aprovados: numero,
});
export const recusarRecursoBody = z.object({ id, feedback: markup.nullish() });
