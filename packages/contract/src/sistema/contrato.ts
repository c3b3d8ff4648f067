import { z } from 'zod';
import { semQuery } from '../fields.ts';
import { TODOS } from '../quem.ts';
import { route } from '../route.ts';
import { prontidao, saude } from './schemas.ts';

export const rotasDoSistema = {
  dataAtual: route({
    method: 'GET',
    path: '/api/data/data-atual',
    resumo: 'A data e a hora do servidor',
    quem: TODOS,
    limites: 'texto que começa com aaaa-mm-dd, em configuracao.fuso',
    query: semQuery,
    answers: { 200: z.string() },
  }),
  saudeViva: route({
    method: 'GET',
    path: '/saude/viva',
    resumo: 'O processo responde',
    quem: TODOS,
    limites: 'nenhum detalhe para estranhos',
    query: semQuery,
    answers: { 200: saude },
  }),
  saudePronta: route({
    method: 'GET',
    path: '/saude/pronta',
    resumo: 'Banco e arquivos respondem',
    quem: TODOS,
    limites: 'nenhum detalhe para estranhos',
    query: semQuery,
    answers: { 200: prontidao },
    errors: [503],
  }),
  openapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    resumo: 'OpenAPI 3.1',
    quem: TODOS,
    query: semQuery,
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  docs: route({
    method: 'GET',
    path: '/api/docs',
    resumo: 'Esta API, para ler',
    quem: TODOS,
    arquivo: 'text/html',
    query: semQuery,
    answers: { 200: null },
  }),
} as const;
