import { z } from 'zod';
import { id, idOuNinguem, linha } from '../fields.ts';

export const unidade = z.object({ id, nome: z.string(), cidade: z.string() });
/** A unit in a record whose reader may not know it. */
export const unidadeDita = unidade.extend({ id: idOuNinguem });
export const unidadeBody = z.object({ nome: linha.optional(), cidade: linha.optional() });
