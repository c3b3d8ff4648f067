import { enviado, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDaConfiguracao as c } from './calls.ts';
import * as s from './schemas.ts';

export const rotasDaConfiguracao = {
  lerConfiguracao: route(c.lerConfiguracao, { query: semQuery, answers: { 200: s.configuracao } }),
  atualizarConfiguracao: route(c.atualizarConfiguracao, {
    body: s.configuracaoBody,
    answers: { 200: s.configuracao },
    errors: [412],
  }),
  enviarLogo: route(c.enviarLogo, { answers: { 201: enviado }, errors: [413, 415] }),
  instituicaoPublica: route(c.instituicaoPublica, {
    query: semQuery,
    answers: { 200: s.instituicaoPublica },
  }),
  logoPublico: route(c.logoPublico, { query: semQuery, answers: { 200: null }, errors: [404] }),
} as const;
