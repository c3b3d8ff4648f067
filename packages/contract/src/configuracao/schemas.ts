import { JANELAS } from '@instrutoria/domain/configuracao/types.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { z } from 'zod';
import { inteiro, linha, referencia, texto } from '../fields.ts';

const janelaMensal = z.object({ diaInicio: inteiro, diaFim: inteiro });
const janelas = z.object({
  cadastroInstrutor: janelaMensal,
  frequencia: janelaMensal,
  relatorios: z.object({ mes: inteiro, diaInicio: inteiro, diaFim: inteiro }),
});
const fechamento = z.object({ janela: z.enum(JANELAS), de: texto(10), ate: texto(10), motivo: linha });
const periodo = z.object({ de: texto(10), ate: texto(10), mes: inteiro });
const instituicao = z.object({
  nome: linha,
  sigla: linha,
  programa: linha,
  cidade: linha,
  logo: referencia.nullable(),
});

/** Whom people ask about their personal data (T-M13); both may be empty. */
const encarregado = z.object({ nome: linha, email: linha });

/** MB that one person may send: unclaimed at a time, and a day (D50). */
const envios = z.object({ naoUsadosMb: inteiro, porDiaMb: inteiro });

export const configuracao = z.object({
  versao: z.int(),
  instituicao,
  encarregado,
  /** Administrators only; others read ''. */
  emailDaAuditoria: z.string(),
  fuso: z.string(),
  janelas,
  fechamentos: z.array(fechamento),
  envios,
  /** Days of regularisation ('mm-dd') and the month of the grant that each gives (D44). */
  regularizacao: z.array(periodo),
});
/** PUT takes any part. */
export const configuracaoBody = z.object({
  instituicao: instituicao.partial().optional(),
  fuso: linha.optional(),
  janelas: janelas.partial().optional(),
  fechamentos: z.array(fechamento).max(100).optional(),
  regularizacao: z.array(periodo).max(50).optional(),
  encarregado: encarregado.partial().optional(),
  envios: envios.partial().optional(),
  emailDaAuditoria: linha.optional(),
  /** Why the windows change; kept in the audit trail. */
  motivo: texto(2000).nullish(),
});

export const instituicaoPublica = z.object({
  nome: z.string(),
  sigla: z.string(),
  programa: z.string(),
  cidade: z.string(),
  logo: z.string().nullable(),
  demonstracao: z.boolean(),
  encarregado: z.object({ nome: z.string(), email: z.string() }),
  /** The simulated instant of the demonstration; null on real time. */
  dataSimulada: z.string().nullable(),
  contas: z.array(
    z.object({ tipo: z.enum(TIPOS_DE_USUARIO), nome: z.string(), cpf: z.string(), senha: z.string() }),
  ),
});
