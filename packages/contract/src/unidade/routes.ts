import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaUnidade as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaUnidade = {
  listarUnidades: route(c.listarUnidades, { query: listaQuery, answers: { 200: z.array(s.unidade) } }),
  criarUnidade: route(c.criarUnidade, { body: s.unidadeBody, answers: { 201: s.unidade }, errors: [409] }),
  atualizarUnidade: route(c.atualizarUnidade, {
    params: params.id,
    body: s.unidadeBody,
    answers: { 200: s.unidade },
    errors: [409],
  }),
  excluirUnidade: route(c.excluirUnidade, { params: params.id, answers: { 204: null }, errors: [409] }),
} as const;
