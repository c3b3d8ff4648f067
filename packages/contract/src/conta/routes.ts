import { z } from 'zod';
import { enviado, listaQuery, mensagem, params, semQuery } from '../fields.ts';
import { acesso, acessosQuery } from '../instrutor/schemas.ts';
import { route } from '../route.ts';
import { chamadasDaConta as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaConta = {
  entrar: route(c.entrar, { body: s.entrarBody, answers: { 200: s.entrarAnswer }, errors: [401, 429] }),
  sair: route(c.sair, { answers: { 204: null } }),
  listarSessoes: route(c.listarSessoes, { query: semQuery, answers: { 200: z.array(s.sessao) } }),
  encerrarOutrasSessoes: route(c.encerrarOutrasSessoes, { answers: { 204: null } }),
  encerrarSessao: route(c.encerrarSessao, { params: params.id, answers: { 204: null } }),
  cadastrarProfessor: route(c.cadastrarProfessor, {
    body: s.cadastroBody,
    answers: { 201: s.professorCadastrado },
    errors: [409, 429],
  }),
  enviarFoto: route(c.enviarFoto, { answers: { 201: enviado }, errors: [413, 415, 429] }),
  listarProfessores: route(c.listarProfessores, {
    query: listaQuery,
    answers: { 200: z.array(s.professorListado) },
  }),
  listarAvaliadores: route(c.listarAvaliadores, {
    query: listaQuery,
    answers: { 200: z.array(s.professorComTipo) },
  }),
  professorAtual: route(c.professorAtual, { query: semQuery, answers: { 200: s.professor } }),
  alterarTipo: route(c.alterarTipo, { body: s.tipoBody, answers: { 200: mensagem }, errors: [404, 409] }),
  liberarConta: route(c.liberarConta, { params: params.id, answers: { 200: mensagem } }),
  atualizarProfessor: route(c.atualizarProfessor, {
    params: params.id,
    body: s.atualizacaoBody,
    answers: { 200: s.professor },
    errors: [409, 412],
  }),
  fotoDoProfessor: route(c.fotoDoProfessor, { params: params.id, query: semQuery, answers: { 200: null } }),
  alterarSenha: route(c.alterarSenha, { body: s.senhaBody, answers: { 200: mensagem } }),
  meusDados: route(c.meusDados, { query: semQuery, answers: { 200: null } }),
  meusAcessos: route(c.meusAcessos, { query: acessosQuery, answers: { 200: z.array(acesso) } }),
  encerrarConta: route(c.encerrarConta, {
    body: s.encerrarContaBody,
    answers: { 204: null },
    errors: [409],
  }),
  pedirRedefinicaoDeSenha: route(c.pedirRedefinicaoDeSenha, {
    body: s.pedirRedefinicaoBody,
    answers: { 200: mensagem },
    errors: [429],
  }),
  redefinirSenha: route(c.redefinirSenha, {
    query: s.redefinirQuery,
    body: s.redefinirBody,
    answers: { 200: s.redefinirAnswer },
  }),
  confirmacaoDoEmail: route(c.confirmacaoDoEmail, {
    query: semQuery,
    answers: { 200: s.confirmacaoDoEmail },
  }),
  reenviarConfirmacao: route(c.reenviarConfirmacao, { answers: { 200: mensagem }, errors: [429] }),
  confirmarEmail: route(c.confirmarEmail, { body: s.confirmarEmailBody, answers: { 200: mensagem } }),
  listarEmailsPorConfirmar: route(c.listarEmailsPorConfirmar, {
    query: listaQuery,
    answers: { 200: z.array(s.emailPorConfirmar) },
  }),
  confirmarEmailDe: route(c.confirmarEmailDe, {
    params: params.id,
    body: s.confirmarEmailDeBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
} as const;
