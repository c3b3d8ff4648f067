import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { z } from 'zod';
import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaFrequencia as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaFrequencia = {
  registrarFrequencias: route(c.registrarFrequencias, {
    body: s.frequenciasBody,
    answers: { 200: mensagem },
    errors: [409, 412],
    recusasDaLista: { vazia: M.nadaParaRegistrar, varios: M.outroProjeto },
  }),
  listarFrequencias: route(c.listarFrequencias, {
    params: params.id,
    query: s.anoQuery,
    answers: { 200: z.array(s.frequencia) },
  }),
  lerFolhaDeFrequencia: route(c.lerFolhaDeFrequencia, {
    params: params.id,
    query: s.anoQuery,
    answers: { 200: s.folha },
  }),
} as const;
