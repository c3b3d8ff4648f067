import { z } from 'zod';
import { id, linha } from '../fields.ts';

export const unidade = z.object({ id, nome: z.string(), cidade: z.string() });
export const unidadeBody = z.object({ nome: linha.optional(), cidade: linha.optional() });
