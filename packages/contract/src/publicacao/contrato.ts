import { z } from 'zod';
import { COM_NOMES, conferenciaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, COMISSAO_E_SECRETARIA, TODOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

/** Those who publish results. */
const QUEM_PUBLICA = { administrador: 'sim', secretaria: 'sim' } as const;
const PUBLICADO = 'só depois da publicação do resultado';
const DO_PUBLICO =
  'só os textos marcados públicos ao guardar, outros como desconhecidos; só o que o resultado público mostra e quem assina';
const DO_MODELO = 'com a versão do modelo que se viu: outra responde 412';
const GRANDE = '409 quando tem projetos demais para um PDF: o texto tem todos';

export const rotasDaPublicacao = {
  listarModelosDePublicacao: route({
    method: 'GET',
    path: '/api/modelos_de_publicacao',
    resumo: 'Os modelos de texto de publicação da instituição',
    // For those who publish, who choose one; the presidency reads published texts.
    quem: COMISSAO_E_SECRETARIA,
    answers: { 200: z.array(s.modeloDePublicacao) },
  }),
  mudarModeloDePublicacao: route({
    method: 'PUT',
    path: '/api/modelo_de_publicacao/:nome',
    resumo: 'Mudar um modelo de texto de publicação',
    auditoria: 'mudou um modelo de texto de publicação',
    // A setting of the institution, like the configuration.
    quem: ADMINISTRADOR,
    limites: 'If-Match; campo desconhecido é recusado com o seu lugar; o igual não muda nada',
    params: s.paramsDoModelo,
    body: s.modeloBody,
    answers: { 200: s.modeloDePublicacao },
    errors: [404, 412],
  }),
  listarTextosDePublicacao: route({
    method: 'GET',
    path: '/api/edital/:id/textos_de_publicacao',
    resumo: 'Os textos de publicação do resultado de um edital, com todas as versões',
    quem: COMISSAO_E_SECRETARIA,
    limites: PUBLICADO,
    params: params.id,
    answers: { 200: z.array(s.textoDePublicacao) },
    errors: [404],
  }),
  prepararTextoDePublicacao: route({
    method: 'GET',
    path: '/api/edital/:id/resultado/:numero/texto_de_publicacao',
    resumo: 'O que um texto de publicação de uma versão do resultado diria',
    quem: QUEM_PUBLICA,
    limites: PUBLICADO,
    params: s.paramsDaVersao,
    answers: { 200: s.textoPorFazer },
    errors: [404],
  }),
  guardarTextoDePublicacao: route({
    method: 'POST',
    path: '/api/edital/:id/resultado/:numero/texto_de_publicacao',
    cria: true,
    resumo: 'Guardar o texto de publicação de uma versão do resultado, numerado no ano',
    auditoria: 'guardou um texto de publicação',
    // The secretariat and the administration publish.
    quem: QUEM_PUBLICA,
    limites: `${PUBLICADO}; ${DO_MODELO}; não muda depois`,
    params: s.paramsDaVersao,
    body: s.guardarBody,
    answers: { 201: s.textoDePublicacao },
    errors: [404, 412],
  }),
  corrigirTextoDePublicacao: route({
    method: 'POST',
    path: '/api/texto_de_publicacao/:id/corrigir',
    cria: true,
    resumo: 'Corrigir um texto de publicação: uma versão a mais, com motivo e o mesmo número',
    auditoria: 'corrigiu um texto de publicação',
    quem: QUEM_PUBLICA,
    limites: `só a versão em vigor, com modelo da mesma espécie; o público não deixa de o ser; ${DO_MODELO}`,
    params: params.id,
    body: s.corrigirBody,
    exige: ['motivo'],
    answers: { 201: s.textoDePublicacao },
    errors: [404, 409, 412],
  }),
  gerarPdfDoTexto: route({
    method: 'GET',
    path: '/api/texto_de_publicacao/:id/pdf',
    resumo: 'Um texto de publicação, em PDF',
    quem: COMISSAO_E_SECRETARIA,
    limites: GRANDE,
    arquivo: 'application/pdf',
    params: params.id,
    answers: { 200: null },
    errors: [404, 409],
  }),
  baixarTextoDePublicacao: route({
    method: 'GET',
    path: '/api/texto_de_publicacao/:id/texto',
    resumo: 'Um texto de publicação como texto editável',
    quem: COMISSAO_E_SECRETARIA,
    limites: COM_NOMES,
    arquivo: 'text/plain',
    params: params.id,
    query: conferenciaQuery,
    answers: { 200: null },
    errors: [404],
  }),
  listarTextosPublicos: route({
    method: 'GET',
    path: '/api/publico/resultados/:editalId/textos',
    resumo: 'Os textos de publicação públicos do resultado de um edital',
    quem: TODOS,
    limites: `${PUBLICADO}; ${DO_PUBLICO}`,
    params: params.editalId,
    answers: { 200: z.array(s.textoPublico) },
    errors: [404],
  }),
  gerarPdfDoTextoPublico: route({
    method: 'GET',
    path: '/api/publico/textos_de_publicacao/:id/pdf',
    resumo: 'Um texto de publicação público, em PDF',
    quem: TODOS,
    limites: `${DO_PUBLICO}; ${GRANDE}`,
    arquivo: 'application/pdf',
    params: params.id,
    answers: { 200: null },
    errors: [404, 409],
  }),
  baixarTextoPublico: route({
    method: 'GET',
    path: '/api/publico/textos_de_publicacao/:id/texto',
    resumo: 'Um texto de publicação público como texto editável',
    quem: TODOS,
    limites: `${DO_PUBLICO}; ${COM_NOMES}`,
    arquivo: 'text/plain',
    params: params.id,
    query: conferenciaQuery,
    answers: { 200: null },
    errors: [404],
  }),
} as const;
