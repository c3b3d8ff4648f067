import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_AUDITORIA: readonly Rota[] = [
  {
    path: '/administracao/auditoria',
    title: 'Auditoria',
    who: 'listarAuditoria',
    page: () => import('./pages/auditoria.tsx'),
  },
  {
    path: '/administracao/pendencias',
    title: 'Pendências de dados',
    who: 'listarPendenciasDeDados',
    page: () => import('./pages/pendencias.tsx'),
  },
];
