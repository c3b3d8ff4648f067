import { chamada } from '../route.ts';

const COMISSAO = 'no no no no no yes yes no';

/** Appeals. */
export const chamadasDoRecurso = {
  solicitarRecurso: chamada('POST', '/api/recurso', 'Solicitar recurso', 'no yes no no no no no no', {
    limites:
      'after publication (404 before, D20), phase resultado, until fimRecursos; one pending per project; HTML sanitised',
    registro: { tipo: 'aprovacao', em: 'body.projetoAprovacao' },
  }),
  listarRecursos: chamada('GET', '/api/recurso', 'Recursos', 'no yes* yes* yes* yes* yes yes yes*', {
    limites: 'administrador and president: all; everyone else: appeals of own projects only, [] when none',
    lista: true,
  }),
  listarRecursosDoProjeto: chamada(
    'GET',
    '/api/recurso/projeto/:projectId',
    'Recursos de um projeto',
    'no yes no no no yes yes no',
    { registro: { tipo: 'projeto', em: 'params.projectId' } },
  ),
  simularRecurso: chamada(
    'POST',
    '/api/recurso/simular',
    'O que mudaria no ranque se o recurso fosse aceito assim',
    COMISSAO,
    { limites: 'writes nothing; pending; never on a project of one’s own' },
  ),
  aceitarRecurso: chamada('POST', '/api/recurso/aceitar', 'Aceitar um recurso', COMISSAO, {
    limites:
      'pending; never on a project of one’s own; caps of the appeal screen; neither total nor counts fall; feedback required; If-Match honoured',
  }),
  recusarRecurso: chamada('POST', '/api/recurso/recusar', 'Recusar um recurso', COMISSAO, {
    limites: 'pending; never on a project of one’s own; feedback required',
  }),
} as const;
