import { ANDAMENTOS_PROCURADOS } from '@instrutoria/domain/designacao/types.ts';
import { ESTADOS_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/types.ts';
import { z } from 'zod';
import { avaliacaoListada, pessoa } from '../avaliacao/schemas.ts';
import { id, idDaQuery, instante, linhaDe, listaQuery, ref, texto } from '../fields.ts';
import { projeto } from '../projeto/schemas.ts';

export const avaliadorEntreVarios = z.object({
  ...pessoa.shape,
  versao: z.int(),
  aceito: z.boolean(),
  ja_foi_avaliado: z.boolean(),
  declarou: z.boolean(),
  comecada: z.boolean(),
  /** Unfinished, and this person lost that type and must be replaced (D30). */
  semDireito: z.boolean(),
  atraso: avaliacaoListada.shape.atraso,
});
/** Only for a project with several evaluators. */
const entreVarios = {
  avaliadores: z.array(avaliadorEntreVarios).optional(),
  exigidos: z.int().optional(),
  divergente: z.boolean().optional(),
  /** Why the combination is kept although the totals are far apart. */
  mantida: z.string().nullable().optional(),
};

/** The columns of the page of designations. */
export const designacao = z.object({
  id,
  titulo: z.string(),
  coordenador: pessoa,
  /** null while nobody is designated. */
  avaliacao: avaliacaoListada
    .pick({
      id: true,
      versao: true,
      avaliador: true,
      avaliadorSemDireito: true,
      atraso: true,
      aceito: true,
      ja_foi_avaliado: true,
    })
    .extend({
      /** Its evaluator declared a conflict of interest with the project, before or after giving scores. */
      avaliadorDeclarou: z.boolean(),
      /** Scores or an opinion are saved, so the designation can no longer be withdrawn. */
      comecada: z.boolean(),
      ...entreVarios,
    })
    .nullable(),
  recusas: z.array(z.object({ avaliador: pessoa, motivo: z.string(), recusadoEm: instante })),
  /** Only in a call with homologação. */
  homologacao: z.enum(ESTADOS_DA_HOMOLOGACAO).optional(),
  /** Only for a project received after the deadline: how, in words (D64). */
  tardia: z.string().optional(),
});

/** A row of a call's table of projects. */
export const projetoDoEdital = designacao.extend({
  coordenador: pessoa.extend({ unidade: z.string(), programa: z.string().nullable() }),
  avaliacao: designacao.shape.avaliacao
    .unwrap()
    .omit({ avaliadorSemDireito: true, avaliadorDeclarou: true, comecada: true })
    .extend({
      /** The last day of the assessment; null once it is finished, and where nobody can finish it. */
      prazo: z.string().nullable(),
      /** Why the evaluator may not assess the project (D15, D30); only for administrators, and null once it is finished. */
      impedimento: z.string().nullable(),
    })
    .nullable(),
});

export const candidato = z.object({
  id,
  nome: z.string(),
  siape: z.string(),
  unidade: z.string(),
  designados: z.int(),
  pendentes: z.int(),
  impedimento: z.string().nullable(),
  avisos: z.array(z.string()),
  motivoDaRecusa: z.string().nullable(),
  /** The area of knowledge that both declared, in words; null: none known. */
  emComum: z.string().nullable(),
});

export const naoDesignado = projeto.extend({ recusas: designacao.shape.recusas });

export const designarBody = z.object({ avaliador: ref.nullish(), projeto: ref.nullish() });

/** `de`: the evaluator to replace, in a project with several. */
export const substituirBody = z.object({ avaliador: ref.nullish(), de: ref.nullish() });

/** `avaliador`: whose, in a project that has several. */
export const retirarBody = z.object({ motivo: texto(20_000).nullish(), avaliador: ref.nullish() });

/** The domain checks how many. `avaliador` in a reminder: only this one of the late evaluators. */
export const designarVariosBody = z.object({
  projetos: z.array(id, { error: 'valor inválido' }),
  avaliador: ref.nullish(),
});

/** `de`: the evaluator to replace, in projects with several. */
export const substituirVariosBody = designarVariosBody.extend({ de: ref.nullish() });

/** Without `avaliador`, in a project with several: all who have not begun. */
export const retirarVariosBody = designarVariosBody.extend({ motivo: texto(20_000).nullish() });

export const RESULTADOS_DO_ATO = ['feito', 'jaEstava', 'recusado'] as const;

/** One row for each project, in the order in which they were sent. */
export const feitoEmVarios = z.object({
  linhas: z.array(z.object({ projeto: id, resultado: z.enum(RESULTADOS_DO_ATO), mensagem: z.string() })),
});

export const maisUmBody = z.object({ avaliador: ref.nullish() });

export const manterBody = z.object({ motivo: texto(20_000).nullish() });

export const ESTADOS_DA_DESIGNACAO = ['semAvaliador', 'pendente', 'avaliado'] as const;

export const designacoesQuery = listaQuery.extend({
  estado: z.enum(ESTADOS_DA_DESIGNACAO, { error: 'valor inválido' }).optional(),
  projeto: idDaQuery,
});

export const projetosDoEditalQuery = listaQuery.extend({
  unidade: idDaQuery,
  programa: linhaDe(200).optional(),
  situacao: z.enum(ANDAMENTOS_PROCURADOS, { error: 'valor inválido' }).optional(),
  avaliador: idDaQuery,
  impedimento: z.literal('sim', { error: 'valor inválido' }).optional(),
});
