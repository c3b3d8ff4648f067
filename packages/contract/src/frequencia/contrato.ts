import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { z } from 'zod';
import { enviado, mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, DONO_COMISSAO_E_SECRETARIA } from '../who-may-call.ts';
import { rotasDosDias } from './dias.ts';
import * as s from './schemas.ts';

const projetoNoCaminho = { tipo: 'projeto', em: 'params.id' } as const;

export const rotasDaFrequencia = {
  registrarFrequencias: route({
    method: 'POST',
    path: '/api/frequenciasInstrutor',
    resumo: 'Registrar as frequências dos instrutores de um projeto',
    auditoria: 'registrou frequências',
    quem: { dono: 'sim' },
    limites: 'janela frequencia; projeto aprovado; meses até o atual; cria ou substitui',
    registro: { tipo: 'projeto', em: 'body[].projeto' },
    body: s.frequenciasBody,
    answers: { 200: mensagem },
    errors: [409, 412],
    recusasDaLista: { vazia: M.nadaParaRegistrar, varios: M.outroProjeto },
  }),
  listarFrequencias: route({
    method: 'GET',
    path: '/api/frequenciasInstrutor/projeto/:id',
    resumo: 'Frequências registradas de um projeto',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: projetoNoCaminho,
    params: params.id,
    query: s.anoQuery,
    answers: { 200: z.array(s.frequencia) },
  }),
  lerFolhaDeFrequencia: route({
    method: 'GET',
    path: '/api/frequenciasInstrutor/folha/:id',
    resumo: 'A folha de um ano, com o que se espera de cada mês',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: projetoNoCaminho,
    params: params.id,
    query: s.anoQuery,
    answers: { 200: s.folha },
  }),
  registrarFrequenciasDeOficio: route({
    method: 'POST',
    path: '/api/frequenciasInstrutor/projeto/:id/de_oficio',
    cria: true,
    resumo: 'Registrar as frequências de um projeto pelo qual ninguém pode agir',
    auditoria: 'registrou frequências de ofício',
    // Without it the students would not be paid (D61).
    quem: ADMINISTRADOR,
    limites:
      'quem coordena está afastado, ou fechou a conta; janela frequencia; ou, em qualquer dia, só meses de contestação procedente; projeto aprovado, nunca próprio; de um documento anexado ou dos dias do aluno, com motivo; quem registra não fecha a folha que paga',
    julgado: { ...projetoNoCaminho, barra: 'participacao' },
    params: params.id,
    body: s.deOficioBody,
    answers: { 200: mensagem },
    errors: [404, 409, 412],
  }),
  enviarDocumentoDaFrequencia: route({
    method: 'POST',
    path: '/api/frequenciasInstrutor/de_oficio/documento',
    resumo: 'Enviar o documento de que vêm as horas registradas de ofício',
    quem: ADMINISTRADOR,
    limites: 'PDF de até 25 MB; de quem enviou, até ser usado',
    envio: true,
    answers: { 201: enviado },
    errors: [413, 415],
  }),
  lerDocumentoDaFrequencia: route({
    method: 'GET',
    path: '/api/frequenciasInstrutor/projeto/:id/de_oficio/:registro/documento',
    resumo: 'O documento de que vêm as horas registradas de ofício',
    quem: { dono: 'sim', administrador: 'sim' },
    limites: 'registrada nos acessos',
    registro: { ...projetoNoCaminho, soCoordenador: true },
    arquivo: 'application/pdf',
    params: s.documentoParams,
    answers: { 200: null },
    errors: [404],
  }),
  ...rotasDosDias,
} as const;
