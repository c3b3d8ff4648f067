import { z } from 'zod';
import { contaEscrita } from '../banco/schemas.ts';
import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { INSTRUTOR } from '../who-may-call.ts';
import * as s from './vinculos-schemas.ts';

export const rotasDosVinculosDoEstudante = {
  lerMeusVinculos: route({
    method: 'GET',
    path: '/api/estudante/vinculos',
    resumo: 'Os vínculos do estudante, com os meses, os documentos e os pagamentos',
    quem: INSTRUTOR,
    limites: 'só os próprios vínculos; nada de outros estudantes',
    answers: { 200: z.array(s.meuVinculo) },
  }),
  enviarMeuDocumento: route({
    method: 'POST',
    path: '/api/estudante/vinculos/:id/documento/:documento',
    resumo: 'Enviar um documento do próprio vínculo, no lugar do que está lá',
    auditoria: 'enviou um documento do próprio vínculo',
    quem: INSTRUTOR,
    limites:
      'PDF de até 25 MB; em qualquer dia, só de um próprio vínculo em curso; o documento volta a ser conferido; If-Match',
    envio: true,
    params: s.documentoParams,
    answers: { 200: mensagem },
    errors: [404, 409, 412, 413, 415],
  }),
  lerMeuDocumento: route({
    method: 'GET',
    path: '/api/estudante/vinculos/:id/documento/:documento',
    resumo: 'Um documento do próprio vínculo',
    quem: INSTRUTOR,
    limites: 'só dos próprios vínculos; o de outra pessoa é 404 como um desconhecido',
    arquivo: 'application/pdf',
    params: s.documentoParams,
    answers: { 200: null },
    errors: [404],
  }),
  lerMinhaConta: route({
    method: 'GET',
    path: '/api/estudante/vinculos/:id/conta_bancaria',
    resumo: 'A conta em que o estudante recebe a bolsa de um próprio vínculo',
    quem: INSTRUTOR,
    limites: 'só dos próprios vínculos; a de outra pessoa é 404 como a de um desconhecido',
    params: params.id,
    answers: { 200: s.minhaConta },
    errors: [404],
  }),
  guardarMinhaConta: route({
    method: 'PUT',
    path: '/api/estudante/vinculos/:id/conta_bancaria',
    resumo: 'Escrever ou corrigir a conta em que o estudante recebe a bolsa',
    auditoria: 'informou os próprios dados bancários',
    quem: INSTRUTOR,
    limites:
      'só de um próprio vínculo de bolsista em curso, ou que terminou e tem pagamento a fazer (409); pelas regras do pagador; If-Match',
    params: params.id,
    body: contaEscrita,
    leitura: 'lerMinhaConta',
    answers: { 200: s.minhaConta },
    errors: [404, 409, 412],
  }),
  baixarMinhaDeclaracao: route({
    method: 'GET',
    path: '/api/estudante/declaracao/:id',
    resumo: 'PDF de uma declaração sobre um vínculo do estudante',
    quem: INSTRUTOR,
    limites: 'só as já emitidas, dos próprios vínculos; a de outra pessoa é 404 como uma desconhecida',
    arquivo: 'application/pdf',
    params: params.id,
    answers: { 200: null },
    errors: [404],
  }),
} as const;
