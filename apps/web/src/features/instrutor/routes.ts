import type { Rota } from '../../app/route-table.ts';

export const ROTAS_DO_INSTRUTOR: readonly Rota[] = [
  {
    path: '/instrutores',
    title: 'Todos os instrutores',
    who: 'listarTodosOsInstrutores',
    page: () => import('./pages/todos-os-instrutores.tsx'),
  },
  {
    path: '/instrutores/:id',
    title: 'Instrutores do projeto',
    who: 'listarInstrutores',
    page: () => import('./pages/instrutores.tsx'),
  },
  {
    path: '/cadastro_instrutor/:id',
    title: 'Cadastrar instrutor',
    who: 'cadastrarInstrutor',
    page: () => import('./pages/cadastro-instrutor.tsx'),
  },
  {
    path: '/atualizar_instrutor/:instrutor_id/:projeto_id',
    title: 'Atualizar instrutor',
    who: 'atualizarInstrutor',
    page: () => import('./pages/atualizar-instrutor.tsx'),
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
