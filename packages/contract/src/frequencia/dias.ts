import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { INSTRUTOR } from '../who-may-call.ts';
import * as s from './dias-schemas.ts';

const DO_PROJETO = { tipo: 'projeto', em: 'params.id', soCoordenador: true } as const;

/** The days that students log, and what the coordination reads of them. */
export const rotasDosDias = {
  lerMeusDias: route({
    method: 'GET',
    path: '/api/estudante/vinculos/:id/dias',
    resumo: 'Os dias e as horas que o estudante registrou num vínculo, por mês',
    quem: INSTRUTOR,
    limites: 'só dos próprios vínculos; o de outra pessoa é 404 como um desconhecido',
    params: params.id,
    answers: { 200: s.meusDias },
    errors: [404],
  }),
  guardarMeusDias: route({
    method: 'PUT',
    path: '/api/estudante/vinculos/:id/dias',
    resumo: 'Registrar, mudar e apagar dias de um vínculo; todos ou nenhum',
    auditoria: 'registrou dias de atividade',
    quem: INSTRUTOR,
    limites:
      'só dos próprios vínculos; mês aberto e não enviado (409); o id da linha vem do aparelho, e repetir não duplica; linha mudada em outro aparelho é 409 com o que está lá',
    params: params.id,
    body: s.guardarDiasBody,
    answers: { 200: s.diasGuardados },
    errors: [404, 409],
  }),
  enviarMeuMes: route({
    method: 'POST',
    path: '/api/estudante/vinculos/:id/meses/:mes/enviar',
    resumo: 'Enviar o mês à coordenação',
    auditoria: 'enviou os dias de um mês',
    quem: INSTRUTOR,
    limites: 'só dos próprios vínculos; mês aberto, com a soma que o estudante leu (409)',
    params: s.meuMesParams,
    body: s.enviarMesBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  reabrirMeuMes: route({
    method: 'POST',
    path: '/api/estudante/vinculos/:id/meses/:mes/reabrir',
    resumo: 'Reabrir um mês enviado, enquanto a coordenação não o registrou',
    auditoria: 'reabriu os dias de um mês',
    quem: INSTRUTOR,
    limites: 'só dos próprios vínculos; mês aberto, enviado e ainda não registrado (409)',
    params: s.meuMesParams,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  lerDiasDoAluno: route({
    method: 'GET',
    path: '/api/frequenciasInstrutor/projeto/:id/dias/:instrutor/:mes',
    resumo: 'Os dias de um mês que o aluno enviou',
    quem: { dono: 'sim', administrador: 'sim' },
    limites: 'só meses enviados; o resto é 404',
    registro: DO_PROJETO,
    params: s.diasDoAlunoParams,
    answers: { 200: s.diasDoAluno },
    errors: [404],
  }),
  devolverMesDoAluno: route({
    method: 'POST',
    path: '/api/frequenciasInstrutor/projeto/:id/dias/:instrutor/:mes/devolver',
    resumo: 'Devolver um mês ao aluno, com motivo',
    auditoria: 'devolveu os dias de um mês ao aluno',
    quem: { dono: 'sim' },
    limites: 'janela frequencia; mês enviado, na versão lida (409, 412)',
    registro: DO_PROJETO,
    params: s.diasDoAlunoParams,
    body: s.devolverMesBody,
    exige: ['motivo'],
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
