/** Digits and check digits as people give them; the digit of an agency is null where the bank has none. */
export interface NumerosDaConta {
  readonly banco: string;
  readonly agencia: string;
  readonly digitoDaAgencia: string | null;
  readonly conta: string;
  readonly digito: string;
}

/** The place whose check digit fails. */
export type DigitoQueFalha = 'digito' | 'digitoDaAgencia';

const algarismos = (texto: string, casas: number): number[] =>
  [...texto.padStart(casas, '0').slice(-casas)].map(Number);

/** The sum of the digits by the weights, the first digit by the first weight. */
function somar(digitos: readonly number[], pesos: readonly number[]): number {
  return digitos.reduce((soma, d, i) => soma + d * (pesos[i] ?? 0), 0);
}

/** 11 minus the remainder of 11; 10 and 11 as the bank writes them. */
function modulo11(soma: number, dez: string, onze: string): string {
  const digito = 11 - (soma % 11);
  if (digito === 10) return dez;
  return digito === 11 ? onze : String(digito);
}

type Calculo = (numeros: NumerosDaConta) => string;

interface DigitosDoBanco {
  /** How many digits an account has; a longer one is not judged. */
  readonly casasDaConta: number;
  readonly conta: Calculo;
  readonly agencia: Calculo | null;
}

/**
 * By COMPE number, from the banks' published rules. Numbers are padded with zeros before the digit is computed.
 * Caixa: agency, operation and account, as in 'operação 001, conta 448-6' typed 00100000448-6.
 */
const DIGITOS: Readonly<Record<string, DigitosDoBanco>> = {
  '001': {
    casasDaConta: 8,
    conta: ({ conta }) => modulo11(somar(algarismos(conta, 8), [9, 8, 7, 6, 5, 4, 3, 2]), 'X', '0'),
    agencia: ({ agencia }) => modulo11(somar(algarismos(agencia, 4), [5, 4, 3, 2]), 'X', '0'),
  },
  '033': {
    casasDaConta: 8,
    conta: ({ agencia, conta }) => {
      const digitos = [...algarismos(agencia, 4), 0, 0, ...algarismos(conta, 8)];
      const pesos = [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3];
      // Of each product only the units count.
      const soma = digitos.reduce((total, d, i) => total + ((d * (pesos[i] ?? 0)) % 10), 0);
      return String((10 - (soma % 10)) % 10);
    },
    agencia: null,
  },
  '104': {
    casasDaConta: 11,
    conta: ({ agencia, conta }) => {
      const digitos = [...algarismos(agencia, 4), ...algarismos(conta, 11)];
      const resto = (somar(digitos, [8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11;
      return String(resto === 10 ? 0 : resto);
    },
    agencia: null,
  },
  '237': {
    casasDaConta: 7,
    conta: ({ conta }) => modulo11(somar(algarismos(conta, 7), [2, 7, 6, 5, 4, 3, 2]), 'P', '0'),
    agencia: ({ agencia }) => modulo11(somar(algarismos(agencia, 4), [5, 4, 3, 2]), 'P', '0'),
  },
  '341': {
    casasDaConta: 5,
    conta: ({ agencia, conta }) => {
      const soma = [...algarismos(agencia, 4), ...algarismos(conta, 5)]
        .map((d, i) => d * (i % 2 === 0 ? 2 : 1))
        .reduce((total, produto) => total + (produto > 9 ? produto - 9 : produto), 0);
      return String((10 - (soma % 10)) % 10);
    },
    agencia: null,
  },
};

/** Bradesco writes P for its own tenth digit, and people often type 0; elsewhere X and P are the same. */
function mesmoDigito(escrito: string, certo: string): boolean {
  if (certo === 'P') return ['P', '0', 'X'].includes(escrito);
  if (certo === 'X') return ['X', 'P'].includes(escrito);
  return escrito === certo;
}

/**
 * The check digits that fail by the rule of the bank, of the five whose rules are published; none where the bank
 * has no known rule or the number is longer than its accounts. A failure only warns, since banks differ.
 */
export function digitosQueFalham(numeros: NumerosDaConta): DigitoQueFalha[] {
  const banco = DIGITOS[numeros.banco];
  if (banco === undefined) return [];
  const { agencia, digitoDaAgencia, conta, digito } = numeros;
  const falha: DigitoQueFalha[] = [];
  // Nothing is said of a number that is not there, or not yet.
  const temAgencia = /^\d{1,4}$/.test(agencia);
  const julgaAAgencia = banco.agencia !== null && digitoDaAgencia !== null && temAgencia;
  if (julgaAAgencia && !mesmoDigito(digitoDaAgencia, banco.agencia?.(numeros) ?? '')) {
    falha.push('digitoDaAgencia');
  }
  const julgaAConta =
    temAgencia && /^\d+$/.test(conta) && digito !== '' && conta.length <= banco.casasDaConta;
  if (julgaAConta && !mesmoDigito(digito, banco.conta(numeros))) falha.push('digito');
  return falha;
}
