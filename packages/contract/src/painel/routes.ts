import { editalParams } from '../avaliacao/schemas.ts';
import { params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoPainel as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDoPainel = {
  lerPainel: route(c.lerPainel, {
    params: editalParams,
    query: semQuery,
    answers: { 200: s.painel },
    errors: [404],
  }),
  lerPendencias: route(c.lerPendencias, {
    params: params.id,
    query: semQuery,
    answers: { 200: s.pendencias },
    errors: [404],
  }),
  lerArmazenamento: route(c.lerArmazenamento, { query: semQuery, answers: { 200: s.armazenamento } }),
} as const;
