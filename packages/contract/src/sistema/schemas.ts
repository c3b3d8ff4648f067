import { z } from 'zod';

export const saude = z.object({ status: z.literal('ok') });
