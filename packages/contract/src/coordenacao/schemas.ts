import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { CAUSAS_DA_TRANSFERENCIA, RAZOES_DE_NAO_PASSAR } from '@instrutoria/domain/coordenacao/types.ts';
import { z } from 'zod';
import { booleano, dia, id, idParam, instante, linhaDe, ref } from '../fields.ts';

const pessoa = z.object({ id, nome: z.string() });

export const afastamento = z.object({
  id,
  inicio: dia,
  fim: dia,
  /** In force: its last day has not passed, and nobody ended it. */
  corre: z.boolean(),
  registradoEm: instante,
  /** Reason, author and end: for administrators and the person; null for others. */
  motivo: z.string().nullable(),
  autor: pessoa.nullable(),
  encerramento: z.object({ em: instante, por: pessoa, motivo: z.string() }).nullable(),
});

const vice = pessoa.extend({
  convidadaEm: instante,
  /** null: the invitation is not answered yet. */
  desde: instante.nullable(),
});

const transferencia = z.object({
  para: pessoa,
  causa: z.enum(CAUSAS_DA_TRANSFERENCIA),
  /**
   * The reason, which may concern health: for administrators and the leaving coordinator; null for others.
   */
  motivo: z.string().nullable(),
  dia,
  propostaEm: instante,
  aceitou: z.boolean(),
  concordou: z.boolean(),
  /** Until when the present coordinator may refuse; null where they are not asked. */
  respondeAte: dia.nullable(),
  /**
   * Set when its day has come and it did not pass; the reason only for administrators and the person who was
   * to receive it.
   */
  naoPassou: z.object({ razao: z.enum(RAZOES_DE_NAO_PASSAR).nullable() }).nullable(),
});

export const coordenacao = z.object({
  coordenador: pessoa,
  /** The vice-coordinator or the person invited; null: nobody. */
  vice: vice.nullable(),
  /** Earlier coordinators, each until their last day; the oldest first. */
  antes: z.array(z.object({ pessoa, ate: dia })),
  transferencia: transferencia.nullable(),
  /** Whether the reader coordinates it and so may invite a vice. */
  coordena: z.boolean(),
  /** Whether the coordinator is absent today. */
  afastado: z.boolean(),
  /** Whether nobody can act for the project today, so that an administrator registers its attendance. */
  ninguemPodeAgir: z.boolean(),
  /** Whether the reader is an administrator outside the project, who may declare absences. */
  administra: z.boolean(),
  afastamentos: z.array(afastamento),
});

/** An invitation to act for a project, as the invited person reads it. */
export const convite = z.object({
  /** The question: to be its vice, to coordinate it, or to agree that somebody else does. */
  especie: z.enum(['vice', 'assumir', 'deixar']),
  /** For a transfer: from which day, to whom, and until when an answer is awaited. */
  dia: dia.nullable(),
  para: pessoa.nullable(),
  respondeAte: dia.nullable(),
  causa: z.enum(CAUSAS_DA_TRANSFERENCIA).nullable(),
  /** The reason, which may concern health: for the leaving coordinator; null for others. */
  motivo: z.string().nullable(),
  projeto: z.object({ id, titulo: z.string() }),
  edital: z.string(),
  coordenador: pessoa,
  em: instante,
});
export const nomearViceBody = z.object({
  pessoa: z.union([ref, z.null()], { error: M.escolhaAPessoa }),
});
export const responderBody = z.object({ aceita: booleano });

export const transferenciaBody = z.object({
  pessoa: z.union([ref, z.null()], { error: M.escolhaAPessoa }),
  causa: z.enum(CAUSAS_DA_TRANSFERENCIA, { error: M.escolhaACausa }),
  dia,
  motivo: linhaDe(2000),
});

export const afastamentoBody = z.object({ inicio: dia, fim: dia, motivo: linhaDe(2000) });
export const encerrarAfastamentoBody = z.object({ motivo: linhaDe(2000) });
export const afastamentoParams = z.object({ id: idParam, afastamento: idParam });
