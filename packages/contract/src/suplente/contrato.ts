import { enviado, mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, COMISSAO_E_SECRETARIA } from '../who-may-call.ts';
import * as s from './schemas.ts';

/** The list of suplentes of a published call. */
export const rotasDoSuplente = {
  lerSuplentes: route({
    method: 'GET',
    path: '/api/edital/:id/suplentes',
    resumo: 'A lista de suplentes de um edital, as bolsas devolvidas e as livres',
    quem: COMISSAO_E_SECRETARIA,
    limites: 'vazia sem a lista nas regras do edital, e antes da publicação',
    params: params.id,
    answers: { 200: s.suplentes },
    errors: [404],
  }),
  chamarSuplente: route({
    method: 'POST',
    path: '/api/edital/:id/suplentes/chamar',
    resumo: 'Dar uma bolsa devolvida ao suplente da vez',
    auditoria: 'chamou um suplente',
    quem: ADMINISTRADOR,
    limites:
      'fase resultado, com o resultado final; nunca em projeto próprio; `projeto` é o da vez; até o que pediu e o que está livre; faz uma versão do resultado',
    julgado: { tipo: 'projeto', em: 'body.projeto', barra: 'impedimento' },
    params: params.id,
    body: s.chamarSuplenteBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  responderChamado: route({
    method: 'POST',
    path: '/api/projeto/:id/chamado',
    resumo: 'Aceitar ou recusar a bolsa para a qual o projeto foi chamado',
    auditoria: 'respondeu ao chamado de suplente',
    quem: { dono: 'sim' },
    limites:
      'de quem foi chamado como suplente e não respondeu, até o último dia do prazo; não se recusa com bolsista cadastrado na vaga; recusar faz uma versão do resultado',
    registro: { tipo: 'projeto', em: 'params.id' },
    params: params.id,
    body: s.responderChamadoBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  declinarSuplente: route({
    method: 'POST',
    path: '/api/edital/:id/suplentes/declinar',
    resumo: 'Registrar que o suplente da vez recusou a bolsa',
    auditoria: 'registrou a recusa de um suplente',
    quem: ADMINISTRADOR,
    limites:
      'como chamar, e com motivo e a recusa escrita anexada, ou de quem foi chamado e não respondeu; a vez passa ao seguinte; faz uma versão do resultado',
    julgado: { tipo: 'projeto', em: 'body.projeto', barra: 'impedimento' },
    params: params.id,
    body: s.declinarSuplenteBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  enviarRecusaDeSuplente: route({
    method: 'POST',
    path: '/api/suplente/recusa',
    resumo: 'Enviar a recusa escrita de um suplente',
    quem: ADMINISTRADOR,
    limites: 'PDF de até 25 MB; de quem enviou, até ser usado',
    envio: true,
    answers: { 201: enviado },
    errors: [413, 415],
  }),
  lerRecusaDeSuplente: route({
    method: 'GET',
    path: '/api/projeto/:id/suplente/recusa',
    resumo: 'A recusa escrita com que a administração registrou que um suplente não quis a bolsa',
    quem: { dono: 'sim', administrador: 'sim' },
    limites: 'o coordenador e a administração; cada abertura fica registrada',
    registro: { tipo: 'projeto', em: 'params.id', soCoordenador: true },
    arquivo: 'application/pdf',
    params: params.id,
    answers: { 200: null },
    errors: [404],
  }),
  passarListaDeSuplentes: route({
    method: 'POST',
    path: '/api/edital/:id/suplentes/regra',
    resumo: 'Passar para a regra de hoje uma lista de suplentes publicada pela de antes',
    auditoria: 'passou a lista de suplentes para a regra de hoje, ou avisou quem perde número',
    quem: ADMINISTRADOR,
    limites:
      'fase resultado, com o resultado final, e a lista pela regra de antes; nunca quem participa de projeto do edital; com motivo; dez dias depois do aviso a quem perderia número',
    params: params.id,
    body: s.passarListaBody,
    answers: { 200: s.listaPassada },
    errors: [404, 409],
  }),
} as const;
