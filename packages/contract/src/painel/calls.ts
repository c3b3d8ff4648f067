import { chamada } from '../route.ts';

const ADMINISTRACAO = 'no no no no no yes yes yes';

/** The dashboard of a call, and what stands before its next act. */
export const chamadasDoPainel = {
  lerPainel: chamada('GET', '/api/painel/:editalId', 'Painel de um edital', ADMINISTRACAO, {
    limites: 'no score before fase decisao for secretaria',
  }),
  lerPendencias: chamada(
    'GET',
    '/api/edital/:id/pendencias',
    'O que impede ou deve ser visto antes do próximo ato de um edital',
    ADMINISTRACAO,
  ),
  lerArmazenamento: chamada(
    'GET',
    '/api/armazenamento',
    'O espaço para arquivos e os que estão danificados',
    'no no no no no yes no no',
  ),
} as const;
