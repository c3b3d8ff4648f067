import { z } from 'zod';
import { mensagem, params } from '../fields.ts';
import { route } from '../route.ts';
import { TODOS, TODOS_COM_LIMITES } from '../who-may-call.ts';
import * as s from './schemas.ts';

/** The coordinator types the account by the form, and administrators mend it; nobody else reads it. */
const QUEM = { dono: 'sim', administrador: 'sim' } as const;
const noCaminho = { tipo: 'instrutor', em: 'params.id', soCoordenador: true } as const;

export const rotasDoBanco = {
  listarBancos: route({
    method: 'GET',
    path: '/api/bancos',
    resumo: 'Os bancos do país, pelo número da COMPE',
    quem: TODOS,
    answers: { 200: z.array(s.banco) },
  }),
  lerContaBancaria: route({
    method: 'GET',
    path: '/api/instrutor/:id/conta_bancaria',
    resumo: 'A conta em que um instrutor recebe a bolsa',
    quem: QUEM,
    limites:
      'só quem coordena (nunca quem colabora) e a administração sem parte no projeto; quem coordena não lê os números que o aluno escreveu; cada leitura fica nos acessos',
    registro: noCaminho,
    params: params.id,
    answers: { 200: s.contaBancaria },
    errors: [404, 409],
  }),
  guardarContaBancaria: route({
    method: 'PUT',
    path: '/api/instrutor/:id/conta_bancaria',
    resumo: 'Escrever ou mudar a conta em que um instrutor recebe a bolsa',
    auditoria: 'escreveu ou mudou os dados bancários de um instrutor',
    quem: QUEM,
    limites: 'como lerContaBancaria; pelas regras do pagador; uma mudança pede o motivo; If-Match',
    registro: noCaminho,
    params: params.id,
    body: s.guardarContaBody,
    leitura: 'lerContaBancaria',
    answers: { 200: s.contaBancaria },
    errors: [404, 409, 412],
  }),
  responderSobreAConta: route({
    method: 'POST',
    path: '/api/conta_bancaria/resposta',
    resumo: 'Dizer se é sua a conta escrita para a bolsa',
    auditoria: 'disse se a conta escrita para a bolsa é sua',
    quem: TODOS_COM_LIMITES,
    limites:
      'token da mensagem ao instrutor, até a conta ser escrita de novo; quem o tiver, com login ou não; a que ele não escreveu na própria sessão encerra as sessões dele',
    body: s.respostaBody,
    exige: ['token'],
    answers: { 200: mensagem },
  }),
} as const;
