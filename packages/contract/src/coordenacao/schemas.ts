import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { CAUSAS_DA_TRANSFERENCIA, RAZOES_DE_NAO_PASSAR } from '@instrutoria/domain/coordenacao/types.ts';
import { z } from 'zod';
import { booleano, dia, id, idParam, instante, linhaDe, ref } from '../fields.ts';

const pessoa = z.object({ id, nome: z.string() });

export const afastamento = z.object({
  id,
  inicio: dia,
  fim: dia,
  /** Its last day has not passed, and nobody ended it. */
  corre: z.boolean(),
  registradoEm: instante,
  /** Why, who declared it and how it ended: for administrators and the person; null to others. */
  motivo: z.string().nullable(),
  autor: pessoa.nullable(),
  encerramento: z.object({ em: instante, por: pessoa, motivo: z.string() }).nullable(),
});

const vice = pessoa.extend({
  convidadaEm: instante,
  /** null: the invitation waits for an answer. */
  desde: instante.nullable(),
});

const transferencia = z.object({
  para: pessoa,
  causa: z.enum(CAUSAS_DA_TRANSFERENCIA),
  /** Why, which may be of health: for administrators and who leaves it; null to others. */
  motivo: z.string().nullable(),
  dia,
  propostaEm: instante,
  aceitou: z.boolean(),
  concordou: z.boolean(),
  /** Until when who coordinates may refuse; null where they are not asked. */
  respondeAte: dia.nullable(),
  /** Its day has come, and it did not pass; the reason for administrators and who was to receive it; null to others. */
  naoPassou: z.object({ razao: z.enum(RAZOES_DE_NAO_PASSAR).nullable() }).nullable(),
});

export const coordenacao = z.object({
  coordenador: pessoa,
  /** The vice-coordinator or the person invited; null: nobody. */
  vice: vice.nullable(),
  /** Earlier coordinators, each until their last day; the oldest first. */
  antes: z.array(z.object({ pessoa, ate: dia })),
  transferencia: transferencia.nullable(),
  /** Whether the reader coordinates it: they invite a vice. */
  coordena: z.boolean(),
  /** Whether the coordinator is absent today. */
  afastado: z.boolean(),
  /** Whether nobody can act for the project today: then an administrator registers its attendance. */
  ninguemPodeAgir: z.boolean(),
  /** Whether the reader administers it from outside: they declare absences. */
  administra: z.boolean(),
  afastamentos: z.array(afastamento),
});

/** An invitation to act for a project, as the invited person reads it. */
export const convite = z.object({
  /** To be its vice, to coordinate it, or to agree that somebody else does. */
  especie: z.enum(['vice', 'assumir', 'deixar']),
  /** Of a coordination that passes: from which day on, to whom, and until when an answer is awaited. */
  dia: dia.nullable(),
  para: pessoa.nullable(),
  respondeAte: dia.nullable(),
  causa: z.enum(CAUSAS_DA_TRANSFERENCIA).nullable(),
  /** Why, which may be of health: for who leaves a coordination; null to others. */
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
