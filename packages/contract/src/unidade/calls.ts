import { chamada } from '../route.ts';

const ADMINISTRADOR = 'no no no no no yes no no';

/** Units. */
export const chamadasDaUnidade = {
  listarUnidades: chamada('GET', '/api/unidade', 'Unidades', 'yes yes yes yes yes yes yes yes', {
    limites: 'registration form needs it',
    lista: true,
  }),
  criarUnidade: chamada('POST', '/api/unidade', 'Criar uma unidade', ADMINISTRADOR),
  atualizarUnidade: chamada('PUT', '/api/unidade/:id', 'Atualizar uma unidade', ADMINISTRADOR),
  excluirUnidade: chamada('DELETE', '/api/unidade/:id', 'Excluir uma unidade', ADMINISTRADOR, {
    limites: 'a unit in use: 409',
  }),
} as const;
