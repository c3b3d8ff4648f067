import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoPrograma as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDoPrograma = {
  listarProgramas: route(c.listarProgramas, { query: listaQuery, answers: { 200: z.array(s.programa) } }),
  criarPrograma: route(c.criarPrograma, {
    body: s.programaBody,
    answers: { 201: s.programa },
    errors: [409],
  }),
  atualizarPrograma: route(c.atualizarPrograma, {
    params: params.id,
    body: s.programaBody,
    answers: { 200: s.programa },
    errors: [409],
  }),
  excluirPrograma: route(c.excluirPrograma, { params: params.id, answers: { 204: null }, errors: [409] }),
} as const;
