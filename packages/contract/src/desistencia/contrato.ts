import { enviado, mensagem, params } from '../fields.ts';
import { motivoDoProjetoBody } from '../projeto/schemas.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

const noProjeto = { tipo: 'projeto', em: 'params.id', soCoordenador: true } as const;
const DOS_DOIS = { dono: 'sim', administrador: 'sim' } as const;
const NUNCA_O_PROPRIO = 'um administrador nunca em projeto de que participa';

export const rotasDaDesistencia = {
  lerDesistencia: route({
    method: 'GET',
    path: '/api/projeto/:id/desistencia',
    resumo: 'A desistência de um projeto aprovado, e se cabe uma',
    quem: DOS_DOIS,
    limites: `o coordenador e a administração, que leem o motivo; ${NUNCA_O_PROPRIO} (404)`,
    registro: noProjeto,
    params: params.id,
    answers: { 200: s.desistencia },
    errors: [404],
  }),
  consultarSobreDesistencia: route({
    method: 'POST',
    path: '/api/projeto/:id/desistencia/consulta',
    resumo: 'Perguntar ao coordenador se desiste do projeto',
    auditoria: 'perguntou ao coordenador se desiste do projeto',
    cria: true,
    quem: ADMINISTRADOR,
    limites: 'projeto aprovado, com resultado final, em curso; o coordenador tem 10 dias para responder',
    julgado: { tipo: 'projeto', em: 'params.id', barra: 'participacao' },
    params: params.id,
    body: s.consultaBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  desistirDoProjeto: route({
    method: 'POST',
    path: '/api/projeto/:id/desistencia',
    resumo: 'Desistir de um projeto aprovado, de um dia em diante',
    auditoria: 'marcou a desistência de um projeto',
    cria: true,
    quem: DOS_DOIS,
    limites: `projeto aprovado, com resultado final, em curso; a administração com o pedido escrito anexado, depois de 10 dias sem resposta, ou por falecimento ou fim do cargo; ${NUNCA_O_PROPRIO} (409)`,
    registro: { ...noProjeto, semVice: true },
    params: params.id,
    body: s.desistirBody,
    exige: ['motivo', 'dia'],
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  desfazerDesistencia: route({
    method: 'POST',
    path: '/api/projeto/:id/desistencia/desfazer',
    resumo: 'Retirar ou desfazer a desistência de um projeto, ou responder que ele continua',
    auditoria: 'desfez a desistência de um projeto',
    cria: true,
    quem: DOS_DOIS,
    limites: `com motivo; até o dia o coordenador ou a administração; depois dele só a administração, enquanto nenhuma bolsa devolvida foi dada; ${NUNCA_O_PROPRIO} (409)`,
    registro: { ...noProjeto, semVice: true },
    params: params.id,
    body: motivoDoProjetoBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
  enviarPedidoDeDesistencia: route({
    method: 'POST',
    path: '/api/desistencia/pedido',
    resumo: 'Enviar o pedido escrito de desistência',
    quem: ADMINISTRADOR,
    limites: 'PDF de até 25 MB; de quem enviou, até ser usado',
    envio: true,
    answers: { 201: enviado },
    errors: [413, 415],
  }),
  lerPedidoDeDesistencia: route({
    method: 'GET',
    path: '/api/projeto/:id/desistencia/:desistencia/pedido',
    resumo: 'O pedido escrito de uma desistência',
    quem: DOS_DOIS,
    limites: `como a desistência; ${NUNCA_O_PROPRIO} (404)`,
    registro: noProjeto,
    arquivo: 'application/pdf',
    params: s.pedidoParams,
    answers: { 200: null },
    errors: [404],
  }),
} as const;
