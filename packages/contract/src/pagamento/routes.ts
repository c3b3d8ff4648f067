import { z } from 'zod';
import { listaQuery, mensagem, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoPagamento as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDoPagamento = {
  listarFolhasDePagamento: route(c.listarFolhasDePagamento, {
    query: listaQuery,
    answers: { 200: z.array(s.folhaListada) },
  }),
  lerFolhaDePagamento: route(c.lerFolhaDePagamento, {
    params: s.mesParams,
    query: semQuery,
    answers: { 200: s.folhaDePagamento },
  }),
  fecharFolhaDePagamento: route(c.fecharFolhaDePagamento, {
    body: s.fecharBody,
    answers: { 200: s.folhaDePagamento },
    errors: [409],
  }),
  decidirEstornoDaFolha: route(c.decidirEstornoDaFolha, {
    body: s.decidirEstornoBody,
    answers: { 200: s.folhaDePagamento },
    errors: [409],
  }),
  escolherVinculoDoMes: route(c.escolherVinculoDoMes, {
    body: s.escolherVinculoBody,
    answers: { 200: mensagem },
    errors: [409],
  }),
  exportarFolhaDePagamento: route(c.exportarFolhaDePagamento, {
    params: s.mesParams,
    query: semQuery,
    answers: { 200: null },
  }),
} as const;
