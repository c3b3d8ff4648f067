import { z } from 'zod';
import { params } from '../fields.ts';
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
