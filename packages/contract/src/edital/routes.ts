import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoEdital as c } from './calls.ts';
import * as s from './schemas.ts';

const lista = { query: listaQuery, answers: { 200: z.array(s.edital) } };

export const rotasDoEdital = {
  listarEditais: route(c.listarEditais, lista),
  listarTodosOsEditais: route(c.listarTodosOsEditais, lista),
  listarEditaisNaoEncerrados: route(c.listarEditaisNaoEncerrados, lista),
  listarEditaisAbertos: route(c.listarEditaisAbertos, lista),
  criarEdital: route(c.criarEdital, { body: s.editalBody, answers: { 201: s.edital } }),
  atualizarEdital: route(c.atualizarEdital, {
    params: params.id,
    body: s.editalBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  encerrarInscricoes: route(c.encerrarInscricoes, {
    params: params.id,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
} as const;
