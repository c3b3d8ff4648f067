import { chamada } from '../route.ts';

const TODOS = 'yes yes yes yes yes yes yes yes';

/** The clock, health and the documents of the API itself. */
export const chamadasDoSistema = {
  dataAtual: chamada('GET', '/api/data/data-atual', 'A data e a hora do servidor', TODOS, {
    limites: 'text starting yyyy-mm-dd in configuracao.fuso',
  }),
  saudeViva: chamada('GET', '/saude/viva', 'O processo responde', TODOS, {
    limites: 'no details to strangers',
  }),
  saudePronta: chamada('GET', '/saude/pronta', 'Banco e arquivos respondem', TODOS, {
    limites: 'no details to strangers',
  }),
  openapi: chamada('GET', '/api/openapi.json', 'OpenAPI 3.1', TODOS),
  docs: chamada('GET', '/api/docs', 'Esta API, para ler', TODOS, { arquivo: 'text/html' }),
} as const;
