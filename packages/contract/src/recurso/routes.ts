import { z } from 'zod';
import { projetoParams } from '../avaliacao/schemas.ts';
import { listaQuery, mensagem, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoRecurso as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDoRecurso = {
  solicitarRecurso: route(c.solicitarRecurso, {
    body: s.solicitarBody,
    answers: { 201: s.recurso },
    errors: [409],
  }),
  listarRecursos: route(c.listarRecursos, { query: listaQuery, answers: { 200: z.array(s.recurso) } }),
  listarRecursosDoProjeto: route(c.listarRecursosDoProjeto, {
    params: projetoParams,
    query: semQuery,
    answers: { 200: z.array(s.recurso) },
  }),
  simularRecurso: route(c.simularRecurso, {
    body: s.decisaoBody.omit({ feedback: true }),
    answers: { 200: s.simulacao },
    errors: [404, 409],
  }),
  aceitarRecurso: route(c.aceitarRecurso, {
    body: s.decisaoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  recusarRecurso: route(c.recusarRecurso, {
    body: s.recusarRecursoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
