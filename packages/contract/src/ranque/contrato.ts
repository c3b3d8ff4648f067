import { z } from 'zod';
import { editalQuery } from '../avaliacao/schemas.ts';
import { formatoDaPlanilha, listaQuery } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

const planilha = {
  quem: ADMINISTRADOR,
  limites: 'só com o token, nunca por link; registrada nos acessos',
  arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  query: editalQuery.extend({ formato: formatoDaPlanilha }),
  answers: { 200: null },
} as const;
const ranque = {
  quem: {
    avaliadorDesignado: 'comLimites',
    outroAvaliador: 'comLimites',
    administrador: 'sim',
    presidente: 'sim',
  },
  limites: 'avaliadores: só os projetos a que deram notas',
  lista: true,
  // It only reads, although by POST.
  comprimida: true,
  query: listaQuery,
  body: s.ranqueBody,
  answers: { 200: z.array(s.linhaDoRanque) },
} as const;

export const rotasDoRanque = {
  ranqueTipoI: route({
    method: 'POST',
    path: '/api/projeto_aprovacao/ranque_tipoi',
    resumo: 'Ranque dos projetos do TIPO I',
    ...ranque,
  }),
  ranqueTipoII: route({
    method: 'POST',
    path: '/api/projeto_aprovacao/ranque_tipoii',
    resumo: 'Ranque dos projetos do TIPO II',
    ...ranque,
  }),
  exportarRanqueTipoI: route({
    method: 'GET',
    path: '/api/projeto_aprovacao/export/ranque_tipoi',
    resumo: 'Planilha do ranque do TIPO I',
    ...planilha,
  }),
  exportarRanqueTipoII: route({
    method: 'GET',
    path: '/api/projeto_aprovacao/export/ranque_tipoii',
    resumo: 'Planilha do ranque do TIPO II',
    ...planilha,
  }),
} as const;
