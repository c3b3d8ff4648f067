import { z } from 'zod';
import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS, LOGADOS_COM_LIMITES } from '../who-may-call.ts';
import * as s from './schemas.ts';

const NO_CAMINHO = { tipo: 'projeto', em: 'params.id' } as const;
const DE_FORA = { ...NO_CAMINHO, barra: 'participacao' } as const;

export const rotasDaCoordenacao = {
  lerCoordenacao: route({
    method: 'GET',
    path: '/api/projeto/:id/coordenacao',
    resumo: 'Quem coordena um projeto, e se alguém pode agir por ele hoje',
    // Allowed for its participants, and for the administration, which names others where nobody can act.
    quem: { dono: 'sim', administrador: 'sim' },
    limites: 'projetos enviados; o motivo de um afastamento só o lê quem se afasta e o administrador',
    registro: { ...NO_CAMINHO, depois: true },
    params: params.id,
    answers: { 200: s.coordenacao },
  }),
  registrarAfastamento: route({
    method: 'POST',
    path: '/api/projeto/:id/afastamento',
    cria: true,
    resumo: 'Informar o afastamento de quem coordena um projeto',
    auditoria: 'registrou um afastamento',
    // An absent coordinator may be unable to register the absence.
    quem: ADMINISTRADOR,
    limites:
      'projeto enviado; nunca em projeto próprio; de um dia a outro, com motivo; vale para tudo o que a pessoa coordena',
    julgado: DE_FORA,
    params: params.id,
    body: s.afastamentoBody,
    answers: { 201: mensagem },
    errors: [404, 409],
  }),
  encerrarAfastamento: route({
    method: 'POST',
    path: '/api/projeto/:id/afastamento/:afastamento/encerrar',
    resumo: 'Encerrar um afastamento antes do último dia',
    auditoria: 'encerrou um afastamento',
    quem: ADMINISTRADOR,
    limites: 'um que ainda corre, de quem coordena o projeto; nunca em projeto próprio; com motivo',
    julgado: DE_FORA,
    params: s.afastamentoParams,
    body: s.encerrarAfastamentoBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  nomearVice: route({
    method: 'POST',
    path: '/api/projeto/:id/vice',
    cria: true,
    resumo: 'Convidar alguém para a vice-coordenação de um projeto',
    auditoria: 'convidou para a vice-coordenação',
    quem: { dono: 'sim' },
    limites:
      'projeto enviado e não arquivado; um convite ou uma vice-coordenação de cada vez; a quem avaliou, relatou ou decidiu algo dele o convite não chega',
    registro: { ...NO_CAMINHO, semVice: true },
    params: params.id,
    body: s.nomearViceBody,
    answers: { 201: mensagem },
    errors: [409],
  }),
  encerrarVice: route({
    method: 'POST',
    path: '/api/projeto/:id/vice/encerrar',
    resumo: 'Encerrar a vice-coordenação de um projeto, ou retirar o convite',
    auditoria: 'encerrou a vice-coordenação',
    // A vice-coordinator may also resign.
    quem: { dono: 'sim' },
    limites: 'a outra parte é avisada; quem foi vice continua participando do projeto (D61)',
    registro: NO_CAMINHO,
    params: params.id,
    answers: { 200: mensagem },
    errors: [409],
  }),
  listarConvitesDaCoordenacao: route({
    method: 'GET',
    path: '/api/coordenacao/convites',
    resumo: 'Os convites para agir por um projeto que esperam a resposta de quem chama',
    quem: LOGADOS,
    limites: 'só os próprios',
    answers: { 200: z.array(s.convite) },
  }),
  responderConviteDaVice: route({
    method: 'POST',
    path: '/api/projeto/:id/vice/responder',
    resumo: 'Aceitar ou recusar a vice-coordenação de um projeto',
    auditoria: 'respondeu ao convite para a vice-coordenação',
    quem: LOGADOS_COM_LIMITES,
    limites: 'só quem foi convidado: 404 a qualquer outra pessoa; quem coordena é avisado',
    params: params.id,
    body: s.responderBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  proporTransferencia: route({
    method: 'POST',
    path: '/api/projeto/:id/transferencia',
    cria: true,
    resumo: 'Passar a coordenação de um projeto a outra pessoa, que aceita',
    auditoria: 'propôs passar a coordenação de um projeto',
    quem: ADMINISTRADOR,
    limites:
      'projeto enviado, antes do arquivo; nunca em projeto próprio nem a si, nem a quem avaliou, relatou ou decidiu algo dele; dentro do limite por coordenador; com motivo e dia; quem coordena concorda, salvo as causas de D61',
    julgado: DE_FORA,
    params: params.id,
    body: s.transferenciaBody,
    answers: { 201: mensagem },
    errors: [404, 409],
  }),
  retirarTransferencia: route({
    method: 'POST',
    path: '/api/projeto/:id/transferencia/retirar',
    resumo: 'Deixar a coordenação de um projeto como está',
    auditoria: 'retirou a passagem da coordenação de um projeto',
    quem: ADMINISTRADOR,
    limites: 'enquanto não passou; nunca em projeto próprio',
    julgado: DE_FORA,
    params: params.id,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  responderTransferencia: route({
    method: 'POST',
    path: '/api/projeto/:id/transferencia/responder',
    resumo: 'Aceitar ou recusar a coordenação de um projeto, ou concordar em a deixar',
    auditoria: 'respondeu à passagem da coordenação de um projeto',
    quem: LOGADOS_COM_LIMITES,
    limites: 'só quem a recebe, e quem a deixa onde é perguntado: 404 a qualquer outra pessoa; uma vez',
    params: params.id,
    body: s.responderBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
} as const;
