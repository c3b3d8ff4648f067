import type { Quadro, Quem, Rota } from './route-table.ts';

const conta = {
  login: () => import('../features/conta/pages/login.tsx'),
};

function rota(path: string, title: string, who: Quem, page: Rota['page'], frame: Quadro = 'menu'): Rota {
  return { path, title, who, page, frame };
}

/** Every screen of the product, one line each (spec 1 §2.1): path · title · who · page. */
export const ROTAS: readonly Rota[] = [rota('/login', 'Entrar', 'todos', conta.login, 'nenhum')];
