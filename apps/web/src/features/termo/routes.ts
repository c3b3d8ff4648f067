import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_TERMO: readonly Rota[] = [
  {
    path: '/administracao/termo_de_compromisso',
    title: 'Termo de compromisso',
    who: 'mudarModeloDoTermo',
    page: () => import('./pages/modelo-do-termo.tsx'),
  },
  {
    path: '/aluno/termo/:id',
    title: 'Assinar o termo de compromisso',
    who: 'aluno',
    frame: 'aluno',
    page: () => import('./pages/assinar-como-aluno.tsx'),
  },
  {
    path: '/projetos/:projeto/instrutores/termo/:id',
    title: 'Assinar o termo de um instrutor',
    who: 'assinarTermo',
    page: () => import('./pages/assinar-pela-coordenacao.tsx'),
  },
  {
    path: '/termo/:codigo',
    title: 'Conferir termo de compromisso',
    who: 'todos',
    frame: 'aberto',
    page: () => import('./pages/conferir-termo.tsx'),
  },
];
