import { z } from 'zod';
import { route } from '../route.ts';
import { ADMINISTRADOR, TODOS } from '../who-may-call.ts';
import {
  aviso,
  detalhes,
  emailMorto,
  prontidao,
  reenviados,
  reenviarBody,
  saude,
  situacao,
} from './schemas.ts';

export const rotasDoSistema = {
  dataAtual: route({
    method: 'GET',
    path: '/api/data/data-atual',
    resumo: 'A data e a hora do servidor',
    quem: TODOS,
    limites: 'texto que começa com aaaa-mm-dd, em configuracao.fuso',
    answers: { 200: z.string() },
  }),
  saudeViva: route({
    method: 'GET',
    path: '/saude/viva',
    resumo: 'O processo responde',
    quem: TODOS,
    limites: 'nenhum detalhe para estranhos',
    answers: { 200: saude },
  }),
  saudePronta: route({
    method: 'GET',
    path: '/saude/pronta',
    resumo: 'Banco e arquivos respondem',
    quem: TODOS,
    limites: 'nenhum detalhe para estranhos',
    answers: { 200: prontidao },
    errors: [503],
  }),
  saudeDetalhes: route({
    method: 'GET',
    path: '/saude/detalhes',
    resumo: 'O que funciona e o que não, parte por parte',
    quem: ADMINISTRADOR,
    limites: 'sem entrar, só no endereço interno (INTERNO)',
    answers: { 200: detalhes },
  }),
  situacaoDoSistema: route({
    method: 'GET',
    path: '/api/sistema/situacao',
    resumo:
      'Da instalação: versão, tamanho do banco, disco, última cópia, último exercício de restauração, e-mails e filas',
    quem: ADMINISTRADOR,
    answers: { 200: situacao },
  }),
  avisosDoSistema: route({
    method: 'GET',
    path: '/api/sistema/avisos',
    resumo:
      'O que o administrador deve saber da instalação: partes com defeito ou não configuradas, cópia, e-mails, disco, fuso',
    quem: ADMINISTRADOR,
    answers: { 200: z.array(aviso) },
  }),
  listarEmailsMortos: route({
    method: 'GET',
    path: '/api/sistema/emails-mortos',
    resumo:
      'Os e-mails que dez tentativas não enviaram, os mais novos primeiro (até 200): assunto e causa, sem destinatário',
    quem: ADMINISTRADOR,
    answers: { 200: z.array(emailMorto) },
  }),
  reenviarEmails: route({
    method: 'POST',
    path: '/api/sistema/emails-mortos/reenviar',
    resumo: 'Manda sair outra vez os e-mails que não saíram, estes ou todos',
    auditoria: 'mandou sair outra vez e-mails que não saíram',
    quem: ADMINISTRADOR,
    body: reenviarBody,
    answers: { 200: reenviados },
  }),
  openapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    resumo: 'OpenAPI 3.1',
    quem: TODOS,
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
  docs: route({
    method: 'GET',
    path: '/api/docs',
    resumo: 'Esta API, para ler',
    quem: TODOS,
    query: z.strictObject({ assunto: z.string().max(40).optional() }),
    arquivo: 'text/html',
    answers: { 200: null },
  }),
} as const;
