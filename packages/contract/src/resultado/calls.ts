import { chamada } from '../route.ts';

const TODOS = 'yes yes yes yes yes yes yes yes';

/** Published results and their versions (T-M5, D42). */
export const chamadasDoResultado = {
  lerResultados: chamada(
    'GET',
    '/api/publico/resultados/:editalId',
    'Resultado público de um edital',
    TODOS,
    { limites: 'after publication only: name, project, unit, total, situation' },
  ),
  listarResultados: chamada('GET', '/api/publico/resultados', 'Editais com resultado publicado', TODOS, {
    limites: 'published calls only: name, year, publication',
  }),
  listarVersoes: chamada(
    'GET',
    '/api/publico/resultados/:editalId/versoes',
    'Versões do resultado de um edital',
    TODOS,
    { limites: 'after publication only' },
  ),
  lerVersao: chamada(
    'GET',
    '/api/publico/resultados/:editalId/versoes/:numero',
    'Uma versão do resultado, com o que mudou desde a anterior',
    TODOS,
    { limites: 'after publication only; the public rows' },
  ),
  baixarVersao: chamada(
    'GET',
    '/api/publico/resultados/:editalId/versoes/:numero/arquivo',
    'O texto canônico (RFC 8785) de uma versão do resultado',
    TODOS,
    {
      limites: 'after publication only; the bytes of which the SHA-256 is made',
      arquivo: 'application/json',
    },
  ),
  simularCorrecao: chamada(
    'POST',
    '/api/resultado/simular',
    'O que uma correção do resultado mudaria, e para quem',
    'no no no no no yes yes no',
    { limites: 'writes nothing; refuses as resultado/corrigir does, without a reason' },
  ),
  corrigirResultado: chamada(
    'POST',
    '/api/resultado/corrigir',
    'Corrigir o resultado publicado de um projeto',
    'no no no no no yes yes no',
    {
      limites:
        'phase resultado; no pending appeal; never on a project of one’s own; neither total nor counts fall; reason required; a new version',
    },
  ),
} as const;
