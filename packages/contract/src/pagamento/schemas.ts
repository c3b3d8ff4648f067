import { MESES_PARCIAIS } from '@instrutoria/domain/configuracao/types.ts';
import { TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { TIPOS_DO_ATO_DE_VERBA } from '@instrutoria/domain/pagamento/rules/verba.ts';
import {
  CAUSAS_DO_COMPLEMENTO,
  DECISOES_DO_ESTORNO,
  ESPERAS_DA_VAGA,
  MOTIVOS_DO_NAO_PAGAMENTO,
  TIPOS_DE_LANCAMENTO,
  TIPOS_DE_PONTO,
} from '@instrutoria/domain/pagamento/types.ts';
import { z } from 'zod';
import { id, instante, inteiro, linhaDe, ref, texto } from '../fields.ts';

const lancamento = z.object({
  /** With the whole CPF, since only administrators read it. */
  instrutor: z.object({ id, nome: z.string(), email: z.string(), cpf: z.string().nullable() }),
  projeto: z.object({ id, titulo: z.string() }),
  competencia: z.string(),
  tipo: z.enum(TIPOS_DE_LANCAMENTO),
  pago: z.boolean(),
  motivo: z.enum(MOTIVOS_DO_NAO_PAGAMENTO).nullable(),
  causa: z.enum(CAUSAS_DO_COMPLEMENTO).nullable(),
  decisao: z.enum(DECISOES_DO_ESTORNO).nullable(),
  justificativa: z.string().nullable(),
  horas: z.number().nullable(),
  /** Cents: the full value of the grant in the month; what this line pays or asks back, null where neither or unknown. */
  valorCheio: z.int().nullable(),
  valor: z.int().nullable(),
  /** The days of the month that the line pays, where the rule divides months. */
  dias: z.int().nullable(),
  /** A difference for a month that stays paid. */
  parcial: z.boolean(),
  /** The holder of the place because of which this line is not paid, and what the place waits for (D55). */
  vaga: z
    .object({
      instrutor: z.object({ id, nome: z.string() }),
      espera: z.enum(ESPERAS_DA_VAGA).nullable(),
    })
    .nullable(),
  /**
   * Other instructors of the place between whom and this one the administrator can choose; none once the
   * month is closed.
   */
  concorrentes: z.array(id),
  /** In force: what keeps the line from being paid or sent. */
  retencao: z
    .object({
      id,
      motivo: z.string(),
      em: instante,
      por: z.object({ id, nome: z.string() }),
      podeLiberar: z.boolean(),
    })
    .nullable(),
  podeReter: z.boolean(),
  /** The day on which the account was written after the sheet was conferred: the payment, not sent yet, goes to the one before. */
  contaMudouEm: z.string().nullable(),
});

/** A hold in force, of any sheet. */
const retencao = z.object({
  id,
  instrutor: z.object({ id, nome: z.string() }),
  projeto: z.object({ id, titulo: z.string() }),
  /** The month paid for, and the sheet in which it was held. */
  competencia: z.string(),
  mes: z.string(),
  /** Cents that it would have paid. */
  valor: z.int().nullable(),
  motivo: z.string(),
  em: instante,
  por: z.object({ id, nome: z.string() }),
  podeLiberar: z.boolean(),
});

/** A budget: amounts in cents. */
export const verba = z.object({
  edital: z.object({ id, nome: z.string() }),
  /** null: the whole call. */
  unidade: z.object({ id, nome: z.string() }).nullable(),
  autorizado: z.int(),
  /** Withdrawn: it bounds nothing. */
  retirada: z.boolean(),
  /** What the places still to be paid would cost until their end. */
  comprometido: z.int(),
  fechadoPorPagar: z.int(),
  pago: z.int(),
  livre: z.int(),
  /** Months of places without a registered value, left out of `comprometido`. */
  semValor: z.int(),
  /** The latest first. */
  atos: z.array(
    z.object({
      id,
      tipo: z.enum(TIPOS_DO_ATO_DE_VERBA),
      centavos: z.int(),
      empenho: z.string(),
      motivo: z.string(),
      em: instante,
      por: z.object({ id, nome: z.string() }),
    }),
  ),
});
export const registrarVerbaBody = z.object({
  edital: ref,
  unidade: ref.nullish(),
  tipo: z.enum(TIPOS_DO_ATO_DE_VERBA, { error: M.escolhaOAto }),
  /** Neither value nor empenho for a withdrawal. */
  centavos: inteiro.nullish(),
  empenho: linhaDe(200).nullish(),
  motivo: texto(2000).nullish(),
});

const ponto = z.object({
  marca: z.string(),
  tipo: z.enum(TIPOS_DE_PONTO),
  frase: z.string(),
  conferido: z
    .object({ em: instante, por: z.object({ id, nome: z.string() }), motivo: z.string() })
    .nullable(),
  podeConferir: z.boolean(),
});

export const folhaDePagamento = z.object({
  mes: z.string(),
  fechada: z.boolean(),
  fechadaEm: instante.nullable(),
  fechadaPor: z.object({ id, nome: z.string() }).nullable(),
  /** Why one person closed it alone. */
  motivoSemSegundaPessoa: z.string().nullable(),
  /** In force; `mudou`: what would now be paid otherwise, so that it has to be conferred again. */
  conferencia: z
    .object({
      em: instante,
      por: z.object({ id, nome: z.string() }),
      total: z.int(),
      linhas: z.int(),
      mudou: z.array(z.string()),
    })
    .nullable(),
  podeConferir: z.boolean(),
  podeFechar: z.boolean(),
  /** Whether the reader would close it without a second person, with a reason. */
  semSegundaPessoa: z.boolean(),
  /** Of the next act: to confer a draft, to close a conferred sheet. */
  impedimento: z.string().nullable(),
  /** A budget that the open sheet goes beyond: the call whose budget to raise, and by how much. */
  verbaQueFalta: z.object({ edital: id, mensagem: z.string() }).nullable(),
  pagos: z.int(),
  naoPagos: z.int(),
  /** Complements and estornos of earlier months (D39). */
  ajustes: z.int(),
  estornos: z.int(),
  estornosPorDecidir: z.int(),
  aPagar: z.int(),
  aDevolver: z.int(),
  /** Cents; lines without a registered value are left out, and counted in `semValor`. */
  valorAPagar: z.int(),
  valorADevolver: z.int(),
  semValor: z.int(),
  /** The rule of partial months: of the closed sheet, else today's. */
  mesParcial: z.enum(MESES_PARCIAIS),
  lancamentos: z.array(lancamento),
  /** Of all sheets, so that none is forgotten. */
  retencoes: z.array(retencao),
  /** What somebody has to look at before the open sheet is conferred. */
  pontos: z.array(ponto),
});
export const folhaListada = folhaDePagamento.omit({
  lancamentos: true,
  retencoes: true,
  pontos: true,
  conferencia: true,
  podeConferir: true,
  podeFechar: true,
  semSegundaPessoa: true,
  impedimento: true,
  verbaQueFalta: true,
});
export const conferirBody = z.object({
  mes: linhaDe(20),
  /** The cents to pay that the person read: another sum by now is refused. */
  total: inteiro.nullish(),
});
export const desconferirBody = z.object({ mes: linhaDe(20), motivo: texto(2000).nullish() });
/** `motivo`: of one person who closes alone. */
export const fecharBody = conferirBody.extend({ motivo: texto(2000).nullish() });
export const decidirEstornoBody = z.object({
  mes: linhaDe(20),
  instrutor: ref,
  competencia: linhaDe(20),
  decisao: z.enum(DECISOES_DO_ESTORNO, { error: M.decisaoInvalida }),
  motivo: texto(2000).nullish(),
});
export const escolherVinculoBody = z.object({
  competencia: linhaDe(20),
  instrutor: ref,
  noLugarDe: ref,
  motivo: texto(2000).nullish(),
});
/** `ponto`: its mark, as the sheet gave it. */
export const conferirPontoBody = z.object({
  mes: linhaDe(20),
  ponto: linhaDe(64),
  motivo: texto(2000).nullish(),
});
export const reterPagamentoBody = z.object({
  mes: linhaDe(20),
  instrutor: ref,
  competencia: linhaDe(20),
  motivo: texto(2000).nullish(),
});
export const liberarPagamentoBody = z.object({ motivo: texto(2000).nullish() });
/** Any other value is an unknown sheet. */
export const mesParams = z.object({ mes: z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/) });

export const valorDaBolsa = z.object({
  id,
  /** null: the value of one call. */
  tipo: z.enum(TIPOS_DE_PROJETO).nullable(),
  edital: z.object({ id, nome: z.string() }).nullable(),
  mesInicio: z.string(),
  mesFim: z.string().nullable(),
  centavos: z.int(),
  /** The last month that a closed sheet paid by it; null: none did. */
  usadoAte: z.string().nullable(),
  criadoEm: instante,
  criadoPor: z.object({ id, nome: z.string() }),
});
export const cadastrarValorBody = z.object({
  tipo: z.enum(TIPOS_DE_PROJETO, { error: M.escolhaABolsa }).nullish(),
  edital: ref.nullish(),
  mesInicio: linhaDe(20),
  mesFim: linhaDe(20).nullish(),
  centavos: inteiro,
});
export const encerrarValorBody = z.object({ mesFim: linhaDe(20) });
