import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDoAviso = {
  listarAvisos: route({
    method: 'GET',
    path: '/api/aviso',
    resumo: 'Mural de avisos',
    quem: LOGADOS,
    limites: 'os de hoje; o administrador lê também os passados e os futuros',
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.aviso) },
  }),
  criarAviso: route({
    method: 'POST',
    path: '/api/aviso',
    cria: true,
    resumo: 'Criar um aviso',
    auditoria: 'criou um aviso',
    quem: ADMINISTRADOR,
    body: s.avisoBody,
    exige: ['titulo', 'resumo'],
    answers: { 201: s.aviso },
  }),
  atualizarAviso: route({
    method: 'PUT',
    path: '/api/aviso/:id',
    resumo: 'Atualizar um aviso',
    auditoria: 'alterou um aviso',
    quem: ADMINISTRADOR,
    params: params.id,
    body: s.avisoBody,
    answers: { 200: s.aviso },
  }),
  excluirAviso: route({
    method: 'DELETE',
    path: '/api/aviso/:id',
    resumo: 'Excluir um aviso',
    auditoria: 'excluiu um aviso',
    quem: ADMINISTRADOR,
    params: params.id,
    answers: { 204: null },
  }),
} as const;
