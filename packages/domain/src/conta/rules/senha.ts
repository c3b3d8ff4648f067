import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints } from '../../kernel/texto.ts';
import { senhasComuns } from '../data/senhas-comuns.ts';
import { SENHA_MAXIMO, SENHA_MINIMO } from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';

export interface DonoDaSenha {
  readonly nome?: string | undefined;
  readonly cpf?: string | undefined;
  readonly siape?: string | undefined;
  readonly email?: string | undefined;
}

/** Shorter words are too frequent to count against a password. */
const PALAVRA_MINIMO = 4;

function ehSenhaComum(senha: string): boolean {
  return senhasComuns().has(senha.trim().toLowerCase());
}

function reduzir(texto: string): string {
  return texto
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/**
 * Whether a password is the person's name (whole, first and last, or one word), CPF, SIAPE or e-mail,
 * ignoring digits at the ends.
 */
function ehDadoDaPessoa(
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

export function problemasDaSenha(senha: string, contexto: DonoDaSenha): Problema[] {
  const tamanho = contarCodePoints(senha);
  if (tamanho < SENHA_MINIMO || tamanho > SENHA_MAXIMO) {
    return [problema('senha', 'SENHA_TAMANHO', MENSAGENS_CONTA.senhaTamanho)];
  }
  if (ehSenhaComum(senha)) return [problema('senha', 'SENHA_COMUM', MENSAGENS_CONTA.senhaComum)];
  if (ehDadoDaPessoa(senha, contexto)) {
    return [problema('senha', 'SENHA_PESSOAL', MENSAGENS_CONTA.senhaPessoal)];
  }
  return [];
}
