import { route } from '../route.ts';
import { ADMINISTRADOR, LOGADOS } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDaTarefa = {
  listarTarefas: route({
    method: 'GET',
    path: '/api/tarefas',
    resumo:
      'O que espera por quem chama: o quê, de que projeto ou edital, até quando, e o que acontece senão',
    quem: LOGADOS,
    limites:
      'só as próprias; até a publicação, nada do que depende da avaliação dos projetos em que se participa (D20, D30); no máximo 100, com o total',
    answers: { 200: s.tarefas },
  }),
  lembrarCoordenadores: route({
    method: 'POST',
    path: '/api/instrutores/lembrar',
    cria: true,
    resumo: 'Lembrar os coordenadores do que falta de vários instrutores',
    auditoria: 'lembrou um coordenador do que falta dos seus instrutores',
    quem: ADMINISTRADOR,
    limites: 'até 200 instrutores; um e-mail por coordenador e dia; nunca de projeto próprio (D30)',
    body: s.lembrarCoordenadoresBody,
    answers: { 200: s.lembrados },
  }),
} as const;
