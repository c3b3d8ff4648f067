import { PAPEIS_DE_QUEM_VIU } from '@instrutoria/domain/estudante/types.ts';
import { z } from 'zod';
import { instante } from '../fields.ts';
import { acessosQuery } from '../instrutor/schemas.ts';
import { route } from '../route.ts';
import { INSTRUTOR } from '../who-may-call.ts';

const acessoAosMeusDados = z.object({
  id: z.int(),
  quando: instante,
  pessoa: z.object({ nome: z.string(), papel: z.enum(PAPEIS_DE_QUEM_VIU) }),
  documento: z.string(),
  /** The title of the vínculo's project. */
  projeto: z.string(),
});

/** What is kept about a student, and who opened it. */
export const rotasDosDadosDoEstudante = {
  meusDadosDeEstudante: route({
    method: 'GET',
    path: '/api/estudante/meus-dados',
    resumo: 'Os próprios dados de estudante',
    quem: INSTRUTOR,
    limites: 'os próprios dados e os dos próprios vínculos, em JSON; nada de outros estudantes',
    arquivo: 'application/json',
    answers: { 200: null },
  }),
  meusAcessosDeEstudante: route({
    method: 'GET',
    path: '/api/estudante/acessos',
    resumo: 'Quem abriu os documentos e os dados bancários do estudante',
    quem: INSTRUTOR,
    limites: 'só os dos próprios vínculos',
    lista: true,
    query: acessosQuery,
    answers: { 200: z.array(acessoAosMeusDados) },
  }),
} as const;
