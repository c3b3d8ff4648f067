import { z } from 'zod';
import { enviado } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS, TODOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaConfiguracao = {
  lerConfiguracao: route({
    method: 'GET',
    path: '/api/configuracao',
    resumo: 'Configuração',
    quem: LOGADOS,
    answers: { 200: s.configuracao },
  }),
  atualizarConfiguracao: route({
    method: 'PUT',
    path: '/api/configuracao',
    resumo: 'Atualizar a configuração',
    auditoria: 'alterou a configuração',
    quem: ADMINISTRADOR,
    limites: 'If-Match; um fuso em que algo anunciado terminaria mais cedo espera por isso',
    body: s.configuracaoBody,
    answers: { 200: s.configuracao },
    errors: [412],
  }),
  lerEfeitoDoFuso: route({
    method: 'GET',
    path: '/api/configuracao/fuso',
    resumo: 'O que faria uma mudança de fuso',
    quem: ADMINISTRADOR,
    query: s.fusoQuery,
    answers: { 200: s.efeitoDoFuso },
  }),
  enviarLogo: route({
    method: 'POST',
    path: '/api/configuracao/logo',
    resumo: 'Enviar o logotipo',
    quem: ADMINISTRADOR,
    limites: 'JPEG ou PNG de até 25 MB',
    envio: true,
    answers: { 201: enviado },
    errors: [413, 415],
  }),
  listarModelosDeEmail: route({
    method: 'GET',
    path: '/api/modelos_de_email',
    resumo: 'Os e-mails cujo texto a instituição pode mudar',
    quem: ADMINISTRADOR,
    answers: { 200: z.array(s.modeloDeEmail) },
  }),
  mudarModeloDeEmail: route({
    method: 'PUT',
    path: '/api/modelo_de_email/:nome',
    resumo: 'Mudar o texto de um e-mail',
    auditoria: 'mudou o texto de um e-mail',
    quem: ADMINISTRADOR,
    limites:
      'If-Match; campo desconhecido ou obrigatório ausente: 422; o texto original volta a ser o do sistema',
    params: s.paramsDoEmail,
    body: s.textoDeEmailBody,
    answers: { 200: s.modeloDeEmail },
    errors: [404, 412],
  }),
  preverModeloDeEmail: route({
    method: 'POST',
    path: '/api/modelo_de_email/:nome/previa',
    resumo: 'Como fica um e-mail, com dados inventados',
    quem: ADMINISTRADOR,
    limites: 'nada é salvo nem enviado',
    params: s.paramsDoEmail,
    body: s.textoDeEmailBody,
    answers: { 200: s.previaDoEmail },
    errors: [404],
  }),
  instituicaoPublica: route({
    method: 'GET',
    path: '/api/publico/instituicao',
    resumo: 'A instituição',
    quem: TODOS,
    limites: 'nada de secreto; contas só na demonstração',
    // The answer holds the demonstration's passwords.
    comprimida: false,
    answers: { 200: s.instituicaoPublica },
  }),
  coresPublicas: route({
    method: 'GET',
    path: '/api/publico/cores',
    resumo: 'As cores, como folha de estilo',
    quem: TODOS,
    limites: 'nada de secreto; vazia enquanto a instituição não escolhe uma cor',
    arquivo: 'text/css',
    answers: { 200: null },
  }),
  logoPublico: route({
    method: 'GET',
    path: '/api/publico/logo',
    resumo: 'O logotipo',
    quem: TODOS,
    limites: 'nada de secreto',
    arquivo: 'image/jpeg',
    answers: { 200: null },
    errors: [404],
  }),
} as const;
