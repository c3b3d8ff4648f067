import { z } from 'zod';
import { listaQuery } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaAuditoria = {
  listarAuditoria: route({
    method: 'GET',
    path: '/api/auditoria',
    resumo: 'Trilha de auditoria',
    quem: ADMINISTRADOR,
    lista: true,
    query: s.auditoriaQuery,
    answers: { 200: z.array(s.atoAuditado) },
  }),
  listarPendenciasDeDados: route({
    method: 'GET',
    path: '/api/pendencias-de-dados',
    resumo: 'Registros de antes de uma regra, que a quebram',
    quem: ADMINISTRADOR,
    lista: true,
    query: listaQuery.omit({ ordem: true }),
    answers: { 200: z.array(s.pendenciaDeDados) },
  }),
} as const;
