import { z } from 'zod';
import { mensagem } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

/**
 * Works until there is an administrator, with the code that the server printed; then these calls answer 404.
 */
const COM_O_CODIGO = 'só antes da instalação, com o código que o servidor mostrou ao iniciar; depois: 404';

export const rotasDaInstalacao = {
  abrirInstalacao: route({
    method: 'POST',
    path: '/api/instalacao/codigo',
    resumo: 'Abrir o assistente de instalação',
    quem: { anonimo: 'comLimites' },
    limites: COM_O_CODIGO,
    body: s.codigoBody,
    answers: { 200: s.instalacaoAberta },
    errors: [404, 429],
  }),
  testarEmailDaInstalacao: route({
    method: 'POST',
    path: '/api/instalacao/email',
    resumo: 'Enviar uma mensagem de teste',
    quem: { anonimo: 'comLimites' },
    limites: COM_O_CODIGO,
    body: s.testeDeEmailBody,
    answers: { 200: s.emailTestado },
    errors: [404, 429],
  }),
  concluirInstalacao: route({
    method: 'POST',
    path: '/api/instalacao',
    resumo: 'Concluir a instalação',
    auditoria: 'concluiu a instalação',
    quem: { anonimo: 'comLimites' },
    limites: `${COM_O_CODIGO}`,
    body: s.concluirBody,
    answers: { 201: mensagem },
    errors: [404, 409, 429],
  }),
  pendenciasDaInstalacao: route({
    method: 'GET',
    path: '/api/instalacao/pendencias',
    resumo: 'O que ainda falta configurar',
    quem: ADMINISTRADOR,
    answers: { 200: z.array(s.pendencia) },
  }),
  dispensarPendencia: route({
    method: 'PUT',
    path: '/api/instalacao/pendencias/:item',
    resumo: 'Dispensar uma pendência da instalação',
    auditoria: 'dispensou uma pendência da instalação',
    quem: ADMINISTRADOR,
    params: s.dispensarParams,
    answers: { 200: z.array(s.pendencia) },
  }),
} as const;
