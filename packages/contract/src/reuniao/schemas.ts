import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { ESTADOS_DA_REUNIAO } from '@instrutoria/domain/reuniao/types.ts';
import { z } from 'zod';
import {
  booleano,
  conferencia,
  id,
  idDaQuery,
  idParam,
  instante,
  inteiro,
  linhaDe,
  texto,
} from '../fields.ts';

const estado = z.enum(ESTADOS_DA_REUNIAO);
const pessoa = z.object({ id, nome: z.string() });
const vagas = z.object({ remunerados: z.int(), voluntarios: z.int() });
const doEdital = z.object({ id, nome: z.string() });

export const paramsDoItem = z.object({ id: idParam, projeto: idParam });
export const reunioesQuery = z.strictObject({ edital: idDaQuery });
/** Both absent: the version in force; `retificacao`: this retificação. */
export const ataQuery = z.strictObject({ versao: idDaQuery, retificacao: idDaQuery });
export const textoDaAtaQuery = ataQuery.extend({ conferencia });

export const reuniaoNaLista = z.object({
  id,
  edital: doEdital,
  numero: z.int(),
  estado,
  local: z.string(),
  abertaEm: instante,
  encerradaEm: instante.nullable(),
  ata: z.object({ numero: z.int(), ano: z.int() }).nullable(),
});

export const comissao = z.object({
  podeAbrir: z.boolean(),
  /** Why no meeting can be opened now; null when one can. */
  porque: z.string().nullable(),
  /** Sorted by name. */
  pessoas: z.array(pessoa.extend({ tipo: z.enum(TIPOS_DE_USUARIO), siape: z.string(), unidade: z.string() })),
});

const presenca = z.object({ pessoa, presente: z.boolean(), quando: instante });

export const itemDaReuniao = z.object({
  projeto: z.object({ id, titulo: z.string() }),
  versao: z.int(),
  total: z.number().nullable(),
  pede: vagas,
  proposta: vagas,
  decisao: vagas.extend({ motivo: z.string() }).nullable(),
  anotacao: z.string(),
  /** Members who are barred from it, without the reason. */
  impedidos: z.array(pessoa),
  /** Those present who could judge it, its president and its recorder; null until it is decided. */
  registro: z
    .object({ presentes: z.array(pessoa), preside: pessoa, registradaPor: z.string(), quando: instante })
    .nullable(),
  /** Changes that other acts made since, the oldest first (D54). */
  alteracoes: z.array(
    z.object({ antes: vagas, depois: vagas, motivo: z.string(), autor: z.string(), quando: instante }),
  ),
  /** The present values of the decision table, with the version of the row. */
  mesa: vagas.extend({ versao: z.int() }),
});

const ata = z.object({
  versao: z.int(),
  numero: z.int(),
  ano: z.int(),
  sha256: z.string(),
  /** Only for a correction. */
  motivo: z.string().nullable(),
  criadaEm: instante,
});

export const reuniaoDaComissao = z.object({
  id,
  versao: z.int(),
  edital: doEdital,
  numero: z.int(),
  estado,
  local: z.string(),
  abertaEm: instante,
  encerradaEm: instante.nullable(),
  limiteBolsas: z.int().nullable(),
  /** The president and the secretary of the meeting; null in a meeting opened before they were recorded. */
  presidente: pessoa.nullable(),
  redator: pessoa.nullable(),
  /** The members present and free to judge it that an item's decision needs. */
  quorum: z.int(),
  /** Every arrival and leaving, the oldest first. */
  presencas: z.array(presenca),
  /** In the order of the agenda, without those from which the reader is barred. */
  itens: z.array(itemDaReuniao),
  /** The newest first. */
  atas: z.array(ata),
  /** One for each decision that another act changed after the minutes were made, the oldest first. */
  retificacoes: z.array(
    z.object({
      id,
      numero: z.int(),
      ano: z.int(),
      sha256: z.string(),
      projeto: z.object({ id, titulo: z.string() }),
      criadaEm: instante,
    }),
  ),
  /** Whether the reader may open the minutes now. */
  podeLerAta: z.boolean(),
  /** The acts that the reader may do now. */
  podeDecidir: z.boolean(),
  podeSuspender: z.boolean(),
  podeRetomar: z.boolean(),
  podeEncerrar: z.boolean(),
  podeCancelar: z.boolean(),
  podeCorrigirAta: z.boolean(),
});

export const abrirReuniaoBody = z.object({
  local: linhaDe(1000).nullish(),
  membros: z.array(id).max(500).nullish(),
  /** Absent: the person who opens it if present, else the committee's president, else the first member. */
  preside: id.nullish(),
  /** Absent: the person who opens it. */
  redige: id.nullish(),
});
export const motivoDaReuniaoBody = z.object({ motivo: texto(10_000).nullish() });
export const presencaBody = z.object({ pessoa: id, presente: booleano });
export const anotacaoBody = z.object({ anotacao: texto(20_000).nullish() });
export const decisaoDoItemBody = z.object({
  remunerados: inteiro,
  voluntarios: inteiro,
  motivo: texto(10_000).nullish(),
  /** Absent: the meeting's president, else the first person present who may judge the item. */
  preside: id.nullish(),
  /** The version of the decision table's row that the reader saw. */
  mesa: inteiro,
});
export const retificacaoBody = z.object({ texto: texto(40_000).nullish(), motivo: texto(10_000).nullish() });
