import { normalizarCpf } from '../kernel/cpf.ts';
import { normalizarCodigo, normalizarTexto } from '../kernel/texto.ts';
import { normalizarEmail } from './rules/campos-da-conta.ts';
import type { AtualizacaoDeProfessor, CadastroDeProfessor } from './types.ts';

function limpo(texto: string | null | undefined): string | null {
  const valor = normalizarTexto(texto ?? '');
  return valor === '' ? null : valor;
}

/** The sent fields as they are stored: NFC, e-mail in lower case, CPF as 11 digits, passwords as typed. */
export function normalizarAtualizacao<T extends AtualizacaoDeProfessor | CadastroDeProfessor>(dados: T): T {
  const { nome, cpf, email, lattes, siape, programa, departamento } = dados;
  return {
    ...dados,
    ...(nome === undefined ? {} : { nome: normalizarTexto(nome) }),
    ...(cpf === undefined ? {} : { cpf: normalizarCpf(cpf) ?? cpf }),
    ...(email === undefined ? {} : { email: normalizarEmail(email) }),
    ...(lattes === undefined ? {} : { lattes: lattes.trim() }),
    ...(siape === undefined ? {} : { siape: normalizarCodigo(siape) }),
    ...(programa === undefined ? {} : { programa: limpo(programa) }),
    ...(departamento === undefined ? {} : { departamento: limpo(departamento) }),
  };
}
