import { z } from 'zod';
import { listaQuery, mensagem, params, semQuery } from '../fields.ts';
import { LOGADOS } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

const lista = { quem: LOGADOS, lista: true, query: listaQuery, answers: { 200: z.array(s.edital) } } as const;

/** Calls for proposals. */
export const rotasDoEdital = {
  listarEditais: route({
    method: 'GET',
    path: '/api/edital',
    resumo: 'Editais, os mais novos primeiro',
    limites: 'são fatos públicos, mas quem lê sem login usa a página pública',
    ...lista,
  }),
  listarTodosOsEditais: route({
    method: 'GET',
    path: '/api/edital/all',
    resumo: 'Todos os editais',
    limites: 'sem quantidades de projetos',
    ...lista,
  }),
  listarEditaisNaoEncerrados: route({
    method: 'GET',
    path: '/api/edital/editais_nao_encerrados',
    resumo: 'Editais não encerrados',
    limites: 'sem quantidades de projetos',
    ...lista,
  }),
  listarEditaisAbertos: route({
    method: 'GET',
    path: '/api/projeto/editais_abertos',
    resumo: 'Editais abertos',
    limites: 'pelo relógio do servidor',
    ...lista,
  }),
  criarEdital: route({
    method: 'POST',
    path: '/api/edital',
    resumo: 'Criar um edital',
    quem: { administrador: 'sim' },
    body: s.editalBody,
    answers: { 201: s.edital },
  }),
  atualizarEdital: route({
    method: 'PUT',
    path: '/api/edital/:id',
    resumo: 'Atualizar um edital',
    quem: { administrador: 'sim' },
    limites:
      'If-Match é respeitado; nunca a fase; o 409 nomeia cada campo que não pode mudar agora, e por quê',
    params: params.id,
    body: s.mudarEditalBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  encerrarInscricoes: route({
    method: 'POST',
    path: '/api/edital/:id/encerrar_inscricoes',
    resumo: 'Encerrar as inscrições antes do fim',
    quem: { administrador: 'sim' },
    limites: 'fase submissao, e aberto',
    params: params.id,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  reabrirInscricoes: route({
    method: 'POST',
    path: '/api/edital/:id/reabrir_inscricoes',
    resumo: 'Reabrir as inscrições de um edital',
    quem: { administrador: 'sim' },
    limites: 'fase avaliacao, sem avaliador designado; com novo fim e motivo',
    params: params.id,
    body: s.reabrirBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  devolverEdital: route({
    method: 'POST',
    path: '/api/edital/:id/devolver',
    resumo: 'Devolver um edital à fase anterior',
    quem: { administrador: 'sim' },
    limites: 'fase decisao ou secretaria, antes da publicação; com motivo; o que foi registrado fica',
    params: params.id,
    body: s.motivoBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  desarquivarEdital: route({
    method: 'POST',
    path: '/api/edital/:id/desarquivar',
    resumo: 'Trazer um edital arquivado de volta ao resultado',
    quem: { administrador: 'sim' },
    limites: 'fase arquivado; com motivo',
    params: params.id,
    body: s.motivoBody,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  arquivarEdital: route({
    method: 'POST',
    path: '/api/edital/:id/arquivar',
    resumo: 'Arquivar um edital',
    quem: { administrador: 'sim' },
    limites: 'fase resultado; sem recurso pendente; a partir do último dia da vigência',
    params: params.id,
    answers: { 200: s.edital },
    errors: [409, 412],
  }),
  iniciarDecisao: route({
    method: 'POST',
    path: '/api/edital/iniciar_decidir_instrututores',
    resumo: 'Iniciar a decisão do número de instrutores',
    quem: { administrador: 'sim' },
    limites:
      "todos os projetos designados e avaliados; desconhecido → 404 'edital não encontrado'; repetido em decisao → 200; depois de decisao 409",
    body: s.iniciarDecisaoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  aceitaAlterarInstrutores: route({
    method: 'GET',
    path: '/api/edital/aceita_alterar_instrutores',
    resumo: 'Se algum edital está na decisão do número de instrutores',
    quem: LOGADOS,
    limites: 'só sim ou não',
    query: semQuery,
    answers: { 200: z.object({ data: z.boolean() }) },
  }),
} as const;
