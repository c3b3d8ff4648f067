import type { ContaBancaria } from '../../banco/types.ts';
import type { DadosDaRemessa, Favorecido, Pagador } from '../types.ts';
import { camposDoRegistro, formaParaOutroBanco, type RegistroCnab } from './cnab240-tabelas.ts';
import { diaDoBanco, nomeDoBanco } from './texto-do-banco.ts';

export const TAMANHO_DO_CNAB = 240;
type Valores = Readonly<Record<string, string>>;

/** Throws RangeError for a number that does not fit: a cut amount would be another one. */
function campo(tipo: '9' | 'X', tamanho: number, valor: string): string {
  if (tipo === 'X') return valor.slice(0, tamanho).padEnd(tamanho, ' ');
  const digitos = valor.replace(/\D/g, '');
  if (digitos.length > tamanho) throw new RangeError('a number is longer than its field');
  return digitos.padStart(tamanho, '0');
}

function registro(banco: string, qual: RegistroCnab, valores: Valores): string {
  const linha = camposDoRegistro(banco, qual)
    .map(([de, ate, tipo, origem]) =>
      campo(tipo, ate - de + 1, origem.startsWith('=') ? origem.slice(1) : (valores[origem] ?? '')),
    )
    .join('');
  if (linha.length !== TAMANHO_DO_CNAB) throw new RangeError(`${qual} of ${banco} is not 240 long`);
  return linha;
}

/** The form of payment of a lot (FEBRABAN G029): in the payer's bank to an account or savings, or to another bank. */
export function formaDeLancamento({ banco, tipo }: ContaBancaria, pagador: Pagador): string {
  if (banco !== pagador.banco) return formaParaOutroBanco(pagador.banco);
  return tipo === 'poupanca' ? '05' : '01';
}

/** SISPAG, note 11: in an account of Itaú four digits of the agency, six of the account, the digit last. */
function contaNoItau({ agencia, conta, digito }: ContaBancaria): string {
  return `${campo('9', 5, agencia)} ${campo('9', 12, conta)}${digito.padStart(2, ' ')}`;
}

function doPagamento(f: Favorecido, conta: ContaBancaria, pagador: Pagador, dia: string): Valores {
  const outroBanco = conta.banco !== pagador.banco;
  const poupanca = conta.tipo === 'poupanca';
  return {
    // 018: TED.
    camara: outroBanco ? '018' : '000',
    bancoDele: conta.banco,
    agenciaDele: conta.agencia,
    digitoDaAgenciaDele: conta.digitoDaAgencia ?? '',
    contaDele: conta.conta,
    digitoDele: conta.digito.slice(0, 1),
    segundoDigitoDele: conta.digito.slice(1, 2),
    contaDeleNoItau: contaNoItau(conta),
    nomeDele: nomeDoBanco(f.nome),
    cpfDele: f.cpf,
    documento: String(f.documento).padStart(6, '0'),
    valor: String(f.centavos),
    diaDoMes: dia.slice(8, 10),
    // 00010: credit in an account.
    finalidadeTed: outroBanco ? '00010' : '',
    complementoDaFinalidade: outroBanco ? (poupanca ? 'PP' : 'CC') : '',
    tipoDeContaTed: outroBanco ? (poupanca ? '2' : '1') : '',
  };
}

const NOMES_NO_ARQUIVO: Readonly<Record<string, string>> = {
  '001': 'BANCO DO BRASIL S.A.',
  '104': 'CAIXA',
  '341': 'BANCO ITAU S.A.',
};

function doArquivo(remessa: DadosDaRemessa, pagador: Pagador, nomeDoBancoPagador: string): Valores {
  return {
    banco: pagador.banco,
    cnpj: pagador.cnpj,
    convenio: nomeDoBanco(pagador.convenio),
    agencia: pagador.agencia,
    digitoDaAgencia: pagador.digitoDaAgencia ?? '',
    conta: pagador.conta,
    digito: pagador.digito.slice(0, 1),
    segundoDigito: pagador.digito.slice(1, 2),
    nome: nomeDoBanco(pagador.nome),
    nomeDoBanco: NOMES_NO_ARQUIVO[pagador.banco] ?? nomeDoBanco(nomeDoBancoPagador),
    dia: diaDoBanco(remessa.dia),
    hora: remessa.hora,
    sequencial: String(remessa.sequencial),
    servico: pagador.servico,
    parametro: pagador.parametro ?? '',
    compromisso: pagador.compromisso ?? '',
    // Caixa: 02 salaries, 01 other payments.
    tipoDeCompromisso: pagador.servico === '30' ? '02' : '01',
    diaDoPagamento: diaDoBanco(remessa.diaDoPagamento),
  };
}

/**
 * The file of a remessa: a lot for each form of payment, each record 240 characters of ASCII and CR LF. Throws
 * RangeError without a payer or a payment, for a payment without account or above zero cents, and for a number that
 * is longer than its field.
 */
export function escreverCnab240(
  remessa: DadosDaRemessa,
  favorecidos: readonly Favorecido[],
  nomeDoBancoPagador: string,
): string {
  const { pagador } = remessa;
  if (pagador === null || favorecidos.length === 0) throw new RangeError('a file without payer or payment');
  const { banco } = pagador;
  const comuns = doArquivo(remessa, pagador, nomeDoBancoPagador);
  const comConta = favorecidos.map((f) => {
    if (f.conta === null || f.centavos <= 0) throw new RangeError('a payment without account or amount');
    return { f, conta: f.conta };
  });
  const porForma = Map.groupBy(comConta, ({ conta }) => formaDeLancamento(conta, pagador));
  const lotes = [...porForma].toSorted(([a], [b]) => a.localeCompare(b));
  const linhas = [registro(banco, 'headerDeArquivo', comuns)];
  for (const [i, [forma, doLote]] of lotes.entries()) {
    const lote = { ...comuns, lote: String(i + 1), forma };
    linhas.push(registro(banco, 'headerDeLote', lote));
    for (const [n, { f, conta }] of doLote.entries()) {
      const valores = { ...lote, ...doPagamento(f, conta, pagador, remessa.diaDoPagamento) };
      linhas.push(registro(banco, 'segmentoA', { ...valores, registro: String(2 * n + 1) }));
      linhas.push(registro(banco, 'segmentoB', { ...valores, registro: String(2 * n + 2) }));
    }
    const somaDoLote = doLote.reduce((soma, { f }) => soma + f.centavos, 0);
    const registrosDoLote = String(2 * doLote.length + 2);
    linhas.push(
      registro(banco, 'trailerDeLote', { ...lote, registrosDoLote, somaDoLote: String(somaDoLote) }),
    );
  }
  const fim = { ...comuns, lotes: String(lotes.length), registros: String(linhas.length + 1) };
  linhas.push(registro(banco, 'trailerDeArquivo', fim));
  return linhas.map((linha) => `${linha}\r\n`).join('');
}
