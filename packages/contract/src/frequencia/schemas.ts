import { MENSAGENS_COORDENACAO } from '@instrutoria/domain/coordenacao/messages.ts';
import { ORIGENS_DA_FREQUENCIA } from '@instrutoria/domain/coordenacao/types.ts';
import { MOTIVO_AO_ALUNO_MAXIMO } from '@instrutoria/domain/frequencia/limits.ts';
import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { ESTADOS_DO_MES, ESTADOS_DO_MES_DO_ALUNO } from '@instrutoria/domain/frequencia/types.ts';
import { SITUACOES_DO_INSTRUTOR, TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { z } from 'zod';
import { id, idParam, instante, inteiro, linhaDe, ref, referencia } from '../fields.ts';

const horasDoMes = z.object({ mes: z.int(), horas: z.number().nullable() });

export const frequencia = z.object({
  instrutor: z.object({ id, nome: z.string() }),
  ano: z.int(),
  projeto: z.object({ id }),
  /** Sent back with the next save, so that no tab overwrites another (T-G13). */
  versao: z.int(),
  horasPorMes: z.array(horasDoMes),
  total: z.number(),
});

export const folha = z.object({
  projeto: z.object({ id, titulo: z.string() }),
  ano: z.int(),
  anos: z.array(z.int()),
  ultimoMes: z.int(),
  /** Months of the year whose payment sheet is closed: a restored draft does not cover them. */
  mesesFechados: z.array(z.int()),
  /** When it was last registered; null while a month that can be registered is not. */
  registradaEm: instante.nullable(),
  /**
   * Whether the reader may register attendance in place of a coordination that cannot (D61), regardless of
   * the window.
   */
  podeDeOficio: z.boolean(),
  /** Months whose contest was upheld: the reader may correct them, on any day. [] for others. */
  contestados: z.array(z.object({ instrutor: id, mes: z.int() })),
  /** Hours that administrators registered, in the cells that still hold them. */
  deOficio: z.array(
    z.object({
      id,
      em: instante,
      autor: z.object({ id, nome: z.string() }),
      motivo: z.string(),
      origem: z.enum(ORIGENS_DA_FREQUENCIA),
      comDocumento: z.boolean(),
    }),
  ),
  linhas: z.array(
    z.object({
      instrutor: z.object({ id, nome: z.string() }),
      tipoAluno: z.enum(TIPOS_DE_ALUNO),
      situacaoInstrutor: z.enum(SITUACOES_DO_INSTRUTOR),
      mesInicio: z.string().nullable(),
      fim: z.string().nullable(),
      versao: z.int(),
      aceita: z.boolean(),
      aguardandoConferencia: z.boolean(),
      /** [] for the president and the secretariat. */
      falta: z.array(z.string()),
      celulas: z.array(
        z.object({
          mes: z.int(),
          horas: z.number().nullable(),
          estado: z.enum(ESTADOS_DO_MES),
          guardada: z.boolean(),
          editavel: z.boolean(),
          /**
           * The id in `deOficio` when an administrator registered these hours; null: the coordination did.
           */
          deOficio: z.int().nullable(),
          /** The month as the student sent it; null: they did not. `horas`: its sum. */
          aluno: z
            .object({
              mes: z.int(),
              estado: z.enum(ESTADOS_DO_MES_DO_ALUNO).exclude(['aberto']),
              versao: z.int(),
              horas: z.number().nullable(),
              dias: z.int(),
              enviadoEm: instante.nullable(),
              motivo: z.string().nullable(),
            })
            .nullable(),
        }),
      ),
      total: z.number(),
    }),
  ),
});

const registro = z.object({
  instrutor: ref,
  ano: inteiro,
  projeto: ref,
  horasPorMes: z
    .array(
      z.object({
        mes: inteiro,
        horas: z.number({ error: M.naoENumero }).nullish(),
        /** The month that the student sent, in the version that was read: these hours attest it. */
        aluno: z.object({ versao: inteiro, motivo: linhaDe(MOTIVO_AO_ALUNO_MAXIMO * 2).nullish() }).nullish(),
      }),
      { error: M.celulaVazia },
    )
    .max(24, { error: 'valor inválido' }),
  /** The version that the client received; an old one refuses the whole call with 412. */
  versao: inteiro.nullish(),
});
export const frequenciasBody = z
  .array(registro, { error: 'valor inválido' })
  .max(60, { error: 'valor inválido' });

/** The same sheet, with the source of its hours, and why an administrator registers it. */
export const deOficioBody = z.object({
  origem: z.enum(ORIGENS_DA_FREQUENCIA, { error: MENSAGENS_COORDENACAO.escolhaAOrigem }),
  documento: referencia.nullish(),
  motivo: linhaDe(2000),
  registros: z
    .array(registro.omit({ projeto: true }), { error: 'valor inválido' })
    .max(60, { error: 'valor inválido' }),
});
export const documentoParams = z.object({ id: idParam, registro: idParam });

export const anoQuery = z.strictObject({
  ano: z
    .string()
    .regex(/^\d{4}$/, { error: M.anoInvalido })
    .transform(Number)
    .optional(),
});
