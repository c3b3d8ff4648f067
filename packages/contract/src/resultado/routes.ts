import { z } from 'zod';
import { mensagem, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoResultado as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDoResultado = {
  lerResultados: route(c.lerResultados, {
    params: s.editalParams,
    query: semQuery,
    answers: { 200: s.resultados },
    errors: [404],
  }),
  listarResultados: route(c.listarResultados, {
    query: semQuery,
    answers: { 200: z.array(s.resultadoListado) },
  }),
  listarVersoes: route(c.listarVersoes, {
    params: s.editalParams,
    query: semQuery,
    answers: { 200: z.array(s.versao) },
    errors: [404],
  }),
  lerVersao: route(c.lerVersao, {
    params: s.versaoParams,
    query: semQuery,
    answers: { 200: s.resultadoDaVersao },
    errors: [404],
  }),
  baixarVersao: route(c.baixarVersao, {
    params: s.versaoParams,
    query: semQuery,
    answers: { 200: null },
    errors: [404],
  }),
  simularCorrecao: route(c.simularCorrecao, {
    body: s.corrigirBody.omit({ justificativa: true }),
    answers: { 200: s.simulacaoDaCorrecao },
    errors: [404, 409],
  }),
  corrigirResultado: route(c.corrigirResultado, {
    body: s.corrigirBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
