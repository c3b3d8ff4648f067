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
  sairDoEstudante: route({
    method: 'POST',
    path: '/api/estudante/sair',
    resumo: 'Encerrar esta sessão de estudante',
    auditoria: 'saiu como estudante',
    quem: INSTRUTOR,
    limites: 'a própria sessão; a de um professor com conta de estudante se encerra por sair (409)',
    answers: { 204: null },
    errors: [409],
  }),
  encerrarSessoesDoEstudante: route({
    method: 'DELETE',
    path: '/api/estudante/sessoes',
    resumo: 'Sair de todos os aparelhos, deste também',
    auditoria: 'encerrou todas as sessões de estudante',
    quem: INSTRUTOR,
    limites: 'as próprias sessões de estudante, nunca as de professor',
    answers: { 204: null },
  }),
} as const;
