import { z } from 'zod';
import { listaDoEditalQuery } from '../avaliacao/schemas.ts';
import { feitoEmVarios } from '../designacao/schemas.ts';
import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { COMISSAO } from '../who-may-call.ts';
import * as s from './schemas.ts';

const EM_VARIOS =
  'até 200 projetos, cada um nos limites do ato sozinho; repetir não muda nada; projeto de outro edital como desconhecido';

export const rotasDaDecisao = {
  listarParaDecidir: route({
    method: 'GET',
    path: '/api/edital_avaliacao/instrutores',
    resumo: 'Projetos dos editais em decisão',
    quem: COMISSAO,
    limites: 'fase decisao',
    lista: true,
    query: listaDoEditalQuery,
    answers: { 200: z.array(s.paraDecidir) },
    errors: [409],
  }),
  aprovarInstrutores: route({
    method: 'POST',
    path: '/api/projeto/atualizar_instrutores_aprovados',
    resumo: 'Salvar os instrutores aprovados de um projeto',
    auditoria: 'aprovou instrutores de um projeto',
    quem: COMISSAO,
    limites:
      'fase decisao; 0 a 2 remunerados, 0 a 3 voluntários; com motivo quando muda o que uma sessão da comissão decidiu; If-Match',
    registroInteiro: true,
    julgado: { tipo: 'projeto', em: 'body.id', barra: 'impedimento' },
    body: s.vagasBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  lerDecisao: route({
    method: 'GET',
    path: '/api/edital/:id/decisao',
    resumo: 'Os projetos de um edital na ordem do ranque, com o que pedem e o que recebem',
    // The committee decides and sees the whole ranking at once; others have the secretariat's list and the
    // result.
    quem: COMISSAO,
    limites: 'nenhum projeto antes da fase decisao; sem os próprios até a publicação (D20)',
    params: params.id,
    answers: { 200: s.decisao },
    errors: [404],
  }),
  decidirVarios: route({
    method: 'POST',
    path: '/api/edital/:id/decisao',
    resumo: 'Salvar os instrutores aprovados de vários projetos de um edital',
    quem: COMISSAO,
    limites: `${EM_VARIOS}; cada um com a versão que se viu; primeiro os que passam a ter menos bolsas; com motivo os que uma sessão decidiu`,
    params: params.id,
    body: s.decidirVariosBody,
    answers: { 200: feitoEmVarios },
    errors: [404],
  }),
  enviarASecretaria: route({
    method: 'POST',
    path: '/api/secretaria_projetos',
    resumo: 'Enviar o edital para a secretaria',
    auditoria: 'enviou um edital à secretaria',
    quem: COMISSAO,
    limites: 'fase decisao; repetir responde 409, e também uma sessão da comissão que ainda corre',
    body: s.editalNoCorpo,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  listarNaSecretaria: route({
    method: 'GET',
    path: '/api/secretaria_projetos',
    resumo: 'Projetos enviados para a secretaria',
    quem: { administrador: 'sim', secretaria: 'sim' },
    limites: "409 'os projetos ainda não foram enviados para a secretaria' quando nunca se enviou nenhum",
    lista: true,
    query: listaDoEditalQuery,
    answers: { 200: z.array(s.naSecretaria) },
    errors: [409],
  }),
  publicarResultados: route({
    method: 'PATCH',
    path: '/api/secretaria_projetos',
    resumo: 'Enviar o resultado para os coordenadores',
    auditoria: 'publicou resultados',
    quem: { administrador: 'sim', secretaria: 'sim' },
    limites:
      'é a publicação; fase secretaria; uma vez por edital; sem dizer qual, o único que espera (422 onde esperam vários)',
    body: s.editalNoCorpo,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  publicarResultadoFinal: route({
    method: 'POST',
    path: '/api/edital/:id/resultado_final',
    resumo: 'Publicar o resultado final de um edital que tem o preliminar',
    auditoria: 'publicou o resultado final',
    quem: { administrador: 'sim', secretaria: 'sim' },
    limites:
      'fase resultado, com resultado preliminar; depois do último dia para recursos, e com todos decididos; uma vez por edital; faz uma versão do resultado',
    params: params.id,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
} as const;
