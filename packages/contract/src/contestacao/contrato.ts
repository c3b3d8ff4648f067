import { z } from 'zod';
import { enviado, mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, INSTRUTOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

const PROPRIOS = 'só dos próprios vínculos; o de outra pessoa é 404 como um desconhecido';
const JULGADO = { tipo: 'instrutor', em: 'params.id', barra: 'participacao' } as const;

/** A student contests a month of theirs; the administration answers. */
export const rotasDaContestacao = {
  anexarAoMes: route({
    method: 'POST',
    path: '/api/estudante/vinculos/:id/anexo',
    resumo: 'Enviar o arquivo de uma contestação',
    quem: INSTRUTOR,
    limites: `PDF de até 25 MB; ${PROPRIOS}; o que não foi usado some com o envio seguinte`,
    envio: true,
    params: params.id,
    answers: { 201: enviado },
    errors: [404, 413, 415],
  }),
  contestarMes: route({
    method: 'POST',
    path: '/api/estudante/vinculos/:id/meses/:mes/contestar',
    cria: true,
    resumo: 'Contestar as horas ou o pagamento de um mês',
    auditoria: 'contestou um mês',
    quem: INSTRUTOR,
    limites: `${PROPRIOS}; até 30 dias depois de as horas ou o pagamento do mês mudarem, e uma por vez (409); não muda depois de enviada`,
    params: s.mesParams,
    body: s.contestarBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  retirarContestacao: route({
    method: 'POST',
    path: '/api/estudante/vinculos/:id/contestacao/:contestacao/retirar',
    resumo: 'Retirar uma contestação ainda não respondida',
    auditoria: 'retirou a contestação de um mês',
    quem: INSTRUTOR,
    limites: `${PROPRIOS}; ainda não respondida (409)`,
    params: s.contestacaoParams,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  listarContestacoes: route({
    method: 'GET',
    path: '/api/contestacoes',
    resumo: 'As contestações de meses, as que esperam resposta primeiro',
    quem: ADMINISTRADOR,
    limites: 'sem projetos em que participa (D30)',
    lista: true,
    query: s.contestacoesQuery,
    answers: { 200: z.array(s.contestacaoRecebida) },
  }),
  lerAnexoDoMes: route({
    method: 'GET',
    path: '/api/instrutor/:id/contestacao/:contestacao/anexo',
    resumo: 'O arquivo de uma contestação',
    quem: ADMINISTRADOR,
    limites: 'nunca de projeto em que participa (D30); registrada nos acessos',
    julgado: JULGADO,
    arquivo: 'application/pdf',
    params: s.contestacaoParams,
    answers: { 200: null },
    errors: [404, 409],
  }),
  responderContestacao: route({
    method: 'POST',
    path: '/api/instrutor/:id/contestacao/:contestacao/responder',
    resumo: 'Responder a uma contestação: procedente ou improcedente, com as razões',
    auditoria: 'respondeu à contestação de um mês',
    quem: ADMINISTRADOR,
    limites:
      'uma que espera resposta (409); nunca de projeto em que participa (D30); aluno e coordenação são avisados; não muda depois',
    julgado: JULGADO,
    params: s.contestacaoParams,
    body: s.responderBody,
    exige: ['resultado', 'razoes'],
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
} as const;
