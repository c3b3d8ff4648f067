import { z } from 'zod';
import { mensagem, semQuery } from '../fields.ts';
import { COMISSAO, TODOS } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

/** Published results and their versions (T-M5, D42). */
export const rotasDoResultado = {
  lerResultados: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId',
    resumo: 'Resultado público de um edital',
    quem: TODOS,
    limites: 'after publication only: name, project, unit, total, situation',
    params: s.editalParams,
    query: semQuery,
    answers: { 200: s.resultados },
    errors: [404],
  }),
  listarResultados: route({
    method: 'GET',
    path: '/api/publico/resultados',
    resumo: 'Editais com resultado publicado',
    quem: TODOS,
    limites: 'published calls only: name, year, publication',
    query: semQuery,
    answers: { 200: z.array(s.resultadoListado) },
  }),
  listarVersoes: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId/versoes',
    resumo: 'Versões do resultado de um edital',
    quem: TODOS,
    limites: 'after publication only',
    params: s.editalParams,
    query: semQuery,
    answers: { 200: z.array(s.versao) },
    errors: [404],
  }),
  lerVersao: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId/versoes/:numero',
    resumo: 'Uma versão do resultado, com o que mudou desde a anterior',
    quem: TODOS,
    limites: 'after publication only; the public rows',
    params: s.versaoParams,
    query: semQuery,
    answers: { 200: s.resultadoDaVersao },
    errors: [404],
  }),
  baixarVersao: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId/versoes/:numero/arquivo',
    resumo: 'O texto canônico (RFC 8785) de uma versão do resultado',
    quem: TODOS,
    limites: 'after publication only; the bytes of which the SHA-256 is made',
    arquivo: 'application/json',
    params: s.versaoParams,
    query: semQuery,
    answers: { 200: null },
    errors: [404],
  }),
  simularCorrecao: route({
    method: 'POST',
    path: '/api/resultado/simular',
    resumo: 'O que uma correção do resultado mudaria, e para quem',
    quem: COMISSAO,
    limites: 'writes nothing; refuses as resultado/corrigir does, without a reason',
    body: s.corrigirBody.omit({ justificativa: true }),
    answers: { 200: s.simulacaoDaCorrecao },
    errors: [404, 409],
  }),
  corrigirResultado: route({
    method: 'POST',
    path: '/api/resultado/corrigir',
    resumo: 'Corrigir o resultado publicado de um projeto',
    quem: COMISSAO,
    limites:
      'phase resultado; no pending appeal; never on a project of one’s own; neither total nor counts fall; reason required; a new version',
    body: s.corrigirBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
