import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { z } from 'zod';
import { mensagem, params } from '../fields.ts';
import { DONO_E_ADMINISTRACAO } from '../quem.ts';
import { route } from '../route.ts';
import * as s from './schemas.ts';

const projetoNoCaminho = { tipo: 'projeto', em: 'params.id' } as const;

export const rotasDaFrequencia = {
  registrarFrequencias: route({
    method: 'POST',
    path: '/api/frequenciasInstrutor',
    resumo: 'Registrar as frequências dos instrutores de um projeto',
    auditoria: 'registrou frequências',
    quem: { dono: 'sim' },
    limites: 'janela frequencia; projeto aprovado; meses até o atual; cria ou substitui',
    registro: { tipo: 'projeto', em: 'body[].projeto' },
    body: s.frequenciasBody,
    answers: { 200: mensagem },
    errors: [409, 412],
    recusasDaLista: { vazia: M.nadaParaRegistrar, varios: M.outroProjeto },
  }),
  listarFrequencias: route({
    method: 'GET',
    path: '/api/frequenciasInstrutor/projeto/:id',
    resumo: 'Frequências registradas de um projeto',
    quem: DONO_E_ADMINISTRACAO,
    registro: projetoNoCaminho,
    params: params.id,
    query: s.anoQuery,
    answers: { 200: z.array(s.frequencia) },
  }),
  lerFolhaDeFrequencia: route({
    method: 'GET',
    path: '/api/frequenciasInstrutor/folha/:id',
    resumo: 'A folha de um ano, com o que se espera de cada mês',
    quem: DONO_E_ADMINISTRACAO,
    registro: projetoNoCaminho,
    params: params.id,
    query: s.anoQuery,
    answers: { 200: s.folha },
  }),
} as const;
