import { SEM_ALFA } from '@instrutoria/domain/avaliacao/rules/concordancia.ts';
import { ANDAMENTOS_PROCURADOS, CRITERIOS, SITUACOES_EXIBIDAS } from '@instrutoria/domain/avaliacao/types.ts';
import { FASES, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { ESTADOS_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/types.ts';
import { escolher } from '@instrutoria/domain/kernel/objetos.ts';
import { NA_AVALIACAO } from '@instrutoria/domain/projeto/campos.ts';
import { SITUACOES, VAGAS_DADAS } from '@instrutoria/domain/projeto/types.ts';
import { ATOS_DO_SUPLENTE, CRITERIOS_DA_LISTA } from '@instrutoria/domain/resultado/rules/suplentes.ts';
import { z } from 'zod';
import { barema } from '../barema/schemas.ts';
import { professorComTipo } from '../conta/schemas.ts';
import { edital } from '../edital/schemas.ts';
import {
  booleano,
  id,
  idDaQuery,
  idOuNinguem,
  idParam,
  instante,
  inteiro,
  linhaDe,
  listaQuery,
  numero,
  ref,
  referencia,
  texto,
} from '../fields.ts';
import { especieDeImpedimento } from '../impedimento/schemas.ts';
import { projeto } from '../projeto/schemas.ts';

/** How a call-up was accepted: when, or (null) by registering somebody in the place. */
const aceiteDoChamado = z.object({ em: instante.nullable() }).nullable();

type Notas<T> = Record<(typeof CRITERIOS)[number], T>;
export function notas<T>(nota: T): Notas<T> {
  return Object.fromEntries(CRITERIOS.map((criterio) => [criterio, nota])) as Notas<T>;
}

export const notasLidas = notas(z.number().nullable());
/** The domain says which are required and how high. */
export const notasDigitadas = notas(numero.nullish());

/** Only in a call with its own barema. */
export const notasPorCriterio = z.array(
  z.object({ criterio: z.string(), valor: z.number().nullable(), parecer: z.string().optional() }),
);
export const notasPorCriterioDigitadas = z
  .array(z.object({ criterio: linhaDe(200), valor: numero.nullable(), parecer: texto(20_000).optional() }), {
    error: 'valor inválido',
  })
  .max(200, { error: 'valor inválido' });

const pessoa = z.object({ id, nome: z.string() });
const dePara = z.object({ de: z.int().nullable(), para: z.int().nullable() });
/** A later place of a project in a version of the result, which another project's appeal or correction brought (D56). */
export const mudancaContestavel = z.object({ versao: z.int(), posicao: dePara, suplente: dePara });
const nomeDoEdital = z.object({ id, nome: z.string() });
const tipoProjeto = z.enum(TIPOS_DE_PROJETO);
const vagas = {
  remunerados: z.int(),
  voluntarios: z.int(),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
};

export const projetoDaAprovacao = z.object({
  id,
  ...escolher(projeto.shape, NA_AVALIACAO),
  tipoProjeto,
  coordenador: professorComTipo,
  edital,
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
  semNomes: projeto.shape.semNomes,
});

const atraso = z
  .object({
    dias: z.int(),
    desde: z.enum(['prazo', 'designacao']),
    lembradoHoje: z.boolean(),
  })
  .nullable();

export const aprovacao = z.object({
  id: id.nullable(),
  versao: z.int().nullable(),
  projeto: projetoDaAprovacao,
  avaliador: professorComTipo.nullable(),
  situacao: z.enum(SITUACOES),
  situacaoExibida: z.enum(SITUACOES_EXIBIDAS),
  /** null until the reader may know it (D20). */
  vagas: z.enum(VAGAS_DADAS).nullable(),
  /** From publication on; null in lists. */
  resultado: z
    .object({
      versao: z.int(),
      instante,
      posicao: z.int().nullable(),
      menorTotalComVaga: z.number().nullable(),
      suplente: z.int().nullable().optional(),
      chamadoEm: z.string().optional(),
      declinouEm: z.string().optional(),
      semRespostaEm: z.string().optional(),
      /** Of a suplente that was called: how many scholarships, and what was answered. */
      chamado: z
        .object({ bolsas: z.int(), responderAte: z.string().nullable(), aceite: aceiteDoChamado })
        .optional(),
    })
    .nullable(),
  /**
   * For its coordinator from publication on: whether an appeal may be made now, until when and against what; and the changes
   * that others brought (`ate` null: the days begin when the appeal that the project has is decided).
   */
  recurso: z
    .object({
      pode: z.boolean(),
      motivo: z.string().nullable(),
      ate: z.string().nullable(),
      soMudanca: z.boolean(),
      mudancas: z.array(mudancaContestavel.extend({ ate: z.string().nullable() })),
    })
    .nullable(),
  aceito: z.boolean().nullable(),
  ja_foi_avaliado: z.boolean().nullable(),
  foiAvaliador: z.boolean().nullable(),
  ...notasLidas,
  notas: notasPorCriterio.nullable().optional(),
  /** The call's own; absent without one. */
  barema: barema.optional(),
  total: z.number().nullable(),
  parecer: z.string().nullable(),
  /** Only of a project that is read by its evaluator: what the form needs to know besides. */
  mesa: z
    .object({
      /** A conflict of interest that the reader declared reaches the project. */
      impedido: z.boolean(),
      /** The shortest opinion that the call takes. */
      parecerMinimo: z.int(),
      /** It was concluded and reopened at least once: it has versions. */
      reaberta: z.boolean(),
    })
    .optional(),
});

export const avaliacaoListada = z.object({
  id,
  versao: z.int(),
  projeto: z.object({
    id,
    titulo: z.string(),
    tipoProjeto,
    coordenador: pessoa.extend({ id: idOuNinguem }),
    edital: nomeDoEdital,
  }),
  /** null on a project of the reader's own, which is listed once published (D20). */
  avaliador: pessoa.nullable(),
  /** Unfinished, and its evaluator lost that type and must be replaced (D30). */
  avaliadorSemDireito: z.boolean(),
  /** Unfinished and late (D47), for administrators only. */
  atraso,
  aceito: z.boolean(),
  ja_foi_avaliado: z.boolean(),
  foiAvaliador: z.boolean(),
  ...notasLidas,
  total: z.number().nullable(),
});

/** Only of a project that has several evaluators. */
const entreVarios = {
  avaliadores: z
    .array(
      z.object({
        ...pessoa.shape,
        versao: z.int(),
        aceito: z.boolean(),
        ja_foi_avaliado: z.boolean(),
        declarou: z.boolean(),
        comecada: z.boolean(),
        /** Unfinished, and this person lost that type and must be replaced (D30). */
        semDireito: z.boolean(),
        atraso: avaliacaoListada.shape.atraso,
      }),
    )
    .optional(),
  exigidos: z.int().optional(),
  divergente: z.boolean().optional(),
  /** Why the combination is kept although the totals are far apart. */
  mantida: z.string().nullable().optional(),
};

/** The columns of the desk of designations. */
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
      /** Scores or an opinion are saved: the designation is not taken away any more. */
      comecada: z.boolean(),
      ...entreVarios,
    })
    .nullable(),
  recusas: z.array(z.object({ avaliador: pessoa, motivo: z.string(), recusadoEm: instante })),
  /** Only in a call with homologação. */
  homologacao: z.enum(ESTADOS_DA_HOMOLOGACAO).optional(),
  /** Only of a project that was received after the deadline: how, in words (D64). */
  tardia: z.string().optional(),
});

/** A row of a call's table of projects. */
export const projetoDoEdital = designacao.extend({
  coordenador: pessoa.extend({ unidade: z.string(), programa: z.string().nullable() }),
  avaliacao: designacao.shape.avaliacao
    .unwrap()
    .omit({ avaliadorSemDireito: true, avaliadorDeclarou: true, comecada: true })
    .extend({
      /** The last day of an unfinished one; null also where nobody may finish it. */
      prazo: z.string().nullable(),
      /** Why its evaluator may not assess it (D15, D30); unfinished, and for administrators only. */
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
  /** The area of knowledge that both declared, in words; null: none that is known. */
  emComum: z.string().nullable(),
});

export const naoDesignado = projeto.extend({ recusas: designacao.shape.recusas });

export const linhaDoRanque = z.object({
  /** null = not yet evaluated, or hidden from this reader (evaluators before publication). */
  posicao: z.int().nullable(),
  projeto_id: id,
  titulo: z.string(),
  ...notasLidas,
  /** By the call's own barema, in its order; absent without one. */
  notas: z
    .array(z.object({ criterio: z.string(), nome: z.string(), valor: z.number().nullable() }))
    .optional(),
  pontuacaoFase1: z.number().nullable(),
  pontuacaoFase2: z.number().nullable(),
  total: z.number().nullable(),
  avaliador: pessoa.nullable(),
  ja_foi_avaliado: z.boolean(),
  /** The tie-break against the row before it; null without a tie. */
  desempate: z.string().nullable(),
  desempateCom: id.nullable(),
});

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
  /** Only of a project that was received after the deadline: how, in words (D64). */
  tardia: z.string().optional(),
});

export const linhaDaDecisao = paraDecidir.omit({ edital: true, tipoProjeto: true }).extend({
  coordenador: z.string(),
  unidade: z.string(),
  posicao: z.int().nullable(),
  /** The tie-break against the row before it; null without a tie. */
  desempate: z.string().nullable(),
  desempateCom: id.nullable(),
  /** Said by the call's own barema; absent without one. */
  abaixoDoMinimo: z.boolean().optional(),
});

/** A whole call in ranking order: its cut line depends on every row. */
export const decisao = z.object({
  limiteBolsas: z.int().nullable(),
  /** Of the projects of one unit together; absent without such a limit. */
  bolsasPorUnidade: z.int().optional(),
  /** Its list of suplentes: by which rule, and the numbers of those whose turn came; absent without one. */
  lista: z
    .object({
      regra: z.object({ criterio: z.enum(CRITERIOS_DA_LISTA), parciais: z.boolean() }),
      feitos: z.array(z.object({ projeto_id: id, numero: z.int() })),
    })
    .optional(),
  /** In a call with its own barema: the least total that passes, and the highest possible one. */
  totais: z.tuple([z.number(), z.number()]).optional(),
  linhas: z.array(linhaDaDecisao),
  /** How many of the call's projects are the reader's own, and not among the rows (D20). */
  proprios: z.int(),
});

/** Figures of a set of concluded assessments (packages/domain, avaliacao/rules/julgamento.ts). */
const figuras = z.object({
  concluidas: z.int(),
  media: z.number(),
  /** null below three assessments. */
  desvio: z.number().nullable(),
  menor: z.number(),
  maior: z.number(),
  /** Means as % of the maximum; null where the criterion was not scored. */
  criterios: z.object(notasLidas),
  /** The same of a call's own barema; absent without one. */
  porCriterio: z.array(z.object({ criterio: z.string(), parte: z.number().nullable() })).optional(),
  /** Medians: from designation to conclusion, and of the opinion. */
  dias: z.number().nullable(),
  caracteres: z.int(),
});

export const julgamento = z.object({
  /** By name. */
  avaliadores: z.array(
    figuras.extend({
      avaliador: pessoa,
      mediaDosOutros: z.number().nullable(),
      diferenca: z.number().nullable(),
    }),
  ),
  /** Of all of them together; null while nothing is concluded. */
  todos: figuras.nullable(),
  concordancia: z.object({
    alfa: z.number().nullable(),
    pares: z.int(),
    /** Why there is no alpha. */
    semAlfa: z.enum(SEM_ALFA).nullable(),
  }),
  /** Projects that two or more assessed, those farthest apart first; none while a project has one evaluator (D15). */
  discordancias: z.array(
    z.object({ projeto: id, avaliacoes: z.int(), menor: z.number(), maior: z.number() }),
  ),
  /** How many of the call's projects are the reader's own, and in no figure (D20). */
  proprios: z.int(),
});

export const naSecretaria = paraDecidir.omit({ id: true, versao: true, edital: true }).extend({
  edital: nomeDoEdital.extend({ fase: z.enum(FASES) }),
  situacao: z.enum(SITUACOES),
  situacaoExibida: z.enum(SITUACOES_EXIBIDAS),
  vagas: z.enum(VAGAS_DADAS),
  encerramento: z.string().nullable(),
  desistencia: z.string().nullable(),
});

export const designarBody = z.object({ avaliador: ref.nullish(), projeto: ref.nullish() });
/** `de`: whose place, in a project that has several evaluators. */
export const substituirBody = z.object({ avaliador: ref.nullish(), de: ref.nullish() });
/** `avaliador`: whose, in a project that has several. */
export const retirarBody = z.object({ motivo: texto(20_000).nullish(), avaliador: ref.nullish() });
/** The domain says how many. `avaliador` of a reminder: only this one of those who are late. */
export const designarVariosBody = z.object({
  projetos: z.array(id, { error: 'valor inválido' }),
  avaliador: ref.nullish(),
});
/** `de`: whose place, in projects that have several. */
export const substituirVariosBody = designarVariosBody.extend({ de: ref.nullish() });
/** Without `avaliador`, of a project that has several all who have not begun. */
export const retirarVariosBody = designarVariosBody.extend({ motivo: texto(20_000).nullish() });
export const RESULTADOS_DO_ATO = ['feito', 'jaEstava', 'recusado'] as const;
/** One row for each project, in the order in which they were sent. */
export const feitoEmVarios = z.object({
  linhas: z.array(z.object({ projeto: id, resultado: z.enum(RESULTADOS_DO_ATO), mensagem: z.string() })),
});
/** `avaliador`: whose, in a project that has several. */
export const reabrirBody = z.object({ motivo: texto(20_000).nullish(), avaliador: ref.nullish() });
export const maisUmBody = z.object({ avaliador: ref.nullish() });
export const manterBody = z.object({ motivo: texto(20_000).nullish() });
const notaPorExtenso = z.object({
  nome: z.string(),
  maximo: z.number(),
  valor: z.number().nullable(),
  parecer: z.string().optional(),
});
/** One of several evaluators; `numero` replaces the name where the reader may not know it. */
export const avaliacaoEntreVarias = z.object({
  numero: z.int(),
  avaliador: pessoa.nullable(),
  aceito: z.boolean(),
  ja_foi_avaliado: z.boolean(),
  notas: z.array(notaPorExtenso),
  total: z.number().nullable(),
  parecer: z.string().nullable(),
});
/** A concluded assessment as it was when it was reopened, the newest first. */
export const versaoDaAvaliacao = z.object({
  id,
  avaliador: pessoa,
  notas: z.array(notaPorExtenso),
  total: z.number(),
  parecer: z.string(),
  concluidaEm: instante.nullable(),
  motivo: z.string(),
  /** null to the evaluator. */
  reabertaPor: pessoa.nullable(),
  reabertaEm: instante,
});
export const recusarBody = z.object({
  motivo: texto(20_000).nullish(),
  /** A conflict of interest with the project; with `declarar`, for what its coordinator sends later too. */
  impedimento: z.object({ especie: especieDeImpedimento, declarar: booleano.nullish() }).nullish(),
});
export const notasBody = z.object({
  id,
  ...notasDigitadas,
  /** Replaces the others in a call with its own barema. */
  notas: notasPorCriterioDigitadas.nullish(),
  parecer: texto(40_000).nullish(),
});
export const ranqueBody = z.object({ edital: ref.nullish() });
export const vagasBody = z.object({
  id,
  remunerados_aprovados: inteiro.nullish(),
  voluntarios_aprovados: inteiro.nullish(),
  /** Needed where a meeting of the committee decided the project, and this changes it (D54). */
  motivo: texto(10_000).nullish(),
});
/** The domain says how many; of each row the version that was seen. */
export const decidirVariosBody = z.object({
  linhas: z.array(
    vagasBody.omit({ id: true }).extend({ projeto: id, versao: z.int({ error: 'valor inválido' }) }),
    { error: 'valor inválido' },
  ),
  /** For rows without their own. */
  motivo: texto(10_000).nullish(),
});
/** The call itself, {edital: {id}} or {edital: id} (E-AVALIACAO-13). */
export const editalNoCorpo = z.object({ id: id.nullish(), edital: ref.nullish() });

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

export const editalQuery = z.strictObject({ edital: idDaQuery });
export const listaDoEditalQuery = listaQuery.extend({ edital: idDaQuery });
export const avaliacoesQuery = listaDoEditalQuery.extend({
  /** Only those of which the reader is the evaluator. */
  minhas: z.literal('sim', { error: 'valor inválido' }).optional(),
});

export const editalParams = z.object({ editalId: idParam });
export const projetoParams = z.object({ projectId: idParam });
export const avaliadorParams = z.object({ professorId: idParam });

const vagasAprovadas = z.object({ remunerados_aprovados: z.int(), voluntarios_aprovados: z.int() });
const deParaPosicao = { de: z.int().nullable(), para: z.int().nullable() };
export const simulacao = z.object({
  posicao: z.object(deParaPosicao),
  total: z.object({ de: z.number().nullable(), para: z.number().nullable() }),
  vagas: z.object({ de: vagasAprovadas, para: vagasAprovadas }),
  situacaoExibida: z.object({ de: z.enum(SITUACOES_EXIBIDAS), para: z.enum(SITUACOES_EXIBIDAS) }),
  movidos: z.array(z.object({ projeto_id: id, titulo: z.string(), ...deParaPosicao })),
});

export const simulacaoDaCorrecao = simulacao.extend({
  versao: z.int(),
  /** The recipient of the mail; null when the account is closed. */
  avisado: z.string().nullable(),
});

export const corrigirBody = z.object({
  projetoAprovacao: ref,
  justificativa: texto(20_000).nullish(),
  ...notasDigitadas,
  notas: notasPorCriterioDigitadas.nullish(),
  remunerados_aprovados: numero.nullish(),
  voluntarios_aprovados: numero.nullish(),
});

export const respostaDaAnulacaoBody = z.object({ resposta: texto(80_000).nullish() });
export const decisaoDaAnulacaoBody = z.object({
  anula: booleano.nullish(),
  parecer: texto(80_000).nullish(),
});
/** The coordinator does not see names of persons. */
export const anulacaoLida = z.object({
  anulacao: z
    .object({
      id,
      diminui: z.array(z.object({ nome: z.string(), de: z.number(), para: z.number() })),
      justificativa: z.string(),
      propostaEm: instante,
      responderAte: z.string(),
      resposta: z.string().nullable(),
      anula: z.boolean().nullable(),
      parecer: z.string().nullable(),
      podeResponder: z.boolean(),
      podeDecidir: z.boolean(),
    })
    .nullable(),
});

/** Whose turn comes, by number; `ato` is null of who waits. */
export const suplentes = z.object({
  suplentes: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      coordenador: z.string(),
      numero: z.int(),
      /** Scholarships that it asked for; while it waits, those of them that it does not have. */
      pede: z.int(),
      /** How many its unit still has room for; absent where the call sets no limit for each unit. */
      cabem: z.int().optional(),
      ato: z.enum(ATOS_DO_SUPLENTE).nullable(),
      em: z.string().nullable(),
      bolsas: z.int(),
      motivo: z.string().nullable(),
      /** The last day to answer; null where nothing is asked. */
      responderAte: z.string().nullable(),
      aceite: aceiteDoChamado,
      /** The administration recorded the refusal with what the coordinator wrote. */
      temRecusa: z.boolean(),
    }),
  ),
  /** Of a list that was published by the rule of before: who would lose their number by today's, and when it may change. */
  mudanca: z
    .object({
      perdem: z.array(
        z.object({ projeto_id: id, titulo: z.string(), de: z.int(), para: z.int().nullable() }),
      ),
      desde: z.string().nullable(),
      pode: z.boolean(),
    })
    .nullable(),
  /** Projects whose scholarships came back, since when; `porAnulacao`: an annulment took them. */
  devolveram: z.array(
    z.object({
      projeto_id: id,
      titulo: z.string(),
      bolsas: z.int(),
      em: z.string(),
      porAnulacao: z.literal(true).optional(),
    }),
  ),
  /** Whose appeal gave a right to scholarships that are still missing: theirs before any suplente's; `cabem`: free now. */
  devidas: z.array(
    z.object({ projeto_id: id, titulo: z.string(), recurso: id, faltam: z.int(), cabem: z.int() }),
  ),
  livres: z.int(),
  /** The project whose turn it is. */
  proximo: id.nullable(),
});
export const chamarSuplenteBody = z.object({ projeto: id, bolsas: inteiro });
export const responderChamadoBody = z.object({ aceita: booleano, motivo: texto(4000).nullish() });
export const declinarSuplenteBody = z.object({
  projeto: id,
  motivo: texto(4000),
  /** The written refusal, sent before. */
  recusa: referencia.nullish(),
});
export const passarListaBody = z.object({ motivo: texto(4000) });
export const listaPassada = z.object({
  message: z.string(),
  /** From this day on the list may change, where somebody was warned. */
  desde: z.string().nullable(),
});
