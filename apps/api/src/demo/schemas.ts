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

/** Markdown in the content, the markup of the product in the database. */
const marcado = z.string().transform(emMarcacao);
const fase1 = z.record(z.enum(CRITERIOS_FASE1), z.number());

/** From the oldest to the one that is open; two of them take evaluations. */
const chaveDeEdital = z.enum([
  'antigo',
  'anterior',
  'resultado',
  'secretaria',
  'decisao',
  'saude',
  'extensao',
  'aberto',
]);
export type ChaveDeEdital = z.infer<typeof chaveDeEdital>;

/** The fictitious university; `.test` is reserved (RFC 2606), so no mail can reach anyone. */
export const casa = z.strictObject({
  instituicao: z.strictObject({
    nome: z.string(),
    sigla: z.string(),
    programa: z.string(),
    cidade: z.string(),
    dominio: z.string().endsWith('.test'),
  }),
  /** The twelve academic units by the acronym that the content uses. */
  unidades: z.record(z.string(), z.strictObject({ nome: z.string(), cidade: z.string() })),
  /** Graduate programmes, as the suggested list of the registration shows them. */
  programas: z.array(z.string()),
});

/** How a generated portrait looks (retrato.ts draws it); no real person is shown. */
const retrato = z.strictObject({
  /** Skin tone, 0 (light) .. 4 (dark). */
  pele: z.literal([0, 1, 2, 3, 4]),
  cabelo: z.enum(['preto', 'castanho', 'ruivo', 'loiro', 'grisalho']),
  corte: z.enum(['curto', 'longo', 'medio', 'cacheado', 'coque', 'calvo']),
  oculos: z.boolean().exactOptional(),
  barba: z.boolean().exactOptional(),
});
export type Retrato = z.infer<typeof retrato>;

/** Made-up people: names, numbers and faces belong to nobody. */
export const professor = z.strictObject({
  nome: z.string(),
  /** Local part of the e-mail, and the key by which projects name the person. */
  chave: z.string(),
  /** Eleven digits, made up, with valid check digits. */
  cpf: z.string(),
  siape: z.string(),
  /** The sixteen digits of the Lattes address. */
  lattes: z.string(),
  unidade: z.string(),
  departamento: z.string().nullable(),
  programa: z.string().nullable(),
  retrato,
});
export type ProfessorDemo = z.infer<typeof professor>;

/** An account that the start prints and the login page offers, in the demonstration only. */
export const conta = z.strictObject({ chave: z.string(), tipo: z.enum(TIPOS_DE_USUARIO), senha: z.string() });

export const edital = z.strictObject({
  chave: chaveDeEdital,
  fase: z.enum(FASES),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  /** Years before the running programme's. */
  anosAtras: z.literal([0, 1, 2]),
  nome: z.string(),
  /** How many days ago its submissions began and ended; negative: they will. */
  abertoHa: z.int(),
  encerradoHa: z.int(),
  /** How many days ago its results were published. */
  publicadoHa: z.int().exactOptional(),
  /** Days after today on which appeals end. */
  recursosAte: z.int().exactOptional(),
  limiteBolsas: z.int().exactOptional(),
});

const disciplina = z.strictObject({
  codigo: z.string(),
  nome: z.string(),
  semestre: z.enum(SEMESTRES),
  tipo: z.enum(TIPOS_DE_DISCIPLINA),
  obrigatoria: z.boolean(),
  /** Success rate in %. */
  tsd: z.number(),
  /** Hours. */
  cargaHoraria: z.int(),
  unidade: z.string(),
  cursos: z.array(z.string()),
});
export type DisciplinaDemo = z.infer<typeof disciplina>;

/** A section: stored markup, or the name of a drawing (content/diagramas) that is sent as an image (D11). */
const secao = z.union([z.string(), z.strictObject({ imagem: z.string() })]);

export const projeto = z.strictObject({
  titulo: z.string(),
  /** `chave` of the coordinator. */
  coordenador: z.string(),
  edital: chaveDeEdital,
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
  /** What each holder does from March to December, plain text; the further ones as the first, but where they differ. */
  cronogramas: z.array(z.array(z.string()).length(MESES.length)).min(1),
  /** `chave` of registered collaborators. */
  colaboradores: z.array(z.string()).exactOptional(),
  naoCadastrados: z
    .array(
      z.strictObject({ nome: z.string(), siape: z.string(), regime: z.enum(REGIMES), unidade: z.string() }),
    )
    .exactOptional(),
});
export type ProjetoDemo = z.infer<typeof projeto>;

/** A draft: any part may be missing (D7). */
export const rascunho = projeto.omit({ edital: true }).partial().extend({
  coordenador: z.string(),
  /** False when the author has not chosen a call yet. */
  comEdital: z.boolean(),
});
export type RascunhoDemo = z.infer<typeof rascunho>;

/**
 * A proposal by people who bring theirs again, as teachers do from year to year: the texts are those of the project that
 * `de` coordinates, under the title of that edition and by whoever led it then.
 */
export const edicao = z.strictObject({
  edital: chaveDeEdital,
  de: z.string(),
  titulo: z.string(),
  coordenador: z.string().exactOptional(),
  colaboradores: z.array(z.string()).exactOptional(),
});

/** How far an evaluator has come with a project. */
const progresso = z.enum(['designada', 'aceita', 'fase1', 'fase2', 'concluida']);
export type Progresso = z.infer<typeof progresso>;

const designacao = { edital: chaveDeEdital, coordenador: z.string(), avaliador: z.string() };

/** A whole judgement: the four scores of phase 1, how far phase 2 strays from the recommendation, and its text. */
const juizo = z.strictObject({
  fase1,
  /** Points more or less than recommended, in each criterion of phase 2. */
  ajuste: z.number(),
  /** How much of what it asked for the project gets. */
  concessao: z.enum(['inteira', 'parcial', 'nenhuma']),
  parecer: z.string(),
});
export type JuizoDemo = z.infer<typeof juizo>;

export const avaliacoes = z.strictObject({
  /** Evaluators beside the two named accounts; nobody knows their passwords. */
  outrosAvaliadores: z.array(z.string()),
  /** The running evaluations; projects that are not here have no evaluator yet. Everything later is finished. */
  andamento: z.array(z.strictObject({ ...designacao, progresso })),
  /** Who was reminded yesterday and still has not begun. */
  atrasada: z.string(),
  /** An assignment that was refused; its project waits for another evaluator. */
  recusa: z.strictObject({ ...designacao, motivo: z.string() }),
  /** In the order in which the finished evaluations take them, again from the first after the last. */
  juizos: z.array(juizo),
});

/** An appeal; between them they are in every state, in the call whose results have just come out and in the ended ones. */
export const recurso = z.strictObject({
  edital: chaveDeEdital,
  /** `chave` of the project's coordinator. */
  coordenador: z.string(),
  /** Days after the publication of the results. */
  depoisDe: z.int(),
  mensagem: marcado,
  /** Null while it waits. */
  decisao: z
    .strictObject({
      feedback: marcado,
      /** What an acceptance changes; null for a refusal. */
      notas: z.partialRecord(z.enum(CRITERIOS_FASE1), z.number()).nullable(),
    })
    .nullable(),
});
export type RecursoDemo = z.infer<typeof recurso>;

/** A student of a project that was approved. */
export const instrutor = z.strictObject({
  edital: chaveDeEdital,
  /** `chave` of the project's coordinator. */
  coordenador: z.string(),
  nome: z.string(),
  programa: z.string(),
  tipo: z.enum(TIPOS_DE_ALUNO),
  acumulo: z.enum(ACUMULOS).nullable(),
  /** Months after the publication in which the student began; null while nobody has checked the documents. */
  inicio: z.int().nullable(),
  situacao: z.enum(['REGULAR', 'IRREGULAR']),
  /** The end of the tie, in months after the publication. */
  fim: z.strictObject({ mes: z.int(), motivo: z.string() }).exactOptional(),
  /** How many months before the current one attendance stops: 0 = it is complete, null = nothing was registered. */
  frequenciaAte: z.int().nullable(),
  /** Months after the start that do not apply (−1). */
  semAtividade: z.array(z.int()).exactOptional(),
  /** Hours that were corrected once they were paid, or not paid, on a closed sheet. */
  corrigidas: z
    .array(
      z.strictObject({
        /** Months after the start. */
        mes: z.int(),
        /** As they stood then; null = nothing was registered. */
        antes: z.number().nullable(),
        /** Whether the sheet of the next month, closed by now, makes up for it, or the one that is still open. */
        acerto: z.enum(['fechado', 'aberto']),
      }),
    )
    .exactOptional(),
  /** False while the CPF and the number of the university are still missing. */
  identificado: z.literal(false).exactOptional(),
  recusado: z.strictObject({ documento: z.enum(DOCUMENTOS), motivo: z.string() }).exactOptional(),
  /** An absence, registered yesterday. */
  ausente: z.literal(true).exactOptional(),
  relatorio: z.literal(true).exactOptional(),
});
export type InstrutorDemo = z.infer<typeof instrutor>;

export const relatorios = z.strictObject({
  /** Projects of the running year whose discipline report is filled, by `chave` of the coordinator. */
  comRelatorioDeDisciplinas: z.array(z.string()),
  /** The project whose year is told to its end. */
  comRelatorioDoCoordenador: z.string(),
  /** What an activity report says; the student's own words differ little from one to the other. */
  atividade: z.record(z.enum(TEXTOS_DA_ATIVIDADE), z.string()),
  coordenador: z.record(z.enum(TEXTOS_DO_COORDENADOR), z.string()),
  /** What the coordinator writes of each instructor, in turn. */
  desempenhos: z.array(z.string()),
});

/** A drawing that a project sends in place of a section's text. */
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
  /** Arrows as SVG path data. */
  setas: z.array(z.string()),
  rodape: z.string(),
});
export type Diagrama = z.infer<typeof diagrama>;
