import { z } from 'zod';
import { listaDoEditalQuery, projetoParams, simulacao } from '../avaliacao/schemas.ts';
import { mensagem, semQuery } from '../fields.ts';
import { COMISSAO } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

export const rotasDoRecurso = {
  solicitarRecurso: route({
    method: 'POST',
    path: '/api/recurso',
    cria: true,
    resumo: 'Solicitar recurso',
    auditoria: 'solicitou um recurso',
    quem: { dono: 'sim' },
    limites:
      'depois da publicação (antes 404, D20), fase resultado, até fimRecursos; um pendente por projeto; HTML limpo',
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
    limites:
      'administrador e presidente: todos; os outros: só os recursos dos próprios projetos, [] quando não há; edital escolhe só os de um',
    lista: true,
    query: listaDoEditalQuery,
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
    limites: 'não grava nada; pendente; nunca em projeto próprio',
    body: s.decisaoBody.omit({ feedback: true }),
    answers: { 200: simulacao },
    errors: [404, 409],
  }),
  aceitarRecurso: route({
    method: 'POST',
    path: '/api/recurso/aceitar',
    resumo: 'Aceitar um recurso',
    auditoria: 'aceitou um recurso',
    quem: COMISSAO,
    limites:
      'pendente; nunca em projeto próprio; com os tetos da tela de recursos; nem total nem quantidades diminuem; feedback obrigatório; If-Match é respeitado',
    body: s.decisaoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  recusarRecurso: route({
    method: 'POST',
    path: '/api/recurso/recusar',
    resumo: 'Recusar um recurso',
    auditoria: 'recusou um recurso',
    quem: COMISSAO,
    limites: 'pendente; nunca em projeto próprio; feedback obrigatório',
    body: s.recusarRecursoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
