import { z } from 'zod';
import { mensagem, params, semQuery } from '../fields.ts';
import { TODOS } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

export const rotasDoResultado = {
  lerResultados: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId',
    resumo: 'Resultado público de um edital',
    quem: TODOS,
    limites: 'só depois da publicação: nome, projeto, unidade, total, situação',
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
    limites: 'só editais publicados: nome, ano, publicação',
    query: semQuery,
    answers: { 200: z.array(s.resultadoListado) },
  }),
  listarVersoes: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId/versoes',
    resumo: 'Versões do resultado de um edital',
    quem: TODOS,
    limites: 'só depois da publicação',
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
    limites: 'só depois da publicação; as linhas públicas',
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
    limites: 'só depois da publicação; os bytes de que se faz o SHA-256',
    arquivo: 'application/json',
    params: s.versaoParams,
    query: semQuery,
    answers: { 200: null },
    errors: [404],
  }),
  marcarResultadoLido: route({
    method: 'POST',
    path: '/api/projeto/:id/resultado/lido',
    resumo: 'Dizer que o coordenador leu o resultado do seu projeto',
    auditoria: 'leu o resultado do seu projeto',
    quem: { dono: 'sim' },
    limites:
      'só o coordenador, e só depois da publicação: antes responde como a um projeto que não existe (D20); repetido não muda nada, até que outra versão mude a linha do projeto; `versao` é a que estava na tela (sem ela, a em vigor)',
    registro: { tipo: 'projeto', em: 'params.id' },
    params: params.id,
    query: s.lidoQuery,
    answers: { 200: mensagem },
  }),
} as const;
