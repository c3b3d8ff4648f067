import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_RELATORIO: readonly Rota[] = [
  {
    path: '/relatorio_coordenador/:id',
    title: 'Relatório do Coordenador',
    who: 'lerRelatorioCoordenador',
    page: () => import('./pages/relatorio-coordenador.tsx'),
  },
  {
    path: '/relatorio_atividades/:instrutor_id/:projeto_id',
    title: 'Relatório de atividades',
    who: 'lerRelatorioAtividade',
    page: () => import('./pages/relatorio-atividades.tsx'),
  },
];
