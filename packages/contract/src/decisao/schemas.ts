import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/decisao/types.ts';
import { FASES } from '@instrutoria/domain/edital/types.ts';
import { SITUACOES, VAGAS_DADAS } from '@instrutoria/domain/projeto/types.ts';
import { CRITERIOS_DA_LISTA } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import { z } from 'zod';
import { nomeDoEdital, tipoProjeto } from '../avaliacao/schemas.ts';
import { id, inteiro, ref, texto } from '../fields.ts';

const vagas = {
  remunerados: z.int(),
  voluntarios: z.int(),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
};

export const paraDecidir = z.object({
  id,
  versao: z.int(),
  projeto_id: id,
  titulo: z.string(),
  tipoProjeto,
  edital: nomeDoEdital.extend({ limiteBolsas: z.int().nullable() }),
  pontuacaoFase1: z.number().nullable(),
  pontuacaoFase2: z.number().nullable(),
  total: z.number().nullable(),
  ...vagas,
  /** The last meeting of the committee that decided it, and what it gave; absent where none did (D54). */
  sessao: z.object({ id, sessao: z.int(), remunerados: z.int(), voluntarios: z.int() }).optional(),
  /** Only for a project received after the deadline: how, in words (D64). */
  tardia: z.string().optional(),
});

export const linhaDaDecisao = paraDecidir.omit({ edital: true, tipoProjeto: true }).extend({
  coordenador: z.string(),
  unidade: z.string(),
  posicao: z.int().nullable(),
  /** The tie-break against the row before it; null without a tie. */
  desempate: z.string().nullable(),
  desempateCom: id.nullable(),
  /** Computed by the call's own barema; absent without one. */
  abaixoDoMinimo: z.boolean().optional(),
});

/** A whole call in ranking order: its cut line depends on every row. */
export const decisao = z.object({
  limiteBolsas: z.int().nullable(),
  /** The limit for the projects of one unit together; absent without such a limit. */
  bolsasPorUnidade: z.int().optional(),
  /**
   * The call's list of suplentes: its rule, and the numbers of those whose turn came; absent without a list.
   */
  lista: z
    .object({
      regra: z.object({ criterio: z.enum(CRITERIOS_DA_LISTA), parciais: z.boolean() }),
      feitos: z.array(z.object({ projeto_id: id, numero: z.int() })),
    })
    .optional(),
  /** In a call with its own barema: the lowest passing total, and the highest possible one. */
  totais: z.tuple([z.number(), z.number()]).optional(),
  linhas: z.array(linhaDaDecisao),
  /** How many of the call's projects are the reader's own and not in the rows (D20). */
  proprios: z.int(),
});

export const vagasBody = z.object({
  id,
  remunerados_aprovados: inteiro.nullish(),
  voluntarios_aprovados: inteiro.nullish(),
  /** Required where a meeting of the committee decided the project and this changes the decision (D54). */
  motivo: texto(10_000).nullish(),
});

/** The domain checks how many; each row has the version that the reader saw. */
export const decidirVariosBody = z.object({
  linhas: z.array(
    vagasBody.omit({ id: true }).extend({ projeto: id, versao: z.int({ error: 'valor inválido' }) }),
    { error: 'valor inválido' },
  ),
  /** For rows without a reason of their own. */
  motivo: texto(10_000).nullish(),
});

/** The call itself, {edital: {id}} or {edital: id} (E-AVALIACAO-13). */
export const editalNoCorpo = z.object({ id: id.nullish(), edital: ref.nullish() });

export const naSecretaria = paraDecidir.omit({ id: true, versao: true, edital: true }).extend({
  edital: nomeDoEdital.extend({ fase: z.enum(FASES) }),
  situacao: z.enum(SITUACOES),
  situacaoExibida: z.enum(SITUACOES_EXIBIDAS),
  vagas: z.enum(VAGAS_DADAS),
  encerramento: z.string().nullable(),
  desistencia: z.string().nullable(),
});
