import { z } from 'zod';
import { dia, id, inteiro, linha, texto } from '../fields.ts';

export const aviso = z.object({
  id,
  titulo: z.string(),
  resumo: z.string(),
  texto: z.string(),
  ordem: z.int(),
  de: z.string().nullable(),
  ate: z.string().nullable(),
});
export const avisoBody = z.object({
  titulo: linha.optional(),
  resumo: texto(2000).optional(),
  texto: texto(10_000).optional(),
  ordem: inteiro.optional(),
  de: dia.nullish(),
  ate: dia.nullish(),
});
