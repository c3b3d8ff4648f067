import { chamada } from '../route.ts';

const ADMINISTRADOR = 'no no no no no yes no no';

/** The notice board. */
export const chamadasDoAviso = {
  listarAvisos: chamada('GET', '/api/aviso', 'Mural de avisos', 'no yes yes yes yes yes yes yes', {
    limites: 'of today; an administrator reads past and future ones too',
    lista: true,
  }),
  criarAviso: chamada('POST', '/api/aviso', 'Criar um aviso', ADMINISTRADOR),
  atualizarAviso: chamada('PUT', '/api/aviso/:id', 'Atualizar um aviso', ADMINISTRADOR),
  excluirAviso: chamada('DELETE', '/api/aviso/:id', 'Excluir um aviso', ADMINISTRADOR),
} as const;
