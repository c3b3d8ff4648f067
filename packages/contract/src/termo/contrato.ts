import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDoTermo = {
  lerModeloDoTermo: route({
    method: 'GET',
    path: '/api/modelo_do_termo',
    resumo: 'O texto do termo de compromisso que se assina no sistema, e as suas versões',
    quem: ADMINISTRADOR,
    answers: { 200: s.modeloDoTermo },
  }),
  mudarModeloDoTermo: route({
    method: 'PUT',
    path: '/api/modelo_do_termo',
    resumo: 'Mudar o texto do termo de compromisso, e se ele se assina no sistema',
    auditoria: 'mudou o texto do termo de compromisso',
    quem: ADMINISTRADOR,
    limites:
      'If-Match; cada gravação é uma versão nova; o que já começou a ser assinado fica com a sua; campo desconhecido: 422',
    body: s.modeloDoTermoBody,
    leitura: 'lerModeloDoTermo',
    answers: { 200: s.modeloDoTermo },
    errors: [412],
  }),
  preverModeloDoTermo: route({
    method: 'POST',
    path: '/api/modelo_do_termo/previa',
    resumo: 'Como fica o termo de compromisso, em PDF, com dados inventados',
    quem: ADMINISTRADOR,
    limites: 'nada é salvo',
    arquivo: 'application/pdf',
    body: s.previaDoTermoBody,
    answers: { 200: null },
  }),
} as const;
