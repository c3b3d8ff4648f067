import { MENSAGENS_BANCO as M } from '@instrutoria/domain/banco/messages.ts';
import {
  RESPOSTAS_SOBRE_A_CONTA,
  SITUACOES_DA_CONTA,
} from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import { TIPOS_DE_CONTA } from '@instrutoria/domain/banco/types.ts';
import { z } from 'zod';
import { exato, id, instante, linhaDe, texto } from '../fields.ts';

export const banco = z.object({ codigo: z.string(), nome: z.string() });

export const regrasDoPagador = z.object({
  soDoTitular: z.boolean(),
  poupanca: z.array(z.string()),
  contaSalario: z.boolean(),
});

export const numerosDaConta = z.object({
  banco: z.string(),
  nomeDoBanco: z.string(),
  agencia: z.string(),
  digitoDaAgencia: z.string().nullable(),
  conta: z.string(),
  digito: z.string(),
  tipo: z.enum(TIPOS_DE_CONTA),
  cpfDoTitular: z.string(),
});

/** The payment to the account that came back, until it is written anew. */
export const devolucao = z.object({ em: instante, motivo: z.string() });

/** What all but the readers of the numbers see: the bank and the last three digits. */
export const contaEmResumo = z.object({ nomeDoBanco: z.string(), final: z.string() });

export const contaBancaria = z.object({
  /** 0 while none is stored. */
  versao: z.int(),
  /** null: none is stored, or this reader sees only `resumo`. */
  conta: numerosDaConta.nullable(),
  resumo: contaEmResumo.nullable(),
  /** When the student wrote it; null: somebody else did last. */
  informadaPeloAlunoEm: instante.nullable(),
  /** Who typed or changed it and why, the latest first; `autor` null: the student. */
  mudancas: z.array(
    z.object({
      em: instante,
      autor: z.object({ id, nome: z.string() }).nullable(),
      motivo: z.string().nullable(),
    }),
  ),
  /** What the student said of the last writing; `ate`: the end of the wait for it. */
  resposta: z.object({
    situacao: z.enum(SITUACOES_DA_CONTA),
    ate: instante.nullable(),
  }),
  regras: regrasDoPagador,
  devolucao: devolucao.nullable(),
});

/** As a person types the account. */
export const contaEscrita = z.object({
  banco: linhaDe(10),
  agencia: linhaDe(20),
  digitoDaAgencia: linhaDe(20).nullish(),
  conta: linhaDe(30),
  digito: linhaDe(20).nullish(),
  tipo: z.enum(TIPOS_DE_CONTA, { error: M.tipoInvalido }),
  cpfDoTitular: linhaDe(30),
});

export const guardarContaBody = contaEscrita.extend({ motivo: texto(2000).nullish() });

export const respostaBody = z.object({
  token: exato(200).optional(),
  resposta: z.enum(RESPOSTAS_SOBRE_A_CONTA, { error: M.digaSeEMinha }),
});
