import { route } from '../route.ts';
import { LOGADOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaBusca = {
  // A group finds only records that the same person may read in another list.
  buscar: route({
    method: 'GET',
    path: '/api/busca',
    resumo: 'Projetos, pessoas, instrutores e editais que quem chama pode ver, pelo texto que procura',
    quem: LOGADOS,
    limites:
      'só o que a pessoa lê noutra tela (E-GERAL-8); pessoas só ao administrador; nunca CPF nem e-mail; até 6 por grupo',
    query: s.buscaQuery,
    answers: { 200: s.busca },
  }),
} as const;
