import { z } from 'zod';

export const saude = z.object({ status: z.literal('ok') });

/** Parts that do not answer while the rest does: without files everything but files goes on. */
export const prontidao = saude.extend({ degradado: z.array(z.enum(['arquivos'])).optional() });
