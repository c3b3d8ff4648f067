import { z } from 'zod';
import { projetoParams } from '../avaliacao/schemas.ts';
import { listaQuery, mensagem, semQuery } from '../fields.ts';
import { COMISSAO } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

/** Appeals. */
export const rotasDoRecurso = {
  solicitarRecurso: route({
    method: 'POST',
    path: '/api/recurso',
    resumo: 'Solicitar recurso',
    quem: { dono: 'sim' },
    limites:
      'after publication (404 before, D20), phase resultado, until fimRecursos; one pending per project; HTML sanitised',
    registro: { tipo: 'aprovacao', em: 'body.projetoAprovacao' },
    body: s.solicitarBody,
    answers: { 201: s.recurso },
    errors: [409],
  }),
  listarRecursos: route({
    method: 'GET',
    path: '/api/recurso',
    resumo: 'Recursos',
    quem: {
      dono: 'comLimites',
      outroProfessor: 'comLimites',
      avaliadorDesignado: 'comLimites',
      outroAvaliador: 'comLimites',
      administrador: 'sim',
      presidente: 'sim',
      secretaria: 'comLimites',
    },
    limites: 'administrador and president: all; everyone else: appeals of own projects only, [] when none',
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.recurso) },
  }),
  listarRecursosDoProjeto: route({
    method: 'GET',
    path: '/api/recurso/projeto/:projectId',
    resumo: 'Recursos de um projeto',
    quem: { dono: 'sim', administrador: 'sim', presidente: 'sim' },
    registro: { tipo: 'projeto', em: 'params.projectId' },
    params: projetoParams,
    query: semQuery,
    answers: { 200: z.array(s.recurso) },
  }),
  simularRecurso: route({
    method: 'POST',
    path: '/api/recurso/simular',
    resumo: 'O que mudaria no ranque se o recurso fosse aceito assim',
    quem: COMISSAO,
    limites: 'writes nothing; pending; never on a project of one’s own',
    body: s.decisaoBody.omit({ feedback: true }),
    answers: { 200: s.simulacao },
    errors: [404, 409],
  }),
  aceitarRecurso: route({
    method: 'POST',
    path: '/api/recurso/aceitar',
    resumo: 'Aceitar um recurso',
    quem: COMISSAO,
    limites:
      'pending; never on a project of one’s own; caps of the appeal screen; neither total nor counts fall; feedback required; If-Match honoured',
    body: s.decisaoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  recusarRecurso: route({
    method: 'POST',
    path: '/api/recurso/recusar',
    resumo: 'Recusar um recurso',
    quem: COMISSAO,
    limites: 'pending; never on a project of one’s own; feedback required',
    body: s.recusarRecursoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
