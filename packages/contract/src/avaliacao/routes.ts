import { z } from 'zod';
import { listaQuery, mensagem, params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaAvaliacao as c } from './calls.ts';
import * as s from './schemas.ts';

const ranque = { query: listaQuery, body: s.ranqueBody, answers: { 200: z.array(s.linhaDoRanque) } };
const planilha = { query: s.editalQuery, answers: { 200: null } };
const notas = { body: s.notasBody, answers: { 200: s.aprovacao }, errors: [409, 412] };

export const rotasDaAvaliacao = {
  designarAvaliador: route(c.designarAvaliador, {
    body: s.designarBody,
    answers: { 201: mensagem },
    errors: [404, 409],
  }),
  substituirAvaliador: route(c.substituirAvaliador, {
    params: params.id,
    body: s.substituirBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  lembrarAvaliadores: route(c.lembrarAvaliadores, {
    params: s.editalParams,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  listarAvaliacoes: route(c.listarAvaliacoes, {
    query: s.listaDoEditalQuery,
    answers: { 200: z.array(s.avaliacaoListada) },
  }),
  lerAprovacaoDoProjeto: route(c.lerAprovacaoDoProjeto, {
    params: s.projetoParams,
    query: semQuery,
    answers: { 200: s.aprovacao },
  }),
  lerAprovacao: route(c.lerAprovacao, { params: params.id, query: semQuery, answers: { 200: s.aprovacao } }),
  listarAvaliacoesDoAvaliador: route(c.listarAvaliacoesDoAvaliador, {
    params: s.avaliadorParams,
    query: listaQuery,
    answers: { 200: z.array(s.aprovacao) },
  }),
  listarNaoDesignados: route(c.listarNaoDesignados, {
    params: s.editalParams,
    query: listaQuery,
    answers: { 200: z.array(s.naoDesignado) },
    errors: [404],
  }),
  listarCandidatos: route(c.listarCandidatos, {
    params: s.projetoParams,
    query: listaQuery,
    answers: { 200: z.array(s.candidato) },
    errors: [404],
  }),
  aceitarAvaliacao: route(c.aceitarAvaliacao, {
    params: params.id,
    answers: { 200: mensagem },
    errors: [409, 412],
  }),
  recusarAvaliacao: route(c.recusarAvaliacao, {
    params: params.id,
    body: s.recusarBody,
    answers: { 204: null },
    errors: [409, 412],
  }),
  salvarFase1: route(c.salvarFase1, notas),
  salvarFase2: route(c.salvarFase2, notas),
  avaliar: route(c.avaliar, { params: params.id, answers: { 200: mensagem }, errors: [409, 412] }),
  verificarAvaliacao: route(c.verificarAvaliacao, {
    params: s.editalParams,
    query: semQuery,
    answers: { 200: z.object({ data: z.boolean(), message: z.string() }) },
    errors: [404],
  }),
  ranqueTipoI: route(c.ranqueTipoI, ranque),
  ranqueTipoII: route(c.ranqueTipoII, ranque),
  exportarRanqueTipoI: route(c.exportarRanqueTipoI, planilha),
  exportarRanqueTipoII: route(c.exportarRanqueTipoII, planilha),
  listarParaDecidir: route(c.listarParaDecidir, {
    query: s.listaDoEditalQuery,
    answers: { 200: z.array(s.paraDecidir) },
    errors: [409],
  }),
  aprovarInstrutores: route(c.aprovarInstrutores, {
    body: s.vagasBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  enviarASecretaria: route(c.enviarASecretaria, {
    body: s.editalNoCorpo,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  listarNaSecretaria: route(c.listarNaSecretaria, {
    query: s.listaDoEditalQuery,
    answers: { 200: z.array(s.naSecretaria) },
    errors: [409],
  }),
  publicarResultados: route(c.publicarResultados, {
    body: s.editalNoCorpo,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
} as const;
