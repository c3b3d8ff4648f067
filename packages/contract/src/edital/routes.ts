import { z } from 'zod';
import { listaQuery, mensagem, params, semQuery } from '../fields.ts';
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
    body: s.mudarEditalBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  encerrarInscricoes: route(c.encerrarInscricoes, {
    params: params.id,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  reabrirInscricoes: route(c.reabrirInscricoes, {
    params: params.id,
    body: s.reabrirBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  devolverEdital: route(c.devolverEdital, {
    params: params.id,
    body: s.motivoBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  desarquivarEdital: route(c.desarquivarEdital, {
    params: params.id,
    body: s.motivoBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  arquivarEdital: route(c.arquivarEdital, {
    params: params.id,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  iniciarDecisao: route(c.iniciarDecisao, {
    body: s.iniciarDecisaoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  aceitaAlterarInstrutores: route(c.aceitaAlterarInstrutores, {
    query: semQuery,
    answers: { 200: z.object({ data: z.boolean() }) },
  }),
} as const;
