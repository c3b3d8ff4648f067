import { z } from 'zod';
import { feitoEmVarios } from '../designacao/schemas.ts';
import { params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

const DA_ADMINISTRACAO =
  'edital em avaliação e com homologação; nunca em projeto próprio ou com impedimento declarado; If-Match';
const projetoNoCaminho = { tipo: 'projeto', em: 'params.id' } as const;
const doCoordenador = {
  quem: { dono: 'sim' },
  registro: { ...projetoNoCaminho, soCoordenador: true },
  params: params.id,
  answers: { 200: s.homologacao },
  errors: [409, 412],
} as const;

export const rotasDaHomologacao = {
  listarHomologacao: route({
    method: 'GET',
    path: '/api/edital/:id/homologacao',
    resumo: 'Os projetos de um edital e onde cada um está na homologação',
    quem: ADMINISTRADOR,
    limites: 'sem os projetos de que quem chama participa; [] em edital sem homologação',
    lista: true,
    params: params.id,
    query: s.homologacaoQuery,
    answers: { 200: z.array(s.projetoNaHomologacao) },
  }),
  lerHomologacaoDoEdital: route({
    method: 'GET',
    path: '/api/edital/:id/homologacao/contagem',
    resumo: 'Quantos projetos de um edital estão em cada estado da homologação',
    quem: ADMINISTRADOR,
    limites: 'sem os projetos de que quem chama participa',
    params: params.id,
    answers: { 200: s.homologacaoDoEdital },
  }),
  lerHomologacaoDoProjeto: route({
    method: 'GET',
    path: '/api/projeto/:id/homologacao',
    resumo: 'A homologação de um projeto, com o seu histórico',
    quem: { dono: 'sim', administrador: 'sim' },
    limites: 'o coordenador não lê quem marcou; 404 em edital sem homologação',
    registro: projetoNoCaminho,
    params: params.id,
    answers: { 200: s.homologacao },
  }),
  marcarHomologacao: route({
    method: 'POST',
    path: '/api/projeto/:id/homologacao',
    resumo: 'Homologar, devolver para correção ou não homologar um projeto',
    auditoria: 'marcou um projeto na homologação',
    quem: ADMINISTRADOR,
    limites: `${DA_ADMINISTRACAO}`,
    julgado: { tipo: 'projeto', em: 'params.id', barra: 'impedimento' },
    params: params.id,
    body: s.marcaBody,
    answers: { 200: s.homologacao },
    errors: [404, 409, 412],
  }),
  marcarHomologacaoEmVarios: route({
    method: 'POST',
    path: '/api/edital/:id/homologacao',
    resumo: 'Marcar vários projetos na homologação',
    quem: ADMINISTRADOR,
    limites:
      'até 200 projetos, cada um nos limites do ato sozinho; repetir não muda nada; projeto de outro edital como desconhecido',
    params: params.id,
    body: s.marcaEmVariosBody,
    answers: { 200: feitoEmVarios },
    errors: [404],
  }),
  prorrogarCorrecao: route({
    method: 'POST',
    path: '/api/projeto/:id/homologacao/prorrogar',
    resumo: 'Prorrogar o prazo da correção de um projeto devolvido',
    auditoria: 'prorrogou a correção de um projeto',
    quem: ADMINISTRADOR,
    limites: `${DA_ADMINISTRACAO}; também depois do prazo; só para diante, com motivo`,
    julgado: { tipo: 'projeto', em: 'params.id', barra: 'impedimento' },
    params: params.id,
    body: s.prorrogarCorrecaoBody,
    answers: { 200: s.homologacao },
    errors: [404, 409, 412],
  }),
  desfazerHomologacao: route({
    method: 'POST',
    path: '/api/projeto/:id/homologacao/desfazer',
    resumo: 'Desfazer a marca de um projeto',
    auditoria: 'desfez a marca de um projeto na homologação',
    quem: ADMINISTRADOR,
    limites: `${DA_ADMINISTRACAO}; com motivo; só enquanto o projeto não tem avaliador nem houve recurso`,
    julgado: { tipo: 'projeto', em: 'params.id', barra: 'impedimento' },
    params: params.id,
    body: s.motivoDaMarcaBody,
    answers: { 200: s.homologacao },
    errors: [404, 409, 412],
  }),
  reenviarProjeto: route({
    ...doCoordenador,
    method: 'POST',
    path: '/api/projeto/:id/homologacao/correcao',
    resumo: 'Enviar a correção de um projeto devolvido',
    auditoria: 'enviou a correção de um projeto',
    limites: 'só as partes devolvidas, até o fim do dia do prazo',
    body: s.reenviarBody,
  }),
  recorrerDaHomologacao: route({
    ...doCoordenador,
    method: 'POST',
    path: '/api/projeto/:id/homologacao/recurso',
    resumo: 'Recorrer da não homologação de um projeto',
    auditoria: 'recorreu da não homologação de um projeto',
    limites: 'um por projeto, até o fim do dia do prazo',
    body: s.recorrerBody,
  }),
  decidirRecursoDaHomologacao: route({
    method: 'POST',
    path: '/api/projeto/:id/homologacao/recurso/decidir',
    resumo: 'Decidir o recurso contra a não homologação de um projeto',
    auditoria: 'decidiu o recurso da homologação de um projeto',
    quem: ADMINISTRADOR,
    limites: `${DA_ADMINISTRACAO}; com motivo; aceito, o projeto fica homologado`,
    julgado: { tipo: 'projeto', em: 'params.id', barra: 'impedimento' },
    params: params.id,
    body: s.decidirRecursoBody,
    answers: { 200: s.homologacao },
    errors: [404, 409, 412],
  }),
} as const;
