import { normalizarEmail } from '../../conta/rules/campos-da-conta.ts';
import type { ConfiguracaoComum, PessoaDeFora } from '../types.ts';

/** Whether the provider's word about the CPF proves whose account it is. */
export function cpfProvado(
  pessoa: PessoaDeFora,
  comum: Pick<ConfiguracaoComum, 'confiaNoCpf'>,
): string | null {
  return pessoa.cpf !== null && (pessoa.cpfConfirmado || comum.confiaNoCpf) ? pessoa.cpf : null;
}

/** The same of the e-mail: verified, and of a listed domain. */
export function emailProvado(
  pessoa: PessoaDeFora,
  comum: Pick<ConfiguracaoComum, 'dominios'>,
): string | null {
  if (pessoa.email === null || !pessoa.emailVerificado) return null;
  const email = normalizarEmail(pessoa.email);
  const dominio = email.split('@')[1] ?? '';
  return comum.dominios.some((um) => um.toLowerCase() === dominio) ? email : null;
}

function algum(ditos: readonly string[], listados: readonly string[]): boolean {
  const procurados = new Set(listados.map((um) => um.trim().toLowerCase()));
  return ditos.some((um) => procurados.has(um.trim().toLowerCase()));
}

/** The outcome of a login by a person without an account. */
export type PrimeiraEntrada = 'cadastra' | 'estudante' | 'semVinculo';

/** Only the door's table makes a coordenador. */
export function primeiraEntradaDe(pessoa: PessoaDeFora, comum: ConfiguracaoComum): PrimeiraEntrada {
  if (algum(pessoa.vinculos, comum.vinculosDeProfessor)) return 'cadastra';
  return algum(pessoa.vinculos, comum.vinculosDeEstudante) ? 'estudante' : 'semVinculo';
}

/** The unit of the door's table; null: the person chooses. */
export function unidadeDaTabela(
  pessoa: PessoaDeFora,
  comum: Pick<ConfiguracaoComum, 'unidades'>,
): number | null {
  const dita = pessoa.unidade?.trim().toLowerCase();
  if (dita === undefined || dita === '') return null;
  return comum.unidades.find(({ valor }) => valor.trim().toLowerCase() === dita)?.unidade ?? null;
}

interface ContaAchada {
  readonly id: number;
  /** Whether it already has another identity at this door. */
  readonly ligada: boolean;
}

export interface AchadosDaEntrada {
  /** The account of this identity; null: the identity is new. */
  readonly identidade: { readonly professor: number; readonly encerrada: boolean } | null;
  /** The open account with the proven CPF. */
  readonly porCpf: ContaAchada | null;
  /** The open account with the proven e-mail, confirmed here too. */
  readonly porEmail: ContaAchada | null;
}

export type Entrada =
  | { readonly tipo: 'entra'; readonly professor: number; readonly liga: 'cpf' | 'email' | null }
  | { readonly tipo: 'recusa'; readonly codigo: 'CONTA_ENCERRADA' | 'CONTA_JA_LIGADA' }
  | { readonly tipo: 'semConta' };

/**
 * An identity enters the account that it is linked to, whatever its e-mail is now. A new one is linked only by what is
 * proven, and never to an account that has another identity of this door.
 */
export function decidirEntrada({ identidade, porCpf, porEmail }: AchadosDaEntrada): Entrada {
  if (identidade !== null) {
    return identidade.encerrada
      ? { tipo: 'recusa', codigo: 'CONTA_ENCERRADA' }
      : { tipo: 'entra', professor: identidade.professor, liga: null };
  }
  const achada = porCpf ?? porEmail;
  if (achada === null) return { tipo: 'semConta' };
  if (achada.ligada) return { tipo: 'recusa', codigo: 'CONTA_JA_LIGADA' };
  return { tipo: 'entra', professor: achada.id, liga: porCpf === null ? 'email' : 'cpf' };
}

/** The address after an entry: a path of this product only (T-K8). */
export function caminhoDeVolta(voltar: string | null | undefined): string | null {
  if (voltar == null || voltar.length > 500) return null;
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(voltar) ? voltar : null;
}
