import type { Rota } from '../../app/route-table.ts';

const configuracao = () => import('./pages/edital-configuracao.tsx');
const regras = () => import('./pages/edital-regras.tsx');

export const ROTAS_DAS_REGRAS: readonly Rota[] = [
  {
    path: '/administracao/editais/novo',
    title: 'Novo edital',
    who: 'criarEdital',
    page: () => import('./pages/novo-edital.tsx'),
  },
  {
    path: '/editais/:id/configuracao',
    title: 'Edital: configuração',
    who: 'mudarConfiguracaoDoEdital',
    page: configuracao,
  },
  {
    path: '/editais/:id/barema/mudar',
    title: 'Edital: mudar o barema',
    who: 'mudarConfiguracaoDoEdital',
    page: configuracao,
  },
  {
    path: '/editais/:id/regras',
    title: 'Edital: regras',
    who: 'lerRegrasDoEdital',
    page: regras,
  },
  { path: '/editais/:id/barema', title: 'Edital: barema', who: 'lerBarema', page: regras },
];
