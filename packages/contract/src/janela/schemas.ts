import { JANELAS } from '@instrutoria/domain/configuracao/types.ts';
import { MENSAGENS_JANELA as M } from '@instrutoria/domain/janela/messages.ts';
import { z } from 'zod';
import { dia, id, idParam, instante, linhaDe, ref } from '../fields.ts';

export const janela = z.object({
  janela: z.enum(JANELAS),
  aberta: z.boolean(),
  abreEm: instante.nullable(),
  fechaEm: instante.nullable(),
  texto: z.string(),
  prorrogadaAte: z.string().nullable(),
});
export const janelaQuery = z.strictObject({ projeto: idParam.optional() });

export const prorrogacao = z.object({
  id,
  janela: z.enum(JANELAS),
  ate: z.string(),
  motivo: z.string(),
  /** The title only for administrators. */
  projeto: z.object({ id, titulo: z.string().nullable() }).nullable(),
  autor: z.object({ id, nome: z.string() }),
  criadaEm: instante,
  /** Not ended, and its last day has not passed. */
  corre: z.boolean(),
  encerramento: z
    .object({ em: instante, por: z.object({ id, nome: z.string() }), motivo: z.string() })
    .nullable(),
});
export const encerrarProrrogacaoBody = z.object({ motivo: linhaDe(2000) });
export const prorrogacaoBody = z.object({
  janela: z.enum(JANELAS, { error: M.janelaInvalida }),
  ate: dia,
  motivo: linhaDe(2000),
  projeto: ref.nullish(),
});

export const simularBody = z.object({ instante: linhaDe(40).nullable() });
export const dataSimulada = z.object({ data: z.string(), simulada: z.boolean() });
