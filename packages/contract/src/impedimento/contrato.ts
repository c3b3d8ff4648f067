import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

/** Those who judge: evaluators, administrators and the committee. */
const JULGADORES = {
  avaliadorDesignado: 'sim',
  outroAvaliador: 'sim',
  administrador: 'sim',
  presidente: 'sim',
} as const;

export const rotasDoImpedimento = {
  listarMeusImpedimentos: route({
    method: 'GET',
    path: '/api/impedimento',
    resumo: 'Os impedimentos que a própria pessoa declarou',
    quem: JULGADORES,
    limites: 'só os próprios, também os encerrados',
    lista: true,
    query: listaQuery,
    answers: { 200: z.array(s.impedimento) },
  }),
  declararImpedimento: route({
    method: 'POST',
    path: '/api/impedimento',
    resumo: 'Declarar um impedimento com uma pessoa ou uma unidade',
    // Names neither the person nor the kind, since that person may be reading the audit.
    auditoria: 'declarou um impedimento',
    quem: JULGADORES,
    limites: 'só por si; a pessoa não é avisada; a auditoria não diz com quem',
    body: s.impedimentoBody,
    answers: { 201: s.impedimento },
    errors: [409],
  }),
  encerrarImpedimento: route({
    method: 'POST',
    path: '/api/impedimento/:id/encerrar',
    resumo: 'Encerrar um impedimento próprio',
    auditoria: 'encerrou um impedimento',
    quem: JULGADORES,
    limites: 'só o próprio, com motivo; fica no histórico; id alheio ou desconhecido 404',
    params: params.id,
    body: s.encerrarImpedimentoBody,
    answers: { 200: s.impedimento },
    errors: [404, 409],
  }),
  listarImpedimentosDeclarados: route({
    method: 'GET',
    path: '/api/impedimento/declarados',
    resumo: 'Os impedimentos que todos declararam, com as avaliações que alcançam',
    // Administrators, who designate, must know why somebody may not assess; that person must not know it.
    quem: ADMINISTRADOR,
    limites:
      'menos os que são sobre quem chama, ou sobre a unidade de quem coordena projetos; sem as avaliações de projetos próprios (D20)',
    lista: true,
    query: s.impedimentosDeclaradosQuery,
    answers: { 200: z.array(s.impedimentoDeclarado) },
  }),
} as const;
