import { z } from 'zod';
import { linhaDe } from '../fields.ts';
import { route } from '../route.ts';
import { LOGADOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaDisciplina = {
  procurarDisciplinasOficiais: route({
    method: 'GET',
    path: '/api/disciplina_oficial',
    resumo: 'Disciplinas oficiais, por código ou nome',
    quem: LOGADOS,
    limites: 'as 20 primeiras, do semestre mais novo de cada código',
    query: z.strictObject({ busca: linhaDe(200).optional() }),
    answers: { 200: z.array(s.disciplinaOficial) },
  }),
} as const;
