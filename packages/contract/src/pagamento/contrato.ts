import { z } from 'zod';
import { formatoDaPlanilha, listaQuery, mensagem } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDoPagamento = {
  listarFolhasDePagamento: route({
    method: 'GET',
    path: '/api/pagamento',
    resumo: 'Folhas de pagamento',
    quem: ADMINISTRADOR,
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.folhaListada) },
  }),
  lerFolhaDePagamento: route({
    method: 'GET',
    path: '/api/pagamento/:mes',
    resumo: 'A folha de um mês: fechada, ou como seria se fechasse agora',
    quem: ADMINISTRADOR,
    limites: 'sem dados bancários; CPF inteiro; cada leitura deixa uma linha no registro de acessos',
    params: s.mesParams,
    answers: { 200: s.folhaDePagamento },
  }),
  fecharFolhaDePagamento: route({
    method: 'POST',
    path: '/api/pagamento/fechar',
    resumo: 'Fechar a folha de um mês',
    auditoria: 'fechou uma folha de pagamento',
    quem: ADMINISTRADOR,
    limites:
      'uma vez por mês, em ordem, com todos os estornos decididos; nunca uma bolsa duas vezes à mesma pessoa no mês',
    body: s.fecharBody,
    answers: { 200: s.folhaDePagamento },
    errors: [409],
  }),
  decidirEstornoDaFolha: route({
    method: 'POST',
    path: '/api/pagamento/estorno',
    resumo: 'Confirmar ou dispensar um estorno proposto em uma folha aberta',
    auditoria: 'decidiu um estorno',
    quem: ADMINISTRADOR,
    limites: 'só o que a folha aberta propõe; dispensado com motivo',
    body: s.decidirEstornoBody,
    answers: { 200: s.folhaDePagamento },
    errors: [409],
  }),
  escolherVinculoDoMes: route({
    method: 'POST',
    path: '/api/pagamento/escolher',
    resumo: 'Qual de dois vínculos de um projeto recebe a bolsa de um mês',
    auditoria: 'escolheu qual instrutor recebe a bolsa de um mês',
    quem: ADMINISTRADOR,
    limites:
      'dois vínculos que disputam uma vaga nesse mês, pago ou à espera; até fechar a folha; com motivo',
    body: s.escolherVinculoBody,
    exige: ['motivo'],
    answers: { 200: mensagem },
    errors: [409],
  }),
  exportarFolhaDePagamento: route({
    method: 'GET',
    path: '/api/pagamento/export/:mes',
    resumo: 'Planilha da folha de um mês',
    auditoria: 'baixou a planilha de uma folha de pagamento',
    quem: ADMINISTRADOR,
    limites: 'sem dados bancários; CPF inteiro; registrada nos acessos',
    arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    params: s.mesParams,
    query: z.strictObject({ formato: formatoDaPlanilha }),
    answers: { 200: null },
  }),
} as const;
