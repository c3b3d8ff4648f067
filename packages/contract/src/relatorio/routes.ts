import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { z } from 'zod';
import { params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoRelatorio as c } from './calls.ts';
import * as s from './schemas.ts';

const doProjeto = { params: params.id, query: semQuery };
const pdf = { ...doProjeto, answers: { 200: null }, errors: [404] };

export const rotasDoRelatorio = {
  salvarRelatorioDisciplinas: route(c.salvarRelatorioDisciplinas, {
    body: s.relatorioDisciplinasBody,
    answers: { 200: z.array(s.disciplinaRelatada) },
    errors: [409, 412],
    recusasDaLista: { vazia: M.semDisciplinas, varios: M.outroProjeto },
  }),
  lerRelatorioDisciplinas: route(c.lerRelatorioDisciplinas, {
    ...doProjeto,
    answers: { 200: z.array(s.disciplinaRelatada) },
  }),
  gerarPdfDasDisciplinas: route(c.gerarPdfDasDisciplinas, pdf),
  salvarRelatorioAtividade: route(c.salvarRelatorioAtividade, {
    body: s.relatorioAtividadeBody,
    answers: { 200: s.relatorioAtividade },
    errors: [409, 412],
  }),
  lerRelatorioAtividade: route(c.lerRelatorioAtividade, {
    ...doProjeto,
    answers: { 200: s.relatorioAtividade },
    errors: [404],
  }),
  gerarPdfDaAtividade: route(c.gerarPdfDaAtividade, pdf),
  salvarRelatorioCoordenador: route(c.salvarRelatorioCoordenador, {
    body: s.relatorioCoordenadorBody,
    answers: { 200: s.relatorioCoordenador },
    errors: [409, 412],
  }),
  lerRelatorioCoordenador: route(c.lerRelatorioCoordenador, {
    ...doProjeto,
    answers: { 200: s.relatorioCoordenador },
    errors: [404],
  }),
  gerarPdfDoCoordenador: route(c.gerarPdfDoCoordenador, pdf),
} as const;
