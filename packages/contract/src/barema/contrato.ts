import { params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDoBarema = {
  lerBarema: route({
    method: 'GET',
    path: '/api/edital/:id/barema',
    resumo: 'Os critérios, pesos e desempates de um edital, com as suas retificações',
    quem: LOGADOS,
    limites: 'são fatos públicos do edital; sem quem os mudou e sem nota nenhuma',
    params: params.id,
    answers: { 200: s.baremaDoEdital },
  }),
  mudarBarema: route({
    method: 'PUT',
    path: '/api/edital/:id/barema',
    resumo: 'Dar a um edital um barema próprio, mudá-lo, ou voltar ao de sempre',
    auditoria: 'mudou o barema de um edital',
    quem: ADMINISTRADOR,
    limites:
      'If-Match; até o fim da avaliação; a partir do início das inscrições com motivo, que todos leem; dada a primeira nota só mudam nomes e explicações',
    params: params.id,
    body: s.mudarBaremaBody,
    exige: ['motivo'],
    answers: { 200: s.baremaDoEdital },
    errors: [409, 412],
  }),
};
