import type { Configuracao } from '../../configuracao/types.ts';
import type { TipoDeUsuario } from '../../conta/types.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import {
  ALFABETO_DO_CODIGO,
  CARACTERES_DO_CODIGO,
  DIGITOS_DO_TOTP,
  NOME_DA_CHAVE_MAXIMO,
} from '../limits.ts';
import * as M from '../textos.ts';
import type { FatoresDaConta, MetodoDoFator } from '../types.ts';

export function temFator({ totp, chaves }: FatoresDaConta): boolean {
  return totp || chaves > 0;
}

/** Whether the account has this one factor and no other. */
export function ehOUltimoFator({ totp, chaves }: FatoresDaConta): boolean {
  return (totp ? 1 : 0) + chaves === 1;
}

/** Whether this person's account must have a factor, by the institution's setting. */
export function fatorExigido(
  { tipo }: { readonly tipo: TipoDeUsuario },
  { segundoFatorDosAdministradores }: Pick<Configuracao, 'segundoFatorDosAdministradores'>,
): boolean {
  return segundoFatorDosAdministradores && tipo === 'administrador';
}

/** A typed code without spaces and hyphens, in capitals. */
export function limparCodigo(digitado: string): string {
  return digitado.replaceAll(/[\s-]/gu, '').toUpperCase();
}

const DO_APLICATIVO = new RegExp(`^\\d{${DIGITOS_DO_TOTP}}$`, 'u');
const DE_RECUPERACAO = new RegExp(`^[${ALFABETO_DO_CODIGO}]{${CARACTERES_DO_CODIGO}}$`, 'u');

/** Which kind of code was typed, by its form; null for none. The argument is cleaned. */
export function formaDoCodigo(codigo: string): 'recuperacao' | 'totp' | null {
  if (DO_APLICATIVO.test(codigo)) return 'totp';
  return DE_RECUPERACAO.test(codigo) ? 'recuperacao' : null;
}

/** What a person meant to type, also with a mistake: applications show digits alone. */
export function metodoDigitado(digitado: string): 'recuperacao' | 'totp' {
  return /^\d*$/u.test(limparCodigo(digitado)) ? 'totp' : 'recuperacao';
}

/** Why a proof is refused, in the words of its kind; `usado`: it was right once. */
export function recusaDoFator(metodo: MetodoDoFator, usado: boolean): Omit<Problema, 'campo'> {
  if (metodo === 'chave') return { codigo: 'CHAVE_INCORRETA', mensagem: M.chaveIncorreta };
  const doAplicativo = metodo === 'totp';
  return usado
    ? { codigo: 'CODIGO_JA_USADO', mensagem: doAplicativo ? M.codigoJaUsado : M.codigoDeRecuperacaoJaUsado }
    : {
        codigo: 'CODIGO_INCORRETO',
        mensagem: doAplicativo ? M.codigoIncorreto : M.codigoDeRecuperacaoIncorreto,
      };
}

/** Groups of four, as people copy them: 'ABCD-EFGH-JKLM-NPQR'. */
export function emGrupos(codigo: string, separador = '-'): string {
  return codigo.replaceAll(/(.{4})(?=.)/gu, `$1${separador}`);
}

export function problemasDoNomeDaChave(nome: string | undefined): readonly Problema[] {
  if (nome === undefined || estaVazio(nome)) return [problema('nome', 'NOME_VAZIO', M.nomeDaChaveVazio)];
  return reunir(problemaDeLinha('nome', nome, NOME_DA_CHAVE_MAXIMO));
}
