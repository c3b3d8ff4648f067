import { route } from '../route.ts';
import { INSTRUTOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

/** The student's account: invitation, login and leaving. */
export const rotasDaEntradaDoEstudante = {
  estudanteAtual: route({
    method: 'GET',
    path: '/api/estudante',
    resumo: 'A própria conta de estudante',
    quem: INSTRUTOR,
    limites: 'só a própria, da sessão ou do professor que a tem',
    answers: { 200: s.estudante },
  }),
} as const;
