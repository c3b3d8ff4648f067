import { z } from 'zod';
import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

const INTEIRO = '409 a quem tem projeto no sorteio: as outras linhas diriam o seu avaliador (D20)';

export const rotasDoSorteio = {
  lerDistribuicao: route({
    method: 'GET',
    path: '/api/edital/:id/sorteios',
    resumo: 'O que há para sortear num edital, e as tentativas feitas',
    // Only for administrators, who designate; a draw names evaluators before any result (D20).
    quem: ADMINISTRADOR,
    limites: 'todas as tentativas, também as que falharam; sem projetos próprios em nenhum número (D20)',
    params: params.id,
    answers: { 200: s.distribuicao },
    errors: [404],
  }),
  listarEventosDoSorteio: route({
    method: 'GET',
    path: '/api/edital/:id/sorteios/eventos',
    resumo: 'Os eventos públicos anunciados para os números dos sorteios de um edital',
    // A seed convinces only people who could read beforehand which event gives it.
    quem: LOGADOS,
    limites: 'todos, também os substituídos, o mais novo primeiro; nada de sorteio nenhum',
    params: params.id,
    answers: { 200: z.array(s.evento) },
    errors: [404],
  }),
  anunciarEventoDoSorteio: route({
    method: 'POST',
    path: '/api/edital/:id/sorteios/eventos',
    cria: true,
    resumo: 'Anunciar o evento público que dará o número de um sorteio',
    auditoria: 'anunciou o evento de um sorteio',
    quem: ADMINISTRADOR,
    limites:
      'só até o fim da avaliação; só evento de amanhã em diante; não se muda; outro o substitui com motivo público, antes do dia dele ou se não aconteceu; nunca o que já deu um número',
    params: params.id,
    body: s.anunciarEventoBody,
    answers: { 200: s.evento },
    errors: [404, 409],
  }),
  sortear: route({
    method: 'POST',
    path: '/api/edital/:id/sorteios',
    cria: true,
    resumo: 'Sortear avaliadores para os projetos de um edital que ainda não têm',
    auditoria: 'fez um sorteio de avaliadores',
    quem: ADMINISTRADOR,
    limites:
      'só propõe: não designa ninguém; só com o edital em avaliação; um de cada vez no edital; número só do último evento anunciado, desde o dia dele, um por evento; sem projetos próprios ou com impedimento declarado (D20, D30)',
    params: params.id,
    body: s.sortearBody,
    leitura: 'lerSorteio',
    answers: { 200: s.sorteio },
    errors: [404, 409],
  }),
  lerSorteio: route({
    method: 'GET',
    path: '/api/sorteio/:id',
    resumo: 'Um sorteio de avaliadores, com as razões de cada linha',
    quem: ADMINISTRADOR,
    limites: INTEIRO,
    params: params.id,
    answers: { 200: s.sorteio },
    errors: [404, 409],
  }),
  cancelarSorteio: route({
    method: 'POST',
    path: '/api/sorteio/:id/cancelar',
    resumo: 'Cancelar um sorteio em andamento',
    auditoria: 'cancelou um sorteio de avaliadores',
    quem: ADMINISTRADOR,
    limites: 'a tentativa fica na lista; a que já terminou responde 409',
    params: params.id,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  designarSorteio: route({
    method: 'POST',
    path: '/api/sorteio/:id/designar',
    resumo: 'Designar os avaliadores de uma proposta sorteada, com o que se mudou à mão',
    auditoria: 'designou avaliadores por sorteio',
    quem: ADMINISTRADOR,
    limites: `${INTEIRO}; 409 se depois dele se designou por outro sorteio; até 200 projetos, como a designação de vários; projeto de fora do sorteio como desconhecido`,
    params: params.id,
    body: s.designarSorteioBody,
    answers: { 200: s.designadoPeloSorteio },
    errors: [404, 409],
  }),
  exportarSorteio: route({
    method: 'GET',
    path: '/api/sorteio/:id/arquivo',
    resumo: 'Um sorteio como JSON, com o que basta para o repetir',
    quem: ADMINISTRADOR,
    limites: `só ids, sem nomes; só com o token, nunca por link; ${INTEIRO}`,
    arquivo: 'application/json',
    params: params.id,
    answers: { 200: null },
    errors: [404, 409],
  }),
} as const;
