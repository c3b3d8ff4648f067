import { CRITERIOS_FASE1 } from '@instrutoria/domain/avaliacao/types.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { FASES, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { ACUMULOS, DOCUMENTOS, TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/types.ts';
import { REGIMES } from '@instrutoria/domain/projeto/campos.ts';
import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { SEMESTRES, TIPOS_DE_DISCIPLINA } from '@instrutoria/domain/projeto/types.ts';
import { TEXTOS_DA_ATIVIDADE, TEXTOS_DO_COORDENADOR } from '@instrutoria/domain/relatorio/types.ts';
import { z } from 'zod';
import { emMarcacao } from './markdown.ts';

const marcado = z.string().transform(emMarcacao);
const fase1 = z.record(z.enum(CRITERIOS_FASE1), z.number());

/** From the oldest to the open one; two take evaluations. The last six have their own rules (content/cenas). */
export const chaveDeEdital = z.enum([
  'antigo',
  'anterior',
  'resultado',
  'secretaria',
  'decisao',
  'saude',
  'extensao',
  'aberto',
  'permanencia',
  'noturno',
  'escolas',
  'laboratorios',
  'interdisciplinar',
  'inovacao',
]);
export type ChaveDeEdital = z.infer<typeof chaveDeEdital>;

/** `.test` is reserved (RFC 2606), so no mail can reach a real person. */
export const casa = z.strictObject({
  instituicao: z.strictObject({
    nome: z.string(),
    sigla: z.string(),
    programa: z.string(),
    cidade: z.string(),
    dominio: z.string().endsWith('.test'),
    fuso: z.string(),
  }),
  unidades: z.record(z.string(), z.strictObject({ nome: z.string(), cidade: z.string() })),
  programas: z.array(z.string()),
});

const retrato = z.strictObject({
  /** 0 (light) to 4 (dark). */
  pele: z.literal([0, 1, 2, 3, 4]),
  cabelo: z.enum(['preto', 'castanho', 'ruivo', 'loiro', 'grisalho']),
  corte: z.enum(['curto', 'longo', 'medio', 'cacheado', 'coque', 'calvo']),
  oculos: z.boolean().exactOptional(),
  barba: z.boolean().exactOptional(),
});
export type Retrato = z.infer<typeof retrato>;

export const professor = z.strictObject({
  nome: z.string(),
  /** Local part of the e-mail, and key of the person. */
  chave: z.string(),
  cpf: z.string(),
  siape: z.string(),
  lattes: z.string(),
  unidade: z.string(),
  departamento: z.string().nullable(),
  programa: z.string().nullable(),
  retrato,
});
export type ProfessorDemo = z.infer<typeof professor>;

/** Printed at the start and offered on the login page. */
export const conta = z.strictObject({ chave: z.string(), tipo: z.enum(TIPOS_DE_USUARIO), senha: z.string() });

export const estudante = z.strictObject({
  nome: z.string(),
  senha: z.string(),
  recusado: z.strictObject({ documento: z.enum(DOCUMENTOS), motivo: z.string() }),
  dias: z.strictObject({
    atividades: z.array(z.string()).min(1),
    /** Hours of the last registered month that the coordination did not count, and why. */
    aMais: z.number(),
    motivoDeMenosHoras: z.string(),
  }),
});

export const edital = z.strictObject({
  chave: chaveDeEdital,
  fase: z.enum(FASES),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  /** Years before the running programme's. */
  anosAtras: z.literal([0, 1, 2]),
  nome: z.string(),
  abertoHa: z.int(),
  encerradoHa: z.int(),
  publicadoHa: z.int().exactOptional(),
  /** Days after today. */
  recursosAte: z.int().exactOptional(),
  limiteBolsas: z.int().exactOptional(),
  /**
   * Days ago: its projects run from that month on. Otherwise from publication, or as in the running
   * programme.
   */
  vigenteHa: z.int().exactOptional(),
  /** Days ago: its projects without instructors were closed. */
  semInstrutoresHa: z.int().exactOptional(),
});

const disciplina = z.strictObject({
  codigo: z.string(),
  nome: z.string(),
  semestre: z.enum(SEMESTRES),
  tipo: z.enum(TIPOS_DE_DISCIPLINA),
  obrigatoria: z.boolean(),
  tsd: z.number(),
  cargaHoraria: z.int(),
  unidade: z.string(),
  cursos: z.array(z.string()),
});
export type DisciplinaDemo = z.infer<typeof disciplina>;

/** Markup, or the name of a drawing (content/diagramas). */
const secao = z.union([z.string(), z.strictObject({ imagem: z.string() })]);

export const projeto = z.strictObject({
  titulo: z.string(),
  coordenador: z.string(),
  edital: chaveDeEdital,
  /** Still a draft when its call closed; submitted late by an order (content/cenas). */
  tardia: z.literal(true).exactOptional(),
  regime: z.enum(REGIMES),
  remunerados: z.int(),
  voluntarios: z.int(),
  palavrasChave: z.array(z.string()),
  resumo: z.string(),
  introducao: secao,
  metodologia: secao,
  resultadosEsperados: secao,
  referencias: z.string(),
  disciplinas: z.array(disciplina),
  /**
   * Each holder's activities from March to December; later schedules repeat the first where they are the
   * same.
   */
  cronogramas: z.array(z.array(z.string()).length(MESES.length)).min(1),
  colaboradores: z.array(z.string()).exactOptional(),
  naoCadastrados: z
    .array(
      z.strictObject({ nome: z.string(), siape: z.string(), regime: z.enum(REGIMES), unidade: z.string() }),
    )
    .exactOptional(),
});
export type ProjetoDemo = z.infer<typeof projeto>;

export const rascunho = projeto.omit({ edital: true }).partial().extend({
  coordenador: z.string(),
  comEdital: z.boolean(),
});
export type RascunhoDemo = z.infer<typeof rascunho>;

/**
 * Sent again in another call, as teachers do each year: it copies the texts of the project that `de`
 * coordinates.
 */
export const edicao = z.strictObject({
  edital: chaveDeEdital,
  de: z.string(),
  titulo: z.string(),
  resumo: marcado.exactOptional(),
  metodologia: marcado.exactOptional(),
  resultadosEsperados: marcado.exactOptional(),
  coordenador: z.string().exactOptional(),
  colaboradores: z.array(z.string()).exactOptional(),
});

const progresso = z.enum(['designada', 'aceita', 'fase1', 'fase2', 'concluida']);
export type Progresso = z.infer<typeof progresso>;

const designacao = { edital: chaveDeEdital, coordenador: z.string(), avaliador: z.string() };

/** Scores of phase 1, difference from the recommendation in phase 2, and text. */
const juizo = z.strictObject({
  fase1,
  /** Points above or below the recommendation, in each criterion of phase 2. */
  ajuste: z.number(),
  concessao: z.enum(['inteira', 'parcial', 'nenhuma']),
  parecer: z.string(),
});
export type JuizoDemo = z.infer<typeof juizo>;

export const avaliacoes = z.strictObject({
  /** Besides the two named accounts; nobody knows their passwords. */
  outrosAvaliadores: z.array(z.string()),
  /** Running evaluations; projects not listed have no evaluator yet. */
  andamento: z.array(z.strictObject({ ...designacao, progresso })),
  atrasada: z.string(),
  /** The project waits for another evaluator. */
  recusa: z.strictObject({ ...designacao, motivo: z.string() }),
  /** Used in turn by the finished evaluations. */
  juizos: z.array(juizo),
});

/** Appeals in every state, in the newest published call and in the ended ones. */
export const recurso = z.strictObject({
  edital: chaveDeEdital,
  coordenador: z.string(),
  depoisDe: z.int(),
  mensagem: marcado,
  /** null while undecided. */
  decisao: z
    .strictObject({
      feedback: marcado,
      notas: z.partialRecord(z.enum(CRITERIOS_FASE1), z.number()).nullable(),
    })
    .nullable(),
});
export type RecursoDemo = z.infer<typeof recurso>;

export const instrutor = z.strictObject({
  edital: chaveDeEdital,
  coordenador: z.string(),
  nome: z.string(),
  programa: z.string(),
  tipo: z.enum(TIPOS_DE_ALUNO),
  acumulo: z.enum(ACUMULOS).nullable(),
  /** Months from publication to the start; null while the documents are unchecked. */
  inicio: z.int().nullable(),
  situacao: z.enum(['REGULAR', 'IRREGULAR']),
  /** `mes`: months after publication. */
  fim: z.strictObject({ mes: z.int(), motivo: z.string() }).exactOptional(),
  /** Months before the current one at which attendance stops: 0 = complete, null = none. */
  frequenciaAte: z.int().nullable(),
  /** Months after the start that do not apply (−1). */
  semAtividade: z.array(z.int()).exactOptional(),
  /** Hours corrected after their sheet was closed. */
  corrigidas: z
    .array(
      z.strictObject({
        mes: z.int(),
        antes: z.number().nullable(),
        acerto: z.enum(['fechado', 'aberto']),
      }),
    )
    .exactOptional(),
  identificado: z.literal(false).exactOptional(),
  recusado: z.strictObject({ documento: z.enum(DOCUMENTOS), motivo: z.string() }).exactOptional(),
  ausente: z.literal(true).exactOptional(),
  /** Days ago; by default in its first month, or some days ago. */
  cadastradoHa: z.int().exactOptional(),
  relatorio: z.literal(true).exactOptional(),
});
export type InstrutorDemo = z.infer<typeof instrutor>;

export const relatorios = z.strictObject({
  comRelatorioDeDisciplinas: z.array(z.string()),
  comRelatorioDoCoordenador: z.string(),
  /** Texts that are nearly the same for every student. */
  atividade: z.record(z.enum(TEXTOS_DA_ATIVIDADE), z.string()),
  coordenador: z.record(z.enum(TEXTOS_DO_COORDENADOR), z.string()),
  desempenhos: z.array(z.string()),
});

export const diagrama = z.strictObject({
  altura: z.int(),
  titulo: z.string(),
  caixas: z.array(
    z.strictObject({
      x: z.int(),
      y: z.int(),
      largura: z.int(),
      altura: z.int(),
      cor: z.string(),
      titulo: z.string(),
      texto: z.string(),
    }),
  ),
  setas: z.array(z.string()),
  rodape: z.string(),
});
export type Diagrama = z.infer<typeof diagrama>;
