import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { escolher, porNome } from '@instrutoria/domain/kernel/objetos.ts';
import {
  CAMPOS,
  CONTAGENS,
  ESCOLHAS,
  LINHAS,
  MARKUPS,
  NO_RESUMO,
  type NomeDeEscolha,
  type Opcao,
  PALAVRAS_CHAVE,
  REGIMES,
  SECOES,
} from '@instrutoria/domain/projeto/campos.ts';
import { LUGARES_DOS_NOMES } from '@instrutoria/domain/projeto/rules/nomes-na-proposta.ts';
import { FORMAS_DE_DIZER } from '@instrutoria/domain/projeto/rules/nomes-no-texto.ts';
import {
  LEITURAS_DO_COMPROVANTE,
  SEMESTRES,
  SITUACOES,
  TIPOS_DE_DISCIPLINA,
  VAGAS_DADAS,
} from '@instrutoria/domain/projeto/types.ts';
import { z } from 'zod';
import { professorComTipo } from '../conta/schemas.ts';
import { disciplinaOficial } from '../disciplina/schemas.ts';
import { edital } from '../edital/schemas.ts';
import {
  booleano,
  dia,
  id,
  idParam,
  instante,
  inteiro,
  linha,
  linhaDe,
  markup,
  numero,
  ref,
  referencia,
  texto,
} from '../fields.ts';
import { unidade, unidadeDita } from '../unidade/schemas.ts';

export const disciplina = z.object({
  id,
  nome: z.string(),
  semestre: z.enum(SEMESTRES),
  codigo: z.string(),
  unidade_oferta: unidadeDita,
  tipo_disciplina: z.enum(TIPOS_DE_DISCIPLINA),
  ehObrigatoria: z.boolean(),
  tsd: z.number(),
  cursos_ofertadas: z.array(z.string()),
  carga_horaria: z.number(),
  /** The registry's values of this code when it was declared. */
  oficial: disciplinaOficial.nullish(),
});
export const cursos = z.array(z.string());
/** Absent or null when nothing was typed; the domain decides whether that is allowed. */
function digitado<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((valor) => valor ?? undefined);
}

export const disciplinaBody = z.object({
  nome: digitado(linha),
  semestre: digitado(linhaDe(40)),
  codigo: digitado(linhaDe(200)),
  unidade_oferta: digitado(ref),
  tipo_disciplina: digitado(linhaDe(40)),
  ehObrigatoria: digitado(booleano),
  tsd: digitado(numero),
  cursos_ofertadas: digitado(z.array(linha, { error: 'valor inválido' }).max(1000)),
  carga_horaria: digitado(numero),
});
export const comprovanteDeDisciplinas = z.object({
  id,
  comprovante: z.string().nullable(),
  disciplinas_associadas: z.array(disciplina),
});
/** Each discipline is new, or has the id of one of the caller's own. */
export const adicionarDisciplinasBody = z.object({
  comprovante: digitado(referencia),
  disciplinas_associadas: digitado(
    z.array(disciplinaBody.extend({ id: digitado(id) }), { error: 'valor inválido' }).max(1000),
  ),
});

export const naoCadastrado = z.object({
  id,
  nome: z.string(),
  siape: z.string(),
  regimeTrabalho: z.enum(REGIMES),
  unidade,
});
export const naoCadastradoBody = z.object({
  nome: digitado(linha),
  siape: digitado(linhaDe(100)),
  regimeTrabalho: digitado(linhaDe(40)),
  unidade: digitado(ref),
});

const NUMEROS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type CampoDoCronograma = `mesAno${(typeof NUMEROS)[number]}` | `atividade${(typeof NUMEROS)[number]}`;
function camposDoCronograma<T>(mes: T, atividade: T): Record<CampoDoCronograma, T> {
  return Object.fromEntries(
    NUMEROS.flatMap((n) => [
      [`mesAno${n}`, mes],
      [`atividade${n}`, atividade],
    ]),
  ) as Record<CampoDoCronograma, T>;
}
export const cronograma = z.object({
  ...camposDoCronograma(z.string(), z.string()),
  id,
  projeto: z.object({ id }),
});
export const cronogramaBody = z.object({
  ...camposDoCronograma(digitado(linhaDe(40)), digitado(markup)),
  projeto: ref.optional(),
});
export const cronogramasBody = z.array(cronogramaBody, { error: 'valor inválido' }).max(100);

const escolhas = porNome(ESCOLHAS, (nome) => z.enum(CAMPOS[nome].opcoes).nullable()) as {
  readonly [N in NomeDeEscolha]: z.ZodType<Opcao<N> | null>;
};

/** Present only where the reader evaluates without names (E-ANONIMATO-2). */
const semNomes = z.literal(true).optional();

export const projeto = z.object({
  id,
  versao: z.int(),
  ...porNome(LINHAS, () => z.string()),
  coordenador: professorComTipo,
  /** Earlier coordinators with their periods, days inclusive, the oldest first (D61). */
  coordenaramAntes: z.array(z.object({ id, nome: z.string(), desde: dia.nullable(), ate: dia })),
  ...escolhas,
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  ...porNome(CONTAGENS, () => z.int()),
  quantBolsas: z.int(),
  ...porNome([...SECOES, ...MARKUPS, ...PALAVRAS_CHAVE], () => z.string()),
  edital: edital.nullable(),
  professores_colaboradores: z.array(professorComTipo),
  professores_colaboradores_nao_cadastrado: z.array(naoCadastrado),
  comprovante_disciplinas: comprovanteDeDisciplinas.nullable(),
  remunerados_aprovados: z.int(),
  voluntarios_aprovados: z.int(),
  temAvaliador: z.boolean(),
  ehRascunho: z.boolean(),
  aguardandoCronograma: z.boolean(),
  situacao: z.enum(SITUACOES),
  situacaoExibida: z.string(),
  /** null until publication (D20). */
  vagas: z.enum(VAGAS_DADAS).nullable(),
  encerramento: z.string().nullable(),
  desistencia: z.string().nullable(),
  /** The vice-coordinator (D61); null for readers who may not see it. */
  vice: z.object({ id, nome: z.string() }).nullable(),
  alunos: z.array(z.object({ id, nome: z.string(), tipoAluno: z.enum(['BOLSISTA', 'VOLUNTARIO']) })),
  submetidoEm: instante.nullable(),
  atualizadoEm: instante,
  semNomes,
});

/** For an evaluator who is not designated. */
export const resumoDoProjeto = z.object({
  id,
  versao: z.int(),
  ...escolher(projeto.shape, NO_RESUMO),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  coordenador: z.object({ nome: z.string() }),
  unidade: unidadeDita,
  edital,
  disciplinas: z.array(disciplina).max(3),
  semNomes,
});

/** Anything may be missing: the domain decides what a submission needs. */
export const propostaBody = z.object({
  id: id.nullish(),
  ...porNome(LINHAS, () => linha.nullish()),
  coordenador: ref.nullish(),
  ...porNome(ESCOLHAS, () => linhaDe(40).nullish()),
  ...porNome(CONTAGENS, () => inteiro.nullish()),
  ...porNome([...SECOES, ...MARKUPS], () => markup.nullish()),
  ...porNome(PALAVRAS_CHAVE, () => linha.nullish()),
  edital: ref.nullish(),
  professores_colaboradores: z.array(ref, { error: 'valor inválido' }).max(200).nullish(),
  professores_colaboradores_nao_cadastrado: z.array(ref, { error: 'valor inválido' }).max(200).nullish(),
  comprovante_disciplinas: ref.nullish(),
  cronogramas: cronogramasBody.nullish(),
});

export const rascunhoListado = z.object({
  id,
  versao: z.int(),
  titulo: z.string(),
  edital: z.object({ id, nome: z.string(), aberto: z.boolean() }).nullable(),
  ehRascunho: z.literal(true),
  atualizadoEm: instante,
});

export const coordinatorParams = z.object({ coordinatorId: idParam });
export const professorParams = z.object({ professorId: idParam });
export const projectParams = z.object({ projectId: idParam });
export const referenceParams = z.object({ reference: z.string().max(200) });

export const motivoDoProjetoBody = z.object({ motivo: texto(4000) });

/** Advice: the places of a proposal that reveal who wrote it (E-ANONIMATO-4). */
export const nomesAchados = z.object({
  achados: z.array(
    z.object({
      onde: z.enum(LUGARES_DOS_NOMES),
      pagina: z.int().optional(),
      forma: z.enum(FORMAS_DE_DIZER),
      dito: z.string(),
      trecho: z.string(),
    }),
  ),
  comprovante: z.enum(LEITURAS_DO_COMPROVANTE),
});
