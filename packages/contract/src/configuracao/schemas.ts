import { DIAS_SEM_EXPEDIENTE_MAXIMO } from '@instrutoria/domain/configuracao/limits.ts';
import { NOMES_DOS_EMAILS } from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import { JANELAS, MESES_PARCIAIS } from '@instrutoria/domain/configuracao/types.ts';
import { TIPOS_DE_SESSAO } from '@instrutoria/domain/conta/types.ts';
import { z } from 'zod';
import { regrasDoPagador } from '../banco/schemas.ts';
import { booleano, inteiro, linha, linhaDe, referencia, texto } from '../fields.ts';

const janelaMensal = z.object({ diaInicio: inteiro, diaFim: inteiro });
const janelas = z.object({
  cadastroInstrutor: janelaMensal,
  frequencia: janelaMensal,
  relatorios: z.object({ mes: inteiro, diaInicio: inteiro, diaFim: inteiro }),
});
const fechamento = z.object({ janela: z.enum(JANELAS), de: linhaDe(10), ate: linhaDe(10), motivo: linha });
const periodo = z.object({ de: linhaDe(10), ate: linhaDe(10), mes: inteiro });
const diaSemExpediente = z.object({ dia: linhaDe(10), nome: linha });
const instituicao = z.object({
  nome: linha,
  sigla: linha,
  programa: linha,
  cidade: linha,
  logo: referencia.nullable(),
});

const encarregado = z.object({ nome: linha, email: linha });

const envios = z.object({ naoUsadosMb: inteiro, porDiaMb: inteiro });

const fusoMarcado = z.object({ para: z.string(), depoisDe: z.string(), porque: z.string() });

const fusosAnteriores = z.array(z.object({ fuso: z.string(), ate: z.string() }));

export const fusoQuery = z.strictObject({ fuso: linha });
export const efeitoDoFuso = z.object({
  /** null: it would come into force at once. */
  marcado: fusoMarcado.nullable(),
  /** Announced deadlines that would end later, and by how many hours. */
  ganham: z.array(z.string()),
  horas: z.number(),
});

export const configuracao = z.object({
  versao: z.int(),
  instituicao,
  /** null: the product's blue. */
  cor: z.string().nullable(),
  encarregado,
  /** For administrators only; '' for others. */
  emailDaAuditoria: z.string(),
  fimDosEmails: z.string(),
  segundoFatorDosAdministradores: z.boolean(),
  fuso: z.string(),
  fusoMarcado: fusoMarcado.nullable(),
  /** Each with the instant until which it was in force. */
  fusosAnteriores,
  janelas,
  fechamentos: z.array(fechamento),
  envios,
  regularizacao: z.array(periodo),
  semExpediente: z.array(diaSemExpediente),
  mesParcial: z.enum(MESES_PARCIAIS),
  /** Which accounts of students the payer takes. */
  regrasDoPagador,
});
export const configuracaoBody = z.object({
  instituicao: instituicao.partial().optional(),
  cor: linha.nullish(),
  fuso: linha.optional(),
  janelas: janelas.partial().optional(),
  fechamentos: z.array(fechamento).max(100).optional(),
  regularizacao: z.array(periodo).max(50).optional(),
  semExpediente: z.array(diaSemExpediente).max(DIAS_SEM_EXPEDIENTE_MAXIMO).optional(),
  encarregado: encarregado.partial().optional(),
  envios: envios.partial().optional(),
  regrasDoPagador: z
    .object({ soDoTitular: booleano, poupanca: z.array(linhaDe(3)).max(50), contaSalario: booleano })
    .partial()
    .optional(),
  mesParcial: z.enum(MESES_PARCIAIS, { error: 'valor inválido' }).optional(),
  emailDaAuditoria: linha.optional(),
  fimDosEmails: texto(2000).optional(),
  segundoFatorDosAdministradores: booleano.optional(),
  motivo: texto(2000).nullish(),
});

export const instituicaoPublica = z.object({
  nome: z.string(),
  sigla: z.string(),
  programa: z.string(),
  cidade: z.string(),
  logo: z.string().nullable(),
  demonstracao: z.boolean(),
  /** The termo de compromisso is signed in the product, so that its file may be missing. */
  termoNoSistema: z.boolean(),
  /** The zone of days and hours on every screen (D62). */
  fuso: z.string(),
  /** Past deadlines are shown as announced, in the zone of that time. */
  fusosAnteriores,
  encarregado: z.object({ nome: z.string(), email: z.string() }),
  /** The last time in which the server did not run, by its own notes; null where none is known. */
  interrupcao: z.object({ de: z.string(), ate: z.string() }).nullable(),
  dataSimulada: z.string().nullable(),
  /** The server's clock, as in `GET data/data-atual`, so that a screen needs one call for both. */
  agora: z.string(),
  contas: z.array(
    z.object({ tipo: z.enum(TIPOS_DE_SESSAO), nome: z.string(), cpf: z.string(), senha: z.string() }),
  ),
});

export const paramsDoEmail = z.object({ nome: z.enum(NOMES_DOS_EMAILS) });
export const textoDeEmailBody = z.object({ assunto: linha, texto: texto(8000) });
const textoDeEmail = z.object({ assunto: z.string(), texto: z.string() });
export const modeloDeEmail = z.object({
  nome: z.enum(NOMES_DOS_EMAILS),
  /** 0: never changed. */
  versao: z.int(),
  titulo: z.string(),
  quando: z.string(),
  assunto: z.string(),
  texto: z.string(),
  original: textoDeEmail,
  campos: z.array(z.object({ campo: z.string(), significa: z.string(), obrigatorio: z.boolean() })),
  /** The last change, also that of a return to the original; null: none. */
  mudanca: z.object({ em: z.string(), por: z.string() }).nullable(),
});
export const previaDoEmail = z.object({ assunto: z.string(), texto: z.string(), html: z.string() });
