import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, TODOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaUnidade = {
  listarUnidades: route({
    method: 'GET',
    path: '/api/unidade',
    resumo: 'Unidades',
    quem: TODOS,
    limites: 'o formulário de cadastro precisa dela',
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.unidade) },
  }),
  criarUnidade: route({
    method: 'POST',
    path: '/api/unidade',
    cria: true,
    resumo: 'Criar uma unidade',
    auditoria: 'criou uma unidade',
    quem: ADMINISTRADOR,
    body: s.unidadeBody,
    exige: ['nome', 'cidade'],
    answers: { 201: s.unidade },
    errors: [409],
  }),
  atualizarUnidade: route({
    method: 'PUT',
    path: '/api/unidade/:id',
    resumo: 'Atualizar uma unidade',
    auditoria: 'alterou uma unidade',
    quem: ADMINISTRADOR,
    params: params.id,
    body: s.unidadeBody,
    answers: { 200: s.unidade },
    errors: [409],
  }),
  excluirUnidade: route({
    method: 'DELETE',
    path: '/api/unidade/:id',
    resumo: 'Excluir uma unidade',
    auditoria: 'excluiu uma unidade',
    quem: ADMINISTRADOR,
    limites: 'unidade em uso: 409',
    params: params.id,
    answers: { 204: null },
    errors: [409],
  }),
} as const;
