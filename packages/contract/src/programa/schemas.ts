import { z } from 'zod';
import { id, linha } from '../fields.ts';

export const programa = z.object({ id, nome: z.string() });
export const programaBody = z.object({ nome: linha.optional() });
