import { mensagem, params, semQuery } from '../fields.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

const NO_CAMINHO = { tipo: 'projeto', em: 'params.id' } as const;
const DE_FORA = { ...NO_CAMINHO, barra: 'participacao' } as const;

export const rotasDaCoordenacao = {
  lerCoordenacao: route({
    method: 'GET',
    path: '/api/projeto/:id/coordenacao',
    resumo: 'Quem coordena um projeto, e se alguém pode agir por ele hoje',
    // Its own side, and the administration, which names others where nobody can act.
    quem: { dono: 'sim', administrador: 'sim' },
    limites: 'projetos enviados; o motivo de um afastamento só o lê quem se afasta e o administrador',
    registro: NO_CAMINHO,
    params: params.id,
    query: semQuery,
    answers: { 200: s.coordenacao },
  }),
  registrarAfastamento: route({
    method: 'POST',
    path: '/api/projeto/:id/afastamento',
    cria: true,
    resumo: 'Registrar o afastamento de quem coordena um projeto',
    auditoria: 'registrou um afastamento',
    // Who is absent may be unable to say so.
    quem: { administrador: 'sim' },
    limites:
      'projeto enviado; nunca em projeto próprio; de um dia a outro, com motivo; vale para tudo o que a pessoa coordena; ela é avisada',
    julgado: DE_FORA,
    params: params.id,
    body: s.afastamentoBody,
    answers: { 201: mensagem },
    errors: [404, 409],
  }),
  encerrarAfastamento: route({
    method: 'POST',
    path: '/api/projeto/:id/afastamento/:afastamento/encerrar',
    resumo: 'Encerrar um afastamento antes do último dia',
    auditoria: 'encerrou um afastamento',
    quem: { administrador: 'sim' },
    limites:
      'um que ainda corre, de quem coordena o projeto; nunca em projeto próprio; com motivo; a pessoa é avisada',
    julgado: DE_FORA,
    params: s.afastamentoParams,
    body: s.encerrarAfastamentoBody,
    answers: { 200: mensagem },
    errors: [404, 409],
  }),
} as const;
