import { chamada } from '../route.ts';

const ADMINISTRADOR = 'no no no no no yes no no';

/** Graduate programmes. */
export const chamadasDoPrograma = {
  listarProgramas: chamada(
    'GET',
    '/api/programa',
    'Programas de pós-graduação',
    'yes yes yes yes yes yes yes yes',
    {
      limites: 'registration form needs it',
      lista: true,
    },
  ),
  criarPrograma: chamada('POST', '/api/programa', 'Criar um programa', ADMINISTRADOR),
  atualizarPrograma: chamada('PUT', '/api/programa/:id', 'Atualizar um programa', ADMINISTRADOR),
  excluirPrograma: chamada('DELETE', '/api/programa/:id', 'Excluir um programa', ADMINISTRADOR, {
    limites: 'a programme in use: 409',
  }),
} as const;
