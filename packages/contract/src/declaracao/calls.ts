import { chamada } from '../route.ts';

const QUEM_PARTICIPOU = 'no yes yes* yes* yes* yes* yes* yes*';

/** Verifiable declarations of participation (ours). */
export const chamadasDaDeclaracao = {
  emitirDeclaracao: chamada('POST', '/api/declaracao', 'Emitir uma declaração', QUEM_PARTICIPOU, {
    limites:
      'about the caller’s own part, or an instructor of a project that he coordinates; after publication; what is not his is 404',
  }),
  listarDeclaracoes: chamada(
    'GET',
    '/api/declaracao',
    'Declarações emitidas',
    'no yes yes yes yes yes yes yes',
    {
      limites: 'own ones; administrador: all',
      lista: true,
    },
  ),
  listarDeclaracoesPossiveis: chamada(
    'GET',
    '/api/declaracao/possiveis',
    'De que participações o usuário pode emitir declaração',
    'no yes yes yes yes yes yes yes',
    { limites: 'own participation only, after publication' },
  ),
  lerDeclaracao: chamada(
    'GET',
    '/api/declaracao/pdf/:id',
    'PDF de uma declaração',
    'no yes no no no yes no no',
    { registro: { tipo: 'declaracao', em: 'params.id' }, arquivo: 'application/pdf' },
  ),
  revogarDeclaracao: chamada(
    'POST',
    '/api/declaracao/revogar/:id',
    'Revogar uma declaração',
    'no no no no no yes no no',
    { limites: 'with its reason; once' },
  ),
  verificarDeclaracao: chamada(
    'GET',
    '/api/publico/declaracao/:codigo',
    'Se uma declaração é válida',
    'yes yes yes yes yes yes yes yes',
    { limites: 'by its code only: what the paper says, and whether it was revoked' },
  ),
} as const;
