import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DA_CONFIGURACAO: readonly Rota[] = [
  {
    path: '/administracao/configuracao',
    title: 'Configuração',
    who: 'atualizarConfiguracao',
    page: () => import('./pages/configuracao.tsx'),
  },
  {
    path: '/administracao/textos_dos_emails',
    title: 'Textos dos e-mails',
    who: 'mudarModeloDeEmail',
    page: () => import('./pages/textos-dos-emails.tsx'),
  },
];
