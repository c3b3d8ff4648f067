import { z } from 'zod';
import { params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS, TODOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaDeclaracao = {
  emitirDeclaracao: route({
    method: 'POST',
    path: '/api/declaracao',
    cria: true,
    resumo: 'Emitir uma declaração',
    auditoria: 'emitiu uma declaração',
    quem: {
      dono: 'sim',
      outroProfessor: 'comLimites',
      avaliadorDesignado: 'comLimites',
      outroAvaliador: 'comLimites',
      administrador: 'comLimites',
      presidente: 'comLimites',
      secretaria: 'comLimites',
    },
    limites:
      'sobre a própria participação, ou sobre instrutor de projeto que coordena; depois da publicação; o que não é seu é 404',
    body: s.emitirBody,
    answers: { 201: s.declaracao },
    errors: [404, 409],
  }),
  listarDeclaracoes: route({
    method: 'GET',
    path: '/api/declaracao',
    resumo: 'Declarações emitidas',
    quem: LOGADOS,
    limites: 'as próprias; administrador: todas',
    lista: true,
    // The answer has the verification codes beside names that others typed, so it must not be compressed.
    comprimida: false,
    query: s.declaracoesQuery,
    answers: { 200: z.array(s.declaracao) },
  }),
  listarDeclaracoesPossiveis: route({
    method: 'GET',
    path: '/api/declaracao/possiveis',
    resumo: 'De que participações o usuário pode emitir declaração',
    quem: LOGADOS,
    limites: 'só a própria participação, depois da publicação',
    answers: { 200: z.array(s.declaracaoPossivel) },
  }),
  lerDeclaracao: route({
    method: 'GET',
    path: '/api/declaracao/pdf/:id',
    resumo: 'PDF de uma declaração',
    quem: { dono: 'sim', administrador: 'sim' },
    registro: { tipo: 'declaracao', em: 'params.id' },
    arquivo: 'application/pdf',
    params: params.id,
    answers: { 200: null },
    errors: [404],
  }),
  revogarDeclaracao: route({
    method: 'POST',
    path: '/api/declaracao/revogar/:id',
    resumo: 'Revogar uma declaração',
    auditoria: 'revogou uma declaração',
    quem: ADMINISTRADOR,
    limites: 'com o motivo; uma vez',
    params: params.id,
    body: s.revogarBody,
    exige: ['motivo'],
    answers: { 200: s.declaracao },
    errors: [404, 409],
  }),
  verificarDeclaracao: route({
    method: 'GET',
    path: '/api/publico/declaracao/:codigo',
    resumo: 'Se uma declaração é válida',
    // The answer has the document of the code beside the sent code, so it must not be compressed.
    comprimida: false,
    quem: TODOS,
    limites: 'só pelo código: o que diz o papel, e se foi revogada',
    params: s.codigoParams,
    answers: { 200: s.declaracaoVerificada },
    errors: [404],
  }),
  lerChavesPublicas: route({
    method: 'GET',
    path: '/.well-known/jwks.json',
    resumo: 'As chaves públicas que assinam as declarações',
    quem: TODOS,
    limites: 'só chaves públicas, também as antigas, com as datas (RFC 7517, RFC 8037)',
    answers: { 200: s.chavesPublicas },
  }),
} as const;
