import { contarCodePoints } from '../../kernel/texto.ts';
import { senhasComuns } from '../data/senhas-comuns.ts';

/** Whose password it is: what is known of the person, as typed. */
export interface DonoDaSenha {
  readonly nome?: string | undefined;
  readonly cpf?: string | undefined;
  readonly siape?: string | undefined;
  readonly email?: string | undefined;
}

/** Words shorter than this are too frequent to be held against a password. */
const PALAVRA_MINIMO = 4;

/** Whether the password is one of the 3,000 commonest, whatever its capitals (D33). */
export function ehSenhaComum(senha: string): boolean {
  return senhasComuns().has(senha.trim().toLowerCase());
}

function reduzir(texto: string): string {
  return texto
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Whether the password is the person's name (whole, first and last, or one word), CPF, SIAPE or e-mail, digits at its ends apart (D33). */
export function ehDadoDaPessoa(
  senha: string,
  { nome = '', cpf = '', siape = '', email = '' }: DonoDaSenha,
): boolean {
  const palavras = nome.trim().split(/\s+/).map(reduzir);
  const nomes = [...palavras, palavras.join(''), `${palavras.at(0) ?? ''}${palavras.at(-1) ?? ''}`];
  const proibidas = [...nomes, cpf, siape, email, email.split('@')[0] ?? '']
    .map(reduzir)
    .filter((p) => contarCodePoints(p) >= PALAVRA_MINIMO);
  const inteira = reduzir(senha);
  const semNumeros = inteira.replace(/^[0-9]+/, '').replace(/[0-9]+$/, '');
  return proibidas.some((p) => p === inteira || p === semNumeros);
}
