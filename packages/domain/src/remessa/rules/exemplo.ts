import type {
  CampoFixo,
  DadosDaRemessa,
  Favorecido,
  LayoutDeColunas,
  LayoutFixo,
  Pagador,
} from '../types.ts';

/** Made-up people for the preview of a layout: an accent, a long name, an 'X', savings. */
export const FAVORECIDOS_DE_EXEMPLO: readonly Favorecido[] = [
  {
    ...{ documento: 1, nome: 'José da Conceição', matricula: '20261001', cpf: '52998224725' },
    conta: {
      ...{ banco: '001', agencia: '1584', digitoDaAgencia: '9', conta: '210169', digito: '6' },
      ...{ tipo: 'corrente', cpfDoTitular: '52998224725' },
    },
    ...{ nomeDoBanco: 'Banco do Brasil', centavos: 70_000, tipo: 'NORMAL', projeto: 'Cálculo I' },
  },
  {
    ...{ documento: 2, nome: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos', matricula: null },
    cpf: '39053344705',
    conta: {
      ...{ banco: '104', agencia: '2004', digitoDaAgencia: null, conta: '1300000448', digito: 'X' },
      ...{ tipo: 'poupanca', cpfDoTitular: '39053344705' },
    },
    ...{ nomeDoBanco: 'Caixa', centavos: 35_050, tipo: 'COMPLEMENTO', projeto: 'Química orgânica' },
  },
];

export const PAGADOR_DE_EXEMPLO: Pagador = {
  ...{ nome: 'Universidade de Exemplo', cnpj: '11222333000181', banco: '001', agencia: '1234' },
  ...{ digitoDaAgencia: '5', conta: '98765', digito: '4', convenio: '123456', servico: '33' },
  ...{ parametro: null, compromisso: null },
};

export const REMESSA_DE_EXEMPLO: DadosDaRemessa = {
  ...{ numero: 1, sequencial: 12, mes: '2026-11', dia: '2026-12-03', hora: '09:30:00' },
  ...{ diaDoPagamento: '2026-12-05', pagador: PAGADOR_DE_EXEMPLO },
};

export const COLUNAS_PADRAO: LayoutDeColunas = {
  colunas: [
    { fonte: 'tipo', titulo: 'Tipo' },
    { fonte: 'mes', titulo: 'Mês' },
    { fonte: 'nome', titulo: 'Nome' },
    { fonte: 'cpf', titulo: 'CPF' },
    { fonte: 'matricula', titulo: 'Matrícula' },
    { fonte: 'banco', titulo: 'Banco' },
    { fonte: 'agencia', titulo: 'Agência' },
    { fonte: 'conta', titulo: 'Conta' },
    { fonte: 'valor', titulo: 'Valor' },
  ],
  separador: ';',
  soma: true,
};

export const CAMPO_NOVO: CampoFixo = {
  ...{ fonte: 'constante', texto: '', posicao: 1, tamanho: 1, formato: 'texto' },
  ...{ preenchimento: ' ', alinhamento: 'esquerda' },
};

/** The start of a new layout; an institution replaces it with its own. */
export const FIXO_PADRAO: LayoutFixo = {
  tamanho: 80,
  fimDaLinha: 'CRLF',
  registros: [
    { tipo: 'cabecalho', campos: [{ ...CAMPO_NOVO, texto: '0' }] },
    { tipo: 'detalhe', campos: [{ ...CAMPO_NOVO, texto: '1' }] },
    { tipo: 'rodape', campos: [{ ...CAMPO_NOVO, texto: '9' }] },
  ],
};
