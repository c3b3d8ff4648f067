import { z } from 'zod';
import { listaQuery, params } from '../fields.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

// Allowed for readers of the project's page: its coordinators, and those who work in its call. Evaluators
// have another page.
const DO_PROJETO = {
  quem: { dono: 'sim', administrador: 'sim', presidente: 'sim', secretaria: 'comLimites' },
  registro: { tipo: 'projeto', em: 'params.id' },
  params: params.id,
} as const;
const COMO_O_PROJETO = 'projetos enviados; secretaria: só depois que o edital foi enviado a ela';

export const rotasDoAcompanhamento = {
  acompanharProjeto: route({
    ...DO_PROJETO,
    registro: { ...DO_PROJETO.registro, depois: true },
    method: 'GET',
    path: '/api/projeto/:id/andamento',
    resumo: 'Em que etapa está um projeto, com as datas que se sabem',
    limites: `${COMO_O_PROJETO}; até a publicação, as etapas seguem só a fase do edital (D20)`,
    answers: { 200: s.andamento },
  }),
  lerHistoricoDoProjeto: route({
    ...DO_PROJETO,
    method: 'GET',
    path: '/api/projeto/:id/historico',
    resumo: 'Quem fez o quê num projeto, em frases, do mais novo ao mais antigo',
    limites: `${COMO_O_PROJETO}; só atos de uma lista por leitor; até a publicação, só a proposta e as inscrições (D20); só o administrador lê os atos da avaliação e o nome de quem os fez (D43)`,
    lista: true,
    query: listaQuery.omit({ busca: true, ordem: true }),
    answers: { 200: z.array(s.linhaDoHistorico) },
  }),
  listarCartasDoProjeto: route({
    ...DO_PROJETO,
    method: 'GET',
    path: '/api/projeto/:id/emails',
    resumo: 'Os e-mails que falaram de um projeto, do mais novo ao mais antigo, e quando cada um saiu',
    limites: `${COMO_O_PROJETO}; cada um lê os que foram para si; só o administrador que não participa do projeto lê os de todos, que dizem quem avalia (D20)`,
    lista: true,
    query: listaQuery.omit({ busca: true, ordem: true }),
    answers: { 200: z.array(s.cartaDoProjeto) },
  }),
} as const;
