import { AVALIADORES_SE_LEEM, COMBINACOES } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { ANONIMATOS, REGRAS } from '@instrutoria/domain/edital/rules/regras.ts';
import { ESTADOS_DA_TARDIA, FUNDAMENTOS_DA_TARDIA } from '@instrutoria/domain/edital/rules/tardia.ts';
import { FASES, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { DESEJOS_DO_SORTEIO } from '@instrutoria/domain/sorteio/types.ts';
import { z } from 'zod';
import { barema, baremaDoEdital } from '../barema/schemas.ts';
import { booleano, dia, id, instante, inteiro, linha, numero, ref, texto } from '../fields.ts';

export const edital = z.object({
  id,
  versao: z.int(),
  nome: z.string(),
  ano: z.int(),
  inicio: z.string(),
  fim: z.string(),
  fase: z.enum(FASES),
  aberto: z.boolean(),
  encerrado: z.boolean(),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO),
  fimRecursos: z.string().nullable(),
  limiteBolsas: z.int().nullable(),
  publicacao: z.string(),
  resultadoPublicadoEm: instante.nullable(),
  encerradoEm: instante.nullable(),
  vigenciaInicio: z.string(),
  vigenciaFim: z.string(),
  limitePorCoordenador: z.int().nullable(),
  prazoAvaliacao: z.string().nullable(),
  encerramentoSemInstrutores: z.string().nullable(),
  /** Only in a call with a preliminary result: when the final one was published. */
  finalEm: instante.nullable().optional(),
  /** The institution's number of the call's process, if it has one. */
  processo: z.string().nullish(),
  /** Only in lists: whether its rules ask for homologação. */
  homologa: z.boolean().optional(),
  /** Only in the reader's own lists: open for this person alone, until this instant (D64). */
  tardiaAte: instante.optional(),
});

export const editalBody = z.object({
  nome: linha.optional(),
  inicio: dia.optional(),
  fim: dia.optional(),
  tipoProjeto: z.enum(TIPOS_DE_PROJETO, { error: 'valor inválido' }).optional(),
  fimRecursos: dia.nullish(),
  publicacao: dia.optional(),
  limiteBolsas: inteiro.nullish(),
  vigenciaInicio: dia.optional(),
  vigenciaFim: dia.optional(),
  limitePorCoordenador: inteiro.nullish(),
  prazoAvaliacao: dia.nullish(),
  encerramentoSemInstrutores: dia.nullish(),
  processo: linha.nullish(),
});

/** `regrasDe`: the call whose rules are copied. */
export const criarEditalBody = editalBody.extend({ regrasDe: id.nullish() });
export const mudarEditalBody = editalBody.extend({ motivo: texto(4000).nullish() });

export const reabrirBody = z.object({ fim: dia, motivo: texto(4000) });
export const motivoBody = z.object({ motivo: texto(4000) });

export const abrirTardiaBody = z.object({
  professor: ref.nullish(),
  ate: linha.nullish(),
  fundamento: linha.nullish(),
  ordem: linha.nullish(),
  motivo: texto(4000).nullish(),
});
const pessoa = z.object({ id, nome: z.string() });
/** An opening of a call for one person and one submission (D64). */
export const tardia = z.object({
  id,
  professor: pessoa,
  ate: instante,
  fundamento: z.enum(FUNDAMENTOS_DA_TARDIA),
  ordem: z.string().nullable(),
  motivo: z.string(),
  estado: z.enum(ESTADOS_DA_TARDIA),
  dito: z.string(),
  abertaPor: z.string(),
  abertaEm: instante,
  projeto: z.object({ id, titulo: z.string() }).nullable(),
  enviadaEm: instante.nullable(),
  /** Why the opening was withdrawn, or the project taken out of the call. */
  motivoDoFim: z.string().nullable(),
  /** The reader takes part in the project, so only others may take it out of the call. */
  participa: z.boolean(),
});

export const iniciarDecisaoBody = z.object({ id });

const anonimato = z.enum(ANONIMATOS, { error: 'valor inválido' });
const combinacao = z.enum(COMBINACOES, { error: 'valor inválido' });
const avaliadoresSeLeem = z.enum(AVALIADORES_SE_LEEM, { error: 'valor inválido' });
export const pesosDoSorteio = z.object({
  afinidade: z.int(),
  carga: z.int(),
  unidades: z.int(),
  repeticao: z.int(),
  reciprocidade: z.int(),
});

export const pesosDoSorteioPedidos = z.object(
  Object.fromEntries(DESEJOS_DO_SORTEIO.map((desejo) => [desejo, inteiro])) as Record<
    (typeof DESEJOS_DO_SORTEIO)[number],
    typeof inteiro
  >,
  { error: 'valor inválido' },
);
const valorDaRegra = z.union([
  z.number(),
  z.null(),
  z.boolean(),
  anonimato,
  combinacao,
  avaliadoresSeLeem,
  pesosDoSorteio,
]);

/** A call that sets nothing has version 1: the defaults. */
export const regras = z.object({
  versao: z.int(),
  regras: z.object({
    parecerMinimo: z.int(),
    resultadoPreliminar: z.boolean(),
    homologacao: z.boolean(),
    recursoDeHomologacaoDias: z.int(),
    suplentes: z.boolean(),
    suplentesParciais: z.boolean(),
    recursoPorCriterio: z.boolean(),
    recursoComAnexos: z.boolean(),
    recursoComRelator: z.boolean(),
    contrarrazoes: z.boolean(),
    recursosEmNumeros: z.boolean(),
    anonimato,
    avaliadores: z.int(),
    combinacao,
    divergencia: z.number().nullable(),
    avaliadoresSeLeem,
    avaliadorDeOutraUnidade: z.boolean(),
    pesosDoSorteio,
    sorteioPublico: z.boolean(),
    bolsasPorUnidade: z.int().nullable(),
    quorum: z.int(),
  }),
  /** The warning about a `divergencia` that has no effect with the call's barema; absent otherwise. */
  aviso: z.string().optional(),
  /** For the administration: the rules that earlier acts fix, with the reason; absent when there are none. */
  fixas: z.partialRecord(z.enum(REGRAS), z.string()).optional(),
  /** Why the last day for submissions moved, the newest first; absent without a reason. */
  prorrogacoes: z
    .array(z.object({ instante, de: z.string(), ate: z.string(), motivo: z.string() }))
    .optional(),
  /** Public corrections, the newest first. */
  retificacoes: z.array(
    z.object({
      versao: z.int(),
      instante,
      motivo: z.string(),
      mudancas: z.array(z.object({ regra: z.enum(REGRAS), de: valorDaRegra, para: valorDaRegra })),
    }),
  ),
});

const regrasMandadas = z.object({
  parecerMinimo: inteiro.optional(),
  resultadoPreliminar: z.boolean({ error: 'valor inválido' }).optional(),
  homologacao: booleano.optional(),
  recursoDeHomologacaoDias: inteiro.optional(),
  suplentes: z.boolean({ error: 'valor inválido' }).optional(),
  suplentesParciais: booleano.optional(),
  recursoPorCriterio: booleano.optional(),
  recursoComAnexos: booleano.optional(),
  recursoComRelator: booleano.optional(),
  contrarrazoes: booleano.optional(),
  recursosEmNumeros: booleano.optional(),
  anonimato: anonimato.optional(),
  avaliadores: inteiro.optional(),
  combinacao: combinacao.optional(),
  divergencia: numero.nullable().optional(),
  avaliadoresSeLeem: avaliadoresSeLeem.optional(),
  avaliadorDeOutraUnidade: booleano.optional(),
  pesosDoSorteio: pesosDoSorteioPedidos.optional(),
  sorteioPublico: booleano.optional(),
  bolsasPorUnidade: inteiro.nullable().optional(),
  quorum: inteiro.optional(),
});
export const mudarRegrasBody = regrasMandadas.extend({ motivo: texto(4000).nullish() });

/** A section that is absent, and a field that is absent of it, stay as they are. */
export const mudarConfiguracaoBody = z.object({
  dados: editalBody.optional(),
  regras: regrasMandadas.optional(),
  /** null: the standard criteria. */
  barema: barema.nullish(),
  motivo: texto(4000).nullish(),
});
/** `versao`: the sum of the three versions. */
export const configuracaoDoEdital = z.object({ versao: z.int(), edital, regras, barema: baremaDoEdital });
