import { MENSAGENS_BANCO as M } from '@instrutoria/domain/banco/messages.ts';
import { RESPOSTAS_SOBRE_A_CONTA } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import { TIPOS_DE_CONTA } from '@instrutoria/domain/banco/types.ts';
import { z } from 'zod';
import { exato, id, instante, linhaDe, texto } from '../fields.ts';

export const banco = z.object({ codigo: z.string(), nome: z.string() });

export const regrasDoPagador = z.object({
  soDoTitular: z.boolean(),
  poupanca: z.array(z.string()),
  contaSalario: z.boolean(),
});

export const contaBancaria = z.object({
  /** 0 while none is stored. */
  versao: z.int(),
  conta: z
    .object({
      banco: z.string(),
      nomeDoBanco: z.string(),
      agencia: z.string(),
      digitoDaAgencia: z.string().nullable(),
      conta: z.string(),
      digito: z.string(),
      tipo: z.enum(TIPOS_DE_CONTA),
      cpfDoTitular: z.string(),
    })
    .nullable(),
  /** Who typed or changed it and why, the latest first. */
  mudancas: z.array(
    z.object({
      em: instante,
      autor: z.object({ id, nome: z.string() }),
      motivo: z.string().nullable(),
    }),
  ),
  /** What the student said of the last writing; `ate`: the end of the wait for it. */
  resposta: z.object({
    situacao: z.enum(['livre', 'espera', 'negada']),
    ate: instante.nullable(),
  }),
  regras: regrasDoPagador,
  /** The payment to it that came back, until the account is written anew. */
  devolucao: z.object({ em: instante, motivo: z.string() }).nullable(),
});

export const guardarContaBody = z.object({
  banco: linhaDe(10),
  agencia: linhaDe(20),
  digitoDaAgencia: linhaDe(20).nullish(),
  conta: linhaDe(30),
  digito: linhaDe(20).nullish(),
  tipo: z.enum(TIPOS_DE_CONTA, { error: M.tipoInvalido }),
  cpfDoTitular: linhaDe(30),
  motivo: texto(2000).nullish(),
});

export const respostaBody = z.object({
  token: exato(200).optional(),
  resposta: z.enum(RESPOSTAS_SOBRE_A_CONTA, { error: M.digaSeEMinha }),
});
