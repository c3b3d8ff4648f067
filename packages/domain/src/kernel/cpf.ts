import { normalizarCodigo } from './texto.ts';

const MASCARADO = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

/** The 11 digits of a CPF given as 000.000.000-00 or as 11 digits; null for anything else. */
export function normalizarCpf(texto: string): string | null {
  const limpo = normalizarCodigo(texto);
  if (/^\d{11}$/.test(limpo)) return limpo;
  return MASCARADO.test(limpo) ? limpo.replace(/\D/g, '') : null;
}

export function formatarCpf(onze: string): string {
  return `${onze.slice(0, 3)}.${onze.slice(3, 6)}.${onze.slice(6, 9)}-${onze.slice(9, 11)}`;
}

/** '***.456.789-**'. */
export function mascararCpf(onze: string): string {
  return `***.${onze.slice(3, 6)}.${onze.slice(6, 9)}-**`;
}

function digitoVerificador(digitos: string): number {
  let soma = 0;
  for (let i = 0; i < digitos.length; i++) soma += Number(digitos[i]) * (digitos.length + 1 - i);
  const resto = (soma * 10) % 11;
  return resto === 10 ? 0 : resto;
}

export function comDigitosVerificadores(nove: string): string {
  const primeiro = digitoVerificador(nove);
  return `${nove}${primeiro}${digitoVerificador(`${nove}${primeiro}`)}`;
}

/** False also for eleven equal digits. Professors are only warned (D13), instructors refused (D37). */
export function digitosConferem(cpf: string): boolean {
  const onze = normalizarCpf(cpf);
  if (onze === null || /^(\d)\1{10}$/.test(onze)) return false;
  return onze === comDigitosVerificadores(onze.slice(0, 9));
}
