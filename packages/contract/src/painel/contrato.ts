import { params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR, COMISSAO_E_SECRETARIA } from '../who-may-call.ts';
import * as s from './schemas.ts';

export const rotasDoPainel = {
  lerPainel: route({
    method: 'GET',
    path: '/api/painel/:editalId',
    resumo: 'Painel de um edital',
    quem: COMISSAO_E_SECRETARIA,
    limites:
      'secretaria: nenhuma nota antes da fase decisao; bolsas por unidade: presidente desde a fase decisao, secretaria desde o envio a ela; até a publicação sem projetos próprios (D20); horas e pagamento só depois da publicação; pagamento: só administrador',
    params: params.editalId,
    answers: { 200: s.painel },
    errors: [404],
  }),
  lerPendencias: route({
    method: 'GET',
    path: '/api/edital/:id/pendencias',
    resumo: 'O que impede ou deve ser visto antes do próximo ato de um edital',
    quem: COMISSAO_E_SECRETARIA,
    limites:
      'recursos e cronogramas que faltam contam também os de projetos próprios; avaliações e vagas, até a publicação, não (D20)',
    params: params.id,
    answers: { 200: s.pendencias },
    errors: [404],
  }),
  lerArmazenamento: route({
    method: 'GET',
    path: '/api/armazenamento',
    resumo: 'O espaço para arquivos e os que estão danificados',
    quem: ADMINISTRADOR,
    answers: { 200: s.armazenamento },
  }),
} as const;
