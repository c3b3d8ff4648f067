import type { ContaBancaria } from '../banco/types.ts';
import type { TipoDeLancamento } from '../pagamento/types.ts';

/** How payments are sent: a sheet of columns, a text of fixed widths, the banks' CNAB 240, or none ('mao'). */
export const FORMAS_DE_REMESSA = ['csv', 'xlsx', 'ods', 'fixo', 'cnab240', 'mao'] as const;
export type FormaDeRemessa = (typeof FORMAS_DE_REMESSA)[number];

export const SITUACOES_DA_LINHA = ['enviada', 'paga', 'devolvida', 'compensada'] as const;
/** COMPENSADA: estornos took the whole amount, so that nothing is sent to the bank. */
export type SituacaoDaLinha = (typeof SITUACOES_DA_LINHA)[number];

export const ORIGENS_DA_CONTA = ['conferida', 'completada', 'corrigida'] as const;
/**
 * CONFERIDA: the account as it was when the sheet was conferred. COMPLETADA: written later, where it was missing then or
 * did not serve. CORRIGIDA: written anew after the payment came back.
 */
export type OrigemDaConta = (typeof ORIGENS_DA_CONTA)[number];

export const SITUACOES_DO_ENVIO = ['nenhuma', 'enviada', 'paga'] as const;
export type SituacaoDoEnvio = (typeof SITUACOES_DO_ENVIO)[number];

/** FEBRABAN G025: the kind of service of a lot of payments. */
export const SERVICOS_DO_PAGADOR = ['20', '30', '33', '98'] as const;
export type ServicoDoPagador = (typeof SERVICOS_DO_PAGADOR)[number];

/** Who pays: the account of the institution and its contract with the bank. */
export interface Pagador {
  readonly nome: string;
  readonly cnpj: string;
  readonly banco: string;
  readonly agencia: string;
  readonly digitoDaAgencia: string | null;
  readonly conta: string;
  readonly digito: string;
  readonly convenio: string;
  readonly servico: ServicoDoPagador;
  /** Caixa only: two digits and four digits that the agency gives with the contract. */
  readonly parametro: string | null;
  readonly compromisso: string | null;
}

/** One payment as it is sent. */
export interface Favorecido {
  /** 'Seu número' by which a return names the line, 1 to 999999. */
  readonly documento: number;
  readonly nome: string;
  readonly matricula: string | null;
  readonly cpf: string;
  /** null: only where it is paid by hand. */
  readonly conta: ContaBancaria | null;
  readonly nomeDoBanco: string;
  readonly centavos: number;
  readonly tipo: TipoDeLancamento;
  readonly projeto: string;
}

export interface DadosDaRemessa {
  /** Within its sheet, from 1. */
  readonly numero: number;
  /** Of all files of the institution, from 1. */
  readonly sequencial: number;
  /** The sheet's month, 'yyyy-mm'. */
  readonly mes: string;
  /** In the institution's time zone. */
  readonly dia: string;
  /** 'HH:mm:ss' */
  readonly hora: string;
  /** The day of the credit. */
  readonly diaDoPagamento: string;
  readonly pagador: Pagador | null;
}

export const COLUNAS_DA_REMESSA = [
  'tipo',
  'mes',
  'nome',
  'cpf',
  'matricula',
  'banco',
  'nomeDoBanco',
  'agencia',
  'conta',
  'tipoDeConta',
  'valor',
  'diaDoPagamento',
  'projeto',
  'documento',
] as const;
export type ColunaDaRemessa = (typeof COLUNAS_DA_REMESSA)[number];

export interface LayoutDeColunas {
  readonly colunas: readonly { readonly fonte: ColunaDaRemessa; readonly titulo: string }[];
  /** Of the CSV only; its numbers have a decimal comma. */
  readonly separador: ';' | ',';
  /** A last row with the sum. */
  readonly soma: boolean;
}

export const TIPOS_DE_REGISTRO = ['cabecalho', 'detalhe', 'rodape'] as const;
export type TipoDeRegistro = (typeof TIPOS_DE_REGISTRO)[number];

/** Known in every record. */
export const FONTES_DO_ARQUIVO = [
  'constante',
  'mes',
  'numeroDaRemessa',
  'sequencial',
  'dia',
  'hora',
  'diaDoPagamento',
  'pagadorNome',
  'pagadorCnpj',
  'pagadorBanco',
  'pagadorAgencia',
  'pagadorDigitoDaAgencia',
  'pagadorConta',
  'pagadorDigito',
  'pagadorConvenio',
  'linhaDoArquivo',
  'quantidadeDePagamentos',
  'quantidadeDeRegistros',
  'soma',
] as const;
/** Known only in a detail. */
export const FONTES_DO_DETALHE = [
  'ordem',
  'nome',
  'cpf',
  'matricula',
  'banco',
  'nomeDoBanco',
  'agencia',
  'digitoDaAgencia',
  'conta',
  'digito',
  'tipoDeConta',
  'valor',
  'documento',
  'tipo',
  'projeto',
] as const;
export const FONTES = [...FONTES_DO_ARQUIVO, ...FONTES_DO_DETALHE] as const;
export type Fonte = (typeof FONTES)[number];

export const FORMATOS_DO_CAMPO = [
  'texto',
  'numero',
  'virgula',
  'DDMMAAAA',
  'AAAAMMDD',
  'MMAAAA',
  'AAAAMM',
] as const;
/** NUMERO: digits alone (cents of an amount), filled with zeros. VIRGULA: '700,00'. */
export type FormatoDoCampo = (typeof FORMATOS_DO_CAMPO)[number];

export interface CampoFixo {
  readonly fonte: Fonte;
  /** What stands there where the source is 'constante'. */
  readonly texto: string;
  /** From 1. */
  readonly posicao: number;
  readonly tamanho: number;
  readonly formato: FormatoDoCampo;
  readonly preenchimento: ' ' | '0';
  readonly alinhamento: 'esquerda' | 'direita';
}

export interface RegistroFixo {
  readonly tipo: TipoDeRegistro;
  readonly campos: readonly CampoFixo[];
}

export interface LayoutFixo {
  /** Characters of each line. */
  readonly tamanho: number;
  readonly fimDaLinha: 'CRLF' | 'LF';
  readonly registros: readonly RegistroFixo[];
}

/** What a return says of one line. */
export interface ResultadoLido {
  readonly documento: number | null;
  readonly cpf: string | null;
  readonly centavos: number | null;
  readonly resultado: 'paga' | 'devolvida' | 'aceita';
  /** The day of the credit, where the return says it. */
  readonly dia: string | null;
  /** Two letters of FEBRABAN; null in a list. */
  readonly codigo: string | null;
  readonly motivo: string | null;
}

export interface LinhaEnviada {
  readonly id: number;
  readonly documento: number;
  readonly nome: string;
  readonly cpf: string;
  readonly centavos: number;
  readonly situacao: SituacaoDaLinha;
  readonly dia: string | null;
  readonly motivo: string | null;
}
