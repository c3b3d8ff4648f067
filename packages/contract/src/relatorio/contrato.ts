import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { z } from 'zod';
import { params } from '../fields.ts';
import { route } from '../route.ts';
import { DONO_COMISSAO_E_SECRETARIA } from '../who-may-call.ts';
import * as s from './schemas.ts';

const projetoNoCaminho = { tipo: 'projeto', em: 'params.id' } as const;
const instrutorNoCaminho = { tipo: 'instrutor', em: 'params.id' } as const;
const peloId = { params: params.id } as const;
const pdf = {
  limites: 'como o relatório',
  arquivo: 'application/pdf',
  answers: { 200: null },
  errors: [404],
  ...peloId,
} as const;

export const rotasDoRelatorio = {
  salvarRelatorioDisciplinas: route({
    method: 'POST',
    path: '/api/relatorios-disciplinas/salvar',
    resumo: 'Salvar o relatório das disciplinas de um projeto',
    auditoria: 'salvou o relatório das disciplinas',
    quem: { dono: 'sim' },
    limites: 'janela relatorios; disciplinas deste projeto, sem repetição',
    registro: { tipo: 'projeto', em: 'body[].projeto' },
    body: s.relatorioDisciplinasBody,
    exige: [
      '[].numMatriculados',
      '[].numReprovadosNota',
      '[].numReprovadosFrequencia',
      '[].numTrancaram',
      '[].numSuprimiram',
    ],
    answers: { 200: z.array(s.disciplinaRelatada) },
    errors: [409, 412],
    recusasDaLista: { vazia: M.semDisciplinas, varios: M.outroProjeto },
  }),
  lerRelatorioDisciplinas: route({
    method: 'GET',
    path: '/api/relatorios-disciplinas/projeto/:id',
    resumo: 'O relatório das disciplinas de um projeto',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: { ...projetoNoCaminho, depois: true },
    answers: { 200: z.array(s.disciplinaRelatada) },
    ...peloId,
  }),
  gerarPdfDasDisciplinas: route({
    method: 'GET',
    path: '/api/relatorios-disciplinas/pdf/:id',
    resumo: 'PDF do relatório das disciplinas',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: { ...projetoNoCaminho, depois: true },
    ...pdf,
  }),
  salvarRelatorioAtividade: route({
    method: 'POST',
    path: '/api/relatorios-atividade-instrutor',
    resumo: 'Salvar o relatório de atividades de um instrutor',
    auditoria: 'salvou um relatório de atividades',
    quem: { dono: 'sim' },
    limites: 'janela relatorios; com o relatório das disciplinas salvo',
    registro: { tipo: 'instrutor', em: 'body.instrutor' },
    body: s.relatorioAtividadeBody,
    exige: [
      'introducaoProblematica',
      'introducaoJustificativa',
      'introducaoObjetivos',
      'desenvolvimento',
      'metodologia',
      'discussaoResultados',
      'conclusao',
    ],
    answers: { 200: s.relatorioAtividade },
    errors: [409, 412],
  }),
  lerRelatorioAtividade: route({
    method: 'GET',
    path: '/api/relatorios-atividade-instrutor/instrutor/:id',
    resumo: 'O relatório de atividades de um instrutor',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: instrutorNoCaminho,
    answers: { 200: s.relatorioAtividade },
    errors: [404],
    ...peloId,
  }),
  gerarPdfDaAtividade: route({
    method: 'GET',
    path: '/api/relatorios-atividade-instrutor/pdf/:id',
    resumo: 'PDF do relatório de atividades de um instrutor',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: instrutorNoCaminho,
    ...pdf,
  }),
  salvarRelatorioCoordenador: route({
    method: 'POST',
    path: '/api/relatorios-coordenador',
    resumo: 'Salvar o relatório do coordenador',
    auditoria: 'salvou o relatório do coordenador',
    quem: { dono: 'sim' },
    limites: 'janela relatorios; com o relatório das disciplinas salvo; todos os instrutores avaliados',
    registro: { tipo: 'projeto', em: 'body.projeto' },
    body: s.relatorioCoordenadorBody,
    exige: [
      'relatorio',
      'fundamentacao',
      'conclusao',
      'avaliacoesDeDesempenho',
      'avaliacoesDeDesempenho[].avaliacao',
    ],
    answers: { 200: s.relatorioCoordenador },
    errors: [409, 412],
  }),
  lerRelatorioCoordenador: route({
    method: 'GET',
    path: '/api/relatorios-coordenador/projeto/:id',
    resumo: 'O relatório do coordenador de um projeto',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: projetoNoCaminho,
    answers: { 200: s.relatorioCoordenador },
    errors: [404],
    ...peloId,
  }),
  gerarPdfDoCoordenador: route({
    method: 'GET',
    path: '/api/relatorios-coordenador/pdf/:id',
    resumo: 'PDF do relatório do coordenador',
    quem: DONO_COMISSAO_E_SECRETARIA,
    registro: projetoNoCaminho,
    ...pdf,
  }),
} as const;
