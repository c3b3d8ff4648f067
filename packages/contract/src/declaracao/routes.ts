import { z } from 'zod';
import { listaQuery, params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaDeclaracao as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaDeclaracao = {
  emitirDeclaracao: route(c.emitirDeclaracao, {
    body: s.emitirBody,
    answers: { 201: s.declaracao },
    errors: [404, 409],
  }),
  listarDeclaracoes: route(c.listarDeclaracoes, {
    query: listaQuery,
    answers: { 200: z.array(s.declaracao) },
  }),
  listarDeclaracoesPossiveis: route(c.listarDeclaracoesPossiveis, {
    query: semQuery,
    answers: { 200: z.array(s.declaracaoPossivel) },
  }),
  lerDeclaracao: route(c.lerDeclaracao, {
    params: params.id,
    query: semQuery,
    answers: { 200: null },
    errors: [404],
  }),
  revogarDeclaracao: route(c.revogarDeclaracao, {
    params: params.id,
    body: s.revogarBody,
    answers: { 200: s.declaracao },
    errors: [404, 409],
  }),
  verificarDeclaracao: route(c.verificarDeclaracao, {
    params: s.codigoParams,
    query: semQuery,
    answers: { 200: s.declaracaoVerificada },
    errors: [404],
  }),
} as const;
