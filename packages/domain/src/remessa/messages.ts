import { formatarDia } from '../kernel/datas.ts';
import { contaMudou } from '../pagamento/messages.ts';
import type {
  ColunaDaRemessa,
  Fonte,
  FormaDeRemessa,
  FormatoDoCampo,
  OrigemDaConta,
  ServicoDoPagador,
  SituacaoDaLinha,
  SituacaoDoEnvio,
  TipoDeRegistro,
} from './types.ts';

export * as MENSAGENS_REMESSA from './textos.ts';

export const NOMES_DAS_FORMAS: Readonly<Record<FormaDeRemessa, string>> = {
  cnab240: 'CNAB 240, para o banco',
  xlsx: 'Planilha Excel (.xlsx)',
  ods: 'Planilha LibreOffice (.ods)',
  csv: 'Texto com separador (.csv)',
  fixo: 'Texto de largura fixa (.txt)',
  mao: 'Sem arquivo: pago por fora',
};

export const NOMES_DAS_SITUACOES_DA_LINHA: Readonly<Record<SituacaoDaLinha, string>> = {
  enviada: 'enviada',
  paga: 'paga',
  devolvida: 'devolvida',
  compensada: 'compensada com estorno',
};

export const NOMES_DOS_ENVIOS: Readonly<Record<SituacaoDoEnvio, string>> = {
  nenhuma: 'não enviada',
  enviada: 'enviada',
  paga: 'paga',
};

export const NOMES_DOS_SERVICOS: Readonly<Record<ServicoDoPagador, string>> = {
  33: 'Pagamento de bolsa-auxílio (33)',
  98: 'Pagamentos diversos (98)',
  20: 'Pagamento de fornecedor (20)',
  30: 'Pagamento de salários (30)',
};

export const NOMES_DAS_COLUNAS: Readonly<Record<ColunaDaRemessa, string>> = {
  tipo: 'Tipo',
  mes: 'Mês',
  nome: 'Nome',
  cpf: 'CPF',
  matricula: 'Matrícula',
  banco: 'Banco',
  nomeDoBanco: 'Nome do banco',
  agencia: 'Agência',
  conta: 'Conta',
  tipoDeConta: 'Tipo da conta',
  valor: 'Valor',
  diaDoPagamento: 'Dia do pagamento',
  projeto: 'Projeto',
  documento: 'Número do documento',
};

export const NOMES_DOS_REGISTROS: Readonly<Record<TipoDeRegistro, string>> = {
  cabecalho: 'Cabeçalho',
  detalhe: 'Pagamento',
  rodape: 'Rodapé',
};

export const NOMES_DAS_FONTES: Readonly<Record<Fonte, string>> = {
  constante: 'Texto fixo',
  mes: 'Mês da folha',
  numeroDaRemessa: 'Número da remessa',
  sequencial: 'Sequencial do arquivo',
  dia: 'Dia em que foi gerado',
  hora: 'Hora em que foi gerado',
  diaDoPagamento: 'Dia do pagamento',
  pagadorNome: 'Pagador: nome',
  pagadorCnpj: 'Pagador: CNPJ',
  pagadorBanco: 'Pagador: banco',
  pagadorAgencia: 'Pagador: agência',
  pagadorDigitoDaAgencia: 'Pagador: dígito da agência',
  pagadorConta: 'Pagador: conta',
  pagadorDigito: 'Pagador: dígito da conta',
  pagadorConvenio: 'Pagador: convênio',
  linhaDoArquivo: 'Número da linha no arquivo',
  quantidadeDePagamentos: 'Quantidade de pagamentos',
  quantidadeDeRegistros: 'Quantidade de linhas do arquivo',
  soma: 'Soma dos valores',
  ordem: 'Número do pagamento, desde 1',
  nome: 'Nome',
  cpf: 'CPF',
  matricula: 'Matrícula',
  banco: 'Banco',
  nomeDoBanco: 'Nome do banco',
  agencia: 'Agência',
  digitoDaAgencia: 'Dígito da agência',
  conta: 'Conta',
  digito: 'Dígito da conta',
  tipoDeConta: 'Tipo da conta (C, P ou S)',
  valor: 'Valor',
  documento: 'Número do documento',
  tipo: 'Tipo (do mês, complemento)',
  projeto: 'Projeto',
};

export const NOMES_DOS_FORMATOS: Readonly<Record<FormatoDoCampo, string>> = {
  texto: 'Texto',
  numero: 'Algarismos (valor em centavos)',
  virgula: 'Valor com vírgula (700,00)',
  DDMMAAAA: 'Data DDMMAAAA',
  AAAAMMDD: 'Data AAAAMMDD',
  MMAAAA: 'Mês MMAAAA',
  AAAAMM: 'Mês AAAAMM',
};

/** Why a line of the sheet does not go. */
export const MOTIVOS_DE_FORA = {
  RETIDA: 'retida: libere antes na folha',
  SEM_CPF: 'sem CPF',
  SEM_VALOR: 'sem valor cadastrado',
  SEM_CONTA: 'sem dados bancários',
  CONTA_RECUSADA: 'os dados bancários não seguem as regras do pagador',
  ESPERA_ALUNO: 'o aluno tem 72 horas para dizer se a conta é dele',
  NEGADA: 'o aluno disse que a conta não é dele: peça os dados de novo',
  DEVOLVIDA: 'devolvida: corrija antes os dados bancários',
  PARTICIPA: 'você participa do projeto: outra pessoa da administração deve enviar',
  ESCREVEU: 'você escreveu os dados bancários: outra pessoa da administração deve enviar',
  SO_NA_COMPLEMENTAR: 'dados bancários escritos depois da conferência: vai na próxima remessa desta folha',
  DEIXADA: 'deixada de fora por você',
} as const;
export type MotivoDeFora = keyof typeof MOTIVOS_DE_FORA;

/** What the payer reads on a line whose account is not today's, or not the conferred one. `dia`: 'yyyy-mm-dd'. */
export function avisoDaConta(origem: OrigemDaConta, dia: string): string {
  const quando = formatarDia(dia);
  if (origem === 'completada') return `Conta escrita em ${quando}, depois da conferência da folha.`;
  if (origem === 'corrigida') return `Conta escrita em ${quando}; a anterior devolveu o pagamento.`;
  return contaMudou(quando);
}
