import { z } from 'zod';
import { enviado, mensagem, params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoInstrutor as c } from './calls.ts';
import * as s from './schemas.ts';

const leitura = { params: params.id, query: semQuery, answers: { 200: s.instrutor } };
const envio = { answers: { 201: enviado }, errors: [413, 415] };
const documento = { params: params.id, query: semQuery, answers: { 200: null }, errors: [404] };
const planilha = { query: s.editalQuery, answers: { 200: null } };

export const rotasDoInstrutor = {
  cadastrarInstrutor: route(c.cadastrarInstrutor, {
    body: s.instrutorBody,
    answers: { 201: s.instrutorComAvisos },
    errors: [409],
  }),
  listarParaConferir: route(c.listarParaConferir, {
    query: s.conferirQuery,
    answers: { 200: z.array(s.instrutorParaConferir) },
  }),
  lerInstrutor: route(c.lerInstrutor, leitura),
  lerInstrutorDoProjeto: route(c.lerInstrutorDoProjeto, leitura),
  atualizarInstrutor: route(c.atualizarInstrutor, {
    params: params.id,
    body: s.instrutorPatch,
    answers: { 200: s.instrutorComAvisos },
    errors: [409, 412],
  }),
  encerrarInstrutor: route(c.encerrarInstrutor, {
    params: params.id,
    body: s.encerrarBody,
    answers: { 204: null },
    errors: [409, 412],
  }),
  alterarSituacaoDoInstrutor: route(c.alterarSituacaoDoInstrutor, {
    params: params.id,
    body: s.situacaoBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  liberarInstrutor: route(c.liberarInstrutor, {
    params: params.id,
    body: s.liberarBody,
    answers: { 200: s.instrutor },
    errors: [404, 409, 412],
  }),
  identificarInstrutor: route(c.identificarInstrutor, {
    params: params.id,
    body: s.identificarBody,
    answers: { 200: s.instrutorComAvisos },
    errors: [409, 412],
  }),
  retomarVinculo: route(c.retomarVinculo, {
    params: params.id,
    body: s.retomarBody,
    answers: { 200: s.instrutor },
    errors: [404, 409, 412],
  }),
  alterarMesInicio: route(c.alterarMesInicio, {
    params: params.id,
    body: s.mesInicioBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  conferirDocumento: route(c.conferirDocumento, {
    params: params.id,
    body: s.conferirBody,
    answers: { 200: s.instrutor },
    errors: [404, 409, 412],
  }),
  registrarIrregularidade: route(c.registrarIrregularidade, {
    params: params.id,
    answers: { 200: mensagem },
    errors: [409, 412],
  }),
  verificarFrequencia: route(c.verificarFrequencia, {
    params: params.id,
    query: semQuery,
    answers: { 200: z.object({ data: z.boolean() }) },
  }),
  enviarTermo: route(c.enviarTermo, envio),
  enviarDeclaracao: route(c.enviarDeclaracao, envio),
  enviarHistorico: route(c.enviarHistorico, envio),
  enviarDadosBancarios: route(c.enviarDadosBancarios, envio),
  enviarAnuencia: route(c.enviarAnuencia, envio),
  lerTermo: route(c.lerTermo, documento),
  lerDeclaracaoDoAluno: route(c.lerDeclaracaoDoAluno, documento),
  lerHistorico: route(c.lerHistorico, documento),
  lerDadosBancarios: route(c.lerDadosBancarios, documento),
  lerAnuencia: route(c.lerAnuencia, documento),
  gerarModelo: route(c.gerarModelo, { body: s.modeloBody, answers: { 200: null }, errors: [404, 409] }),
  listarAcessosDoInstrutor: route(c.listarAcessosDoInstrutor, {
    params: params.id,
    query: s.acessosQuery,
    answers: { 200: z.array(s.acesso) },
  }),
  listarInstrutores: route(c.listarInstrutores, {
    params: params.id,
    query: s.encerradosQuery,
    answers: { 200: z.object({ data: z.array(s.instrutor) }) },
  }),
  exportarInstrutores: route(c.exportarInstrutores, planilha),
  exportarAusentes: route(c.exportarAusentes, planilha),
} as const;
