import { z } from 'zod';
import { listaQuery, params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaJanela as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaJanela = {
  listarJanelas: route(c.listarJanelas, { query: s.janelaQuery, answers: { 200: z.array(s.janela) } }),
  listarProrrogacoes: route(c.listarProrrogacoes, {
    query: listaQuery,
    answers: { 200: z.array(s.prorrogacao) },
  }),
  registrarProrrogacao: route(c.registrarProrrogacao, {
    body: s.prorrogacaoBody,
    answers: { 201: s.prorrogacao },
  }),
  encerrarProrrogacao: route(c.encerrarProrrogacao, {
    params: params.id,
    body: s.encerrarProrrogacaoBody,
    answers: { 200: s.prorrogacao },
    errors: [409],
  }),
  lerCalendario: route(c.lerCalendario, { query: semQuery, answers: { 200: null } }),
  simularData: route(c.simularData, {
    body: s.simularBody,
    answers: { 200: s.dataSimulada },
    errors: [404],
  }),
} as const;
