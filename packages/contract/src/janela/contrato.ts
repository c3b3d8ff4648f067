import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS, TODOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaJanela = {
  listarJanelas: route({
    method: 'GET',
    path: '/api/janela',
    resumo: 'Onde está cada janela agora',
    quem: LOGADOS,
    query: s.janelaQuery,
    answers: { 200: z.array(s.janela) },
  }),
  listarProrrogacoes: route({
    method: 'GET',
    path: '/api/prorrogacao',
    resumo: 'Prorrogações',
    quem: LOGADOS,
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.prorrogacao) },
  }),
  registrarProrrogacao: route({
    method: 'POST',
    path: '/api/prorrogacao',
    cria: true,
    resumo: 'Registrar uma prorrogação',
    auditoria: 'registrou uma prorrogação',
    quem: ADMINISTRADOR,
    julgado: { tipo: 'projeto', em: 'body.projeto', barra: 'participacao' },
    body: s.prorrogacaoBody,
    answers: { 201: s.prorrogacao },
  }),
  encerrarProrrogacao: route({
    method: 'POST',
    path: '/api/prorrogacao/:id/encerrar',
    resumo: 'Encerrar uma prorrogação antes do último dia',
    auditoria: 'encerrou uma prorrogação',
    quem: ADMINISTRADOR,
    limites: 'uma que ainda corre; com motivo',
    params: params.id,
    body: s.encerrarProrrogacaoBody,
    answers: { 200: s.prorrogacao },
    errors: [409],
  }),
  lerCalendario: route({
    method: 'GET',
    path: '/api/publico/calendario.ics',
    resumo: 'Calendário das datas, para assinar',
    quem: TODOS,
    limites: 'só datas de editais e janelas',
    arquivo: 'text/calendar',
    answers: { 200: null },
  }),
  simularData: route({
    method: 'PUT',
    path: '/api/demonstracao/data',
    resumo: 'Simular uma data',
    auditoria: 'simulou uma data',
    quem: ADMINISTRADOR,
    limites: 'só na demonstração; fora dela 404',
    body: s.simularBody,
    answers: { 200: s.dataSimulada },
    errors: [404],
  }),
} as const;
