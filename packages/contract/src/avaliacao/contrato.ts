import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { z } from 'zod';
import { formatoDaPlanilha, listaQuery, mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

const LEITORES = {
  dono: 'comLimites',
  avaliadorDesignado: 'sim',
  administrador: 'sim',
  presidente: 'comLimites',
  secretaria: 'comLimites',
} as const;
const aprovacaoNoCaminho = { tipo: 'aprovacao', em: 'params.id' } as const;
const notas = {
  quem: { avaliadorDesignado: 'sim' },
  registro: { tipo: 'aprovacao', em: 'body.id' },
  recusa: M.naoEhAvaliador,
  body: s.notasBody,
  leitura: 'lerAprovacao',
  answers: { 200: s.aprovacao },
  errors: [409, 412],
} as const;
export const rotasDaAvaliacao = {
  reabrirAvaliacao: route({
    method: 'POST',
    path: '/api/projeto_aprovacao/reabrir/:id',
    resumo: 'Reabrir uma avaliação concluída',
    auditoria: 'reabriu uma avaliação',
    // Administrators ask an evaluator to look again; only the evaluator writes scores.
    quem: ADMINISTRADOR,
    limites:
      'fase avaliacao (de fases posteriores, antes edital/{id}/devolver); só a concluída, com motivo; nunca em projeto próprio ou com impedimento declarado, nem a de um avaliador impedido; If-Match',
    julgado: { tipo: 'avaliacao', em: 'params.id', barra: 'notas' },
    params: params.id,
    body: s.reabrirBody,
    exige: ['motivo'],
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  lerVersoesDaAvaliacao: route({
    method: 'GET',
    path: '/api/projeto_aprovacao/versoes/:id',
    resumo: 'As versões concluídas de uma avaliação que foi reaberta',
    // Only the evaluator and those who may reopen the assessment read the scores that were taken back.
    quem: { avaliadorDesignado: 'sim', administrador: 'sim' },
    limites:
      'avaliador: só as que ele deu, sem quem reabriu; administrador: todas, menos nos projetos de que participa',
    registro: aprovacaoNoCaminho,
    params: params.id,
    answers: { 200: z.array(s.versaoDaAvaliacao) },
  }),
  lerAprovacaoDoProjeto: route({
    method: 'GET',
    path: '/api/projeto_aprovacao/projeto/:projectId',
    resumo: 'A avaliação de um projeto',
    quem: LEITORES,
    limites:
      'coordenador do projeto: até a publicação o mesmo corpo, com ou sem avaliação (D20); secretaria: depois que o edital foi enviado a ela',
    registro: { tipo: 'projeto', em: 'params.projectId', depois: true },
    params: s.projetoParams,
    answers: { 200: s.aprovacao },
  }),
  lerAprovacao: route({
    method: 'GET',
    path: '/api/projeto_aprovacao/:id',
    resumo: 'Uma avaliação',
    quem: LEITORES,
    limites:
      'coordenador do projeto: 404 até a publicação (D20); secretaria: depois que o edital foi enviado a ela',
    registro: aprovacaoNoCaminho,
    params: params.id,
    answers: { 200: s.aprovacao },
  }),
  listarAvaliacoesDoAvaliador: route({
    method: 'GET',
    path: '/api/projeto_aprovacao/avaliador/:professorId',
    resumo: 'Projetos de um avaliador',
    quem: { avaliadorDesignado: 'sim', outroAvaliador: 'comLimites', administrador: 'sim' },
    limites: 'avaliadores: só com o próprio id',
    registro: { tipo: 'avaliador', em: 'params.professorId' },
    lista: true,
    params: s.avaliadorParams,
    query: listaQuery,
    answers: { 200: z.array(s.aprovacao) },
  }),
  aceitarAvaliacao: route({
    method: 'PATCH',
    path: '/api/projeto_aprovacao/aceitar_avaliacao/:id',
    resumo: 'Aceitar avaliar um projeto',
    auditoria: 'aceitou avaliar um projeto',
    quem: { avaliadorDesignado: 'sim' },
    limites: 'designado, e ainda não recusou; repetir não muda nada',
    registro: aprovacaoNoCaminho,
    params: params.id,
    answers: { 200: mensagem },
    errors: [409, 412],
  }),
  recusarAvaliacao: route({
    method: 'DELETE',
    path: '/api/projeto_aprovacao/recusar_avaliacao/:id',
    resumo: 'Recusar avaliar um projeto',
    auditoria: 'recusou avaliar um projeto',
    quem: { avaliadorDesignado: 'sim' },
    limites:
      'antes de qualquer nota; pode dizer um impedimento, que só a administração lê; repetido pela mesma pessoa → 204 de novo (fica uma marca); qualquer outro id → 404',
    registro: aprovacaoNoCaminho,
    params: params.id,
    body: s.recusarBody,
    answers: { 204: null },
    errors: [409, 412],
  }),
  salvarFase1: route({
    method: 'POST',
    path: '/api/projeto_aprovacao/salvar_fase1',
    resumo: 'Salvar as notas da fase 1',
    auditoria: 'salvou notas da fase 1',
    limites:
      "para os outros 403 'você não é o avaliador deste projeto'; só enquanto não foi concluída; salvar aceita uma designação pendente; If-Match",
    ...notas,
  }),
  salvarFase2: route({
    method: 'POST',
    path: '/api/projeto_aprovacao/salvar_fase2',
    resumo: 'Salvar as notas da fase 2',
    auditoria: 'salvou notas da fase 2',
    limites: 'como salvar_fase1; só TIPO I, depois da fase 1',
    ...notas,
  }),
  avaliar: route({
    method: 'POST',
    path: '/api/projeto_aprovacao/avaliar/:id',
    resumo: 'Concluir a avaliação',
    auditoria: 'concluiu uma avaliação',
    quem: { avaliadorDesignado: 'sim' },
    limites: 'marca como avaliado; com todas as notas necessárias; repetir não muda nada',
    registro: aprovacaoNoCaminho,
    recusa: M.naoEhAvaliador,
    params: params.id,
    answers: { 200: mensagem },
    errors: [409, 412],
  }),
  lerJulgamento: route({
    method: 'GET',
    path: '/api/edital/:id/julgamento',
    resumo: 'Como os avaliadores de um edital julgam: médias, dispersão, tempo, pareceres, concordância',
    // Advice for administrators, who designate evaluators; others may not compare evaluators.
    quem: ADMINISTRADOR,
    limites:
      'só avaliações concluídas, com as notas como foram dadas; sem projetos próprios em nenhum número, também depois da publicação (D20)',
    params: params.id,
    answers: { 200: s.julgamento },
    errors: [404],
  }),
  exportarJulgamento: route({
    method: 'GET',
    path: '/api/edital/:id/julgamento/planilha',
    resumo: 'Planilha de como os avaliadores de um edital julgam',
    auditoria: 'baixou a planilha de como os avaliadores julgam',
    quem: ADMINISTRADOR,
    limites: 'o que edital/{id}/julgamento responde; só com o token, nunca por link; registrada nos acessos',
    arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    params: params.id,
    query: z.strictObject({ formato: formatoDaPlanilha }),
    answers: { 200: null },
    errors: [404],
  }),
} as const;
