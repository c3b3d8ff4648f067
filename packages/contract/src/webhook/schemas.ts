import {
  ESTADOS_DA_ENTREGA,
  EVENTOS_DO_WEBHOOK,
  EVENTOS_ENTREGUES,
} from '@instrutoria/domain/webhook/types.ts';
import { z } from 'zod';
import { booleano, id, instante, linhaDe, listaQuery } from '../fields.ts';

const eventos = z.array(z.enum(EVENTOS_DO_WEBHOOK, { error: 'valor inválido' }));

/** Never the secret. `anteriorAte`: until when the earlier secret signs too. `mortas`: deliveries that failed for good. */
export const webhook = z.object({
  id,
  nome: z.string(),
  endereco: z.string(),
  eventos,
  ativo: z.boolean(),
  criadoEm: instante,
  anteriorAte: instante.nullable(),
  mortas: z.int(),
});
/** `segredo` comes once; a repetition of the request has none. */
export const webhookComSegredo = webhook.extend({ segredo: z.string().optional() });
export const webhookBody = z.object({
  nome: linhaDe(200).optional(),
  endereco: linhaDe(2000).optional(),
  eventos: eventos.max(EVENTOS_DO_WEBHOOK.length).optional(),
});
export const mudarWebhookBody = webhookBody.extend({ ativo: booleano.optional() });

export const entregaDoWebhook = z.object({
  id: z.uuid(),
  evento: z.enum(EVENTOS_ENTREGUES),
  ocorridoEm: instante,
  estado: z.enum(ESTADOS_DA_ENTREGA),
  tentativas: z.int(),
  /** What the receiver answered last; null when it did not. */
  status: z.int().nullable(),
  erro: z.string().nullable(),
  ultimaEm: instante.nullable(),
});
export const entregasQuery = listaQuery.omit({ ordem: true, busca: true });
export const entregaParams = z.object({ entrega: z.uuid() });
