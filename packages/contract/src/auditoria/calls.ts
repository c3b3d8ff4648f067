import { chamada } from '../route.ts';

/** The audit trail (D34). */
export const chamadasDaAuditoria = {
  listarAuditoria: chamada('GET', '/api/auditoria', 'Trilha de auditoria', 'no no no no no yes no no', {
    lista: true,
  }),
  listarPendenciasDeDados: chamada(
    'GET',
    '/api/pendencias-de-dados',
    'Registros de antes de uma regra, que a quebram',
    'no no no no no yes no no',
    { lista: true },
  ),
} as const;
