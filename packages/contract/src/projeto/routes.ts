import { z } from 'zod';
import { edital } from '../edital/schemas.ts';
import { enviado, listaQuery, mensagem, params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoProjeto as c } from './calls.ts';
import * as s from './schemas.ts';

const pdf = { params: params.id, query: semQuery, answers: { 200: null } };

export const rotasDoProjeto = {
  submeterProjeto: route(c.submeterProjeto, {
    body: s.propostaBody,
    answers: { 200: s.projeto, 201: s.projeto },
    errors: [404, 409, 412],
  }),
  atualizarProjeto: route(c.atualizarProjeto, {
    params: params.id,
    body: s.propostaBody,
    answers: { 200: s.projeto },
    errors: [409, 412],
  }),
  retirarProjeto: route(c.retirarProjeto, {
    params: params.id,
    answers: { 200: s.projeto },
    errors: [409, 412],
  }),
  desfazerEncerramento: route(c.desfazerEncerramento, {
    params: params.id,
    body: s.motivoDoProjetoBody,
    answers: { 200: mensagem },
    errors: [409],
  }),
  lerProjeto: route(c.lerProjeto, {
    params: params.id,
    query: semQuery,
    answers: { 200: z.union([s.projeto, s.resumoDoProjeto]) },
  }),
  lerEditalDoProjeto: route(c.lerEditalDoProjeto, {
    params: params.id,
    query: semQuery,
    answers: { 200: edital },
  }),
  listarProjetosSubmetidos: route(c.listarProjetosSubmetidos, {
    params: s.coordinatorParams,
    query: listaQuery,
    answers: { 200: z.array(s.projeto) },
  }),
  salvarRascunho: route(c.salvarRascunho, {
    body: s.propostaBody,
    answers: { 200: s.projeto, 201: s.projeto },
    errors: [404, 409, 412],
  }),
  listarRascunhos: route(c.listarRascunhos, {
    params: s.professorParams,
    query: listaQuery,
    answers: { 200: z.array(s.rascunhoListado) },
  }),
  excluirRascunho: route(c.excluirRascunho, { params: params.id, answers: { 204: null }, errors: [412] }),
  enviarImagem: route(c.enviarImagem, { answers: { 201: enviado }, errors: [413, 415] }),
  lerImagem: route(c.lerImagem, { params: s.referenceParams, query: semQuery, answers: { 200: null } }),
  cadastrarNaoCadastrado: route(c.cadastrarNaoCadastrado, {
    body: s.naoCadastradoBody,
    answers: { 201: s.naoCadastrado },
  }),
  salvarCronogramas: route(c.salvarCronogramas, {
    body: s.cronogramasBody,
    answers: { 201: z.object({ data: z.literal(true) }) },
    errors: [409, 412],
  }),
  lerCronogramas: route(c.lerCronogramas, {
    params: s.projectParams,
    query: semQuery,
    answers: { 200: z.array(s.cronograma) },
  }),
  criarDisciplina: route(c.criarDisciplina, { body: s.disciplinaBody, answers: { 201: s.disciplina } }),
  enviarComprovante: route(c.enviarComprovante, { answers: { 201: enviado }, errors: [413, 415] }),
  adicionarDisciplinas: route(c.adicionarDisciplinas, {
    body: s.adicionarDisciplinasBody,
    answers: { 201: s.comprovanteDeDisciplinas },
  }),
  lerComprovante: route(c.lerComprovante, {
    params: s.projectParams,
    query: semQuery,
    answers: { 200: null },
  }),
  gerarPdf: route(c.gerarPdf, pdf),
  exportarPdf: route(c.exportarPdf, pdf),
} as const;
