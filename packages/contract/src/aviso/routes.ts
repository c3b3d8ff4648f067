import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoAviso as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDoAviso = {
  listarAvisos: route(c.listarAvisos, { query: listaQuery, answers: { 200: z.array(s.aviso) } }),
  criarAviso: route(c.criarAviso, { body: s.avisoBody, answers: { 201: s.aviso } }),
  atualizarAviso: route(c.atualizarAviso, {
    params: params.id,
    body: s.avisoBody,
    answers: { 200: s.aviso },
  }),
  excluirAviso: route(c.excluirAviso, { params: params.id, answers: { 204: null } }),
} as const;
