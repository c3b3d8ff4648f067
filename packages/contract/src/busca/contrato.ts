import { LOGADOS } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

export const rotasDaBusca = {
  // A group finds only records that the same person may read in another list.
  buscar: route({
    method: 'GET',
    path: '/api/busca',
    resumo: 'Projetos, pessoas, instrutores e editais que quem chama pode ver, pelo texto que procura',
    quem: LOGADOS,
    limites:
      'projetos: os próprios enviados, os da vice-coordenação e os que coordenou; o avaliador também os designados a ele; administrador, presidente e secretaria como em edital/{id}/projetos. Pessoas: só administrador. Instrutores: dos que coordena, ou de que é vice; administrador, presidente e secretaria dos publicados. Editais: quem não trabalha neles, só os abertos e os publicados. Nunca CPF nem e-mail. Até 6 por grupo, e se há mais, nunca quantos',
    query: s.buscaQuery,
    answers: { 200: s.busca },
  }),
} as const;
