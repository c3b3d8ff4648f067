import { z } from 'zod';

export const saude = z.object({ status: z.literal('ok') });

/** Parts that fail while the rest works. */
export const prontidao = saude.extend({ degradado: z.array(z.enum(['arquivos'])).optional() });
