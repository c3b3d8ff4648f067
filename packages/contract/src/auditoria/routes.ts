import { z } from 'zod';
import { listaQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaAuditoria as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaAuditoria = {
  listarAuditoria: route(c.listarAuditoria, {
    query: s.auditoriaQuery,
    answers: { 200: z.array(s.atoAuditado) },
  }),
  listarPendenciasDeDados: route(c.listarPendenciasDeDados, {
    query: listaQuery.omit({ ordem: true }),
    answers: { 200: z.array(s.pendenciaDeDados) },
  }),
} as const;
