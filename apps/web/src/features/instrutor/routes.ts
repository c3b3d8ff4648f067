import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_INSTRUTOR: readonly Rota[] = [
  {
    path: '/instrutores',
    title: 'Todos os instrutores',
    who: 'listarTodosOsInstrutores',
    page: () => import('./pages/todos-os-instrutores.tsx'),
  },
  {
    path: '/conferir_documentos',
    title: 'Conferir documentos',
    who: 'listarParaConferir',
    page: () => import('./pages/conferir-documentos.tsx'),
  },
  {
    path: '/conferir_documentos/:instrutor',
    title: 'Mesa de documentos',
    who: 'listarParaConferir',
    page: () => import('./pages/mesa-de-documentos.tsx'),
  },
];
