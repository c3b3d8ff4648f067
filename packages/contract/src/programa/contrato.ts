import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, TODOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDoPrograma = {
  listarProgramas: route({
    method: 'GET',
    path: '/api/programa',
    resumo: 'Programas de pós-graduação',
    quem: TODOS,
    limites: 'o formulário de cadastro precisa dela',
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.programa) },
  }),
  criarPrograma: route({
    method: 'POST',
    path: '/api/programa',
    cria: true,
    resumo: 'Criar um programa',
    auditoria: 'criou um programa',
    quem: ADMINISTRADOR,
    body: s.programaBody,
    exige: ['nome'],
    answers: { 201: s.programa },
    errors: [409],
  }),
  atualizarPrograma: route({
    method: 'PUT',
    path: '/api/programa/:id',
    resumo: 'Atualizar um programa',
    auditoria: 'alterou um programa',
    quem: ADMINISTRADOR,
    params: params.id,
    body: s.programaBody,
    answers: { 200: s.programa },
    errors: [409],
  }),
  excluirPrograma: route({
    method: 'DELETE',
    path: '/api/programa/:id',
    resumo: 'Excluir um programa',
    auditoria: 'excluiu um programa',
    quem: ADMINISTRADOR,
    limites: 'programa em uso: 409',
    params: params.id,
    answers: { 204: null },
    errors: [409],
  }),
} as const;
