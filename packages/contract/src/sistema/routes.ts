import { z } from 'zod';
import { semQuery } from '../fields.ts';
import { route } from '../route.ts';
import { chamadasDoSistema as c } from './calls.ts';
import { prontidao, saude } from './schemas.ts';

export const rotasDoSistema = {
  dataAtual: route(c.dataAtual, { query: semQuery, answers: { 200: z.string() } }),
  saudeViva: route(c.saudeViva, { query: semQuery, answers: { 200: saude } }),
  saudePronta: route(c.saudePronta, { query: semQuery, answers: { 200: prontidao }, errors: [503] }),
  openapi: route(c.openapi, { query: semQuery, answers: { 200: z.record(z.string(), z.unknown()) } }),
  docs: route(c.docs, { query: semQuery, answers: { 200: null } }),
} as const;
