import { digitosConferem, normalizarCpf } from '../../kernel/cpf.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, normalizarCodigo, problemaDeCaractere } from '../../kernel/texto.ts';
import { MOTIVO_DA_CONTA_MAXIMO } from '../limits.ts';
import { MENSAGENS_BANCO as M } from '../messages.ts';
import type { ContaBancaria, ContaEscrita, RegrasDoPagador } from '../types.ts';
import { digitosQueFalham } from './digitos-da-conta.ts';

const COM_DIGITO = /^(\d+)-([\dXP]{1,2})$/;

/** Number and digit from two fields, or from one as '1584-9'. */
function separar(numero: string, digito: string | null | undefined): readonly [string, string] {
  const limpo = normalizarCodigo(numero).toUpperCase().replace(/[.\s]/g, '');
  const escrito = normalizarCodigo(digito ?? '').toUpperCase();
  const achado = COM_DIGITO.exec(limpo);
  if (achado !== null && (escrito === '' || escrito === achado[2])) return [achado[1] ?? '', achado[2] ?? ''];
  return [limpo, escrito];
}

/** The account as it is stored. Call `problemasDaConta` on it. */
export function arrumarConta(escrita: ContaEscrita): ContaBancaria {
  const [agencia, digitoDaAgencia] = separar(escrita.agencia, escrita.digitoDaAgencia);
  const [conta, digito] = separar(escrita.conta, escrita.digito);
  const banco = normalizarCodigo(escrita.banco);
  return {
    banco: /^\d{1,3}$/.test(banco) ? banco.padStart(3, '0') : banco,
    agencia,
    digitoDaAgencia: digitoDaAgencia === '' ? null : digitoDaAgencia,
    conta,
    digito,
    tipo: escrita.tipo,
    cpfDoTitular: normalizarCpf(escrita.cpfDoTitular) ?? normalizarCodigo(escrita.cpfDoTitular),
  };
}

function problemaDoTipo({ tipo, banco }: ContaBancaria, regras: RegrasDoPagador): Problema | null {
  if (tipo === 'salario' && !regras.contaSalario) return problema('tipo', 'CONTA_SALARIO', M.semContaSalario);
  const poupanca = tipo !== 'poupanca' || regras.poupanca.includes(banco);
  return poupanca ? null : problema('tipo', 'SEM_POUPANCA', M.semPoupanca);
}

function problemaDoTitular(
  { cpfDoTitular }: ContaBancaria,
  { soDoTitular }: RegrasDoPagador,
  cpfDoAluno: string | null,
): Problema | null {
  if (!digitosConferem(cpfDoTitular)) return problema('cpfDoTitular', 'CPF_INVALIDO', M.cpfInvalido);
  if (!soDoTitular || cpfDoTitular === cpfDoAluno) return null;
  return cpfDoAluno === null
    ? problema('cpfDoTitular', 'ALUNO_SEM_CPF', M.completeOCpf)
    : problema('cpfDoTitular', 'OUTRO_TITULAR', M.naoEDoAluno);
}

/**
 * What the payer would not take, beside each field. A check digit that fails is no error: `avisosDaConta`.
 * `bancos`: the COMPE numbers that exist; null where they are not known.
 */
export function problemasDaConta(
  conta: ContaBancaria,
  regras: RegrasDoPagador,
  { cpfDoAluno, bancos }: { readonly cpfDoAluno: string | null; readonly bancos: ReadonlySet<string> | null },
): Problema[] {
  const { banco, agencia, digitoDaAgencia, digito } = conta;
  return reunir(
    /^\d{3}$/.test(banco) && (bancos === null || bancos.has(banco))
      ? null
      : problema('banco', 'BANCO_INVALIDO', M.escolhaOBanco),
    /^\d{1,5}$/.test(agencia) && !/^0+$/.test(agencia)
      ? null
      : problema('agencia', 'AGENCIA_INVALIDA', M.agenciaInvalida),
    digitoDaAgencia === null || /^[\dXP]$/.test(digitoDaAgencia)
      ? null
      : problema('digitoDaAgencia', 'DIGITO_INVALIDO', M.digitoDaAgenciaInvalido),
    /^\d{1,13}$/.test(conta.conta) && !/^0+$/.test(conta.conta)
      ? null
      : problema('conta', 'CONTA_INVALIDA', M.contaInvalida),
    /^[\dXP]{1,2}$/.test(digito) ? null : problema('digito', 'DIGITO_INVALIDO', M.digitoInvalido),
    problemaDoTipo(conta, regras),
    problemaDoTitular(conta, regras, cpfDoAluno),
  );
}

/** A change by anybody but the student says why; a first account needs no reason. */
export function problemasDoMotivo(muda: boolean, motivo: string | null | undefined): Problema[] {
  const escrito = motivo ?? '';
  return reunir(
    muda && estaVazio(escrito) ? problema('motivo', 'SEM_MOTIVO', M.escrevaOMotivo) : null,
    problemaDeCaractere('motivo', escrito),
    contarCodePoints(escrito) > MOTIVO_DA_CONTA_MAXIMO
      ? problema('motivo', 'TEXTO_LONGO', M.textoLongo)
      : null,
  );
}

/** A warning for each check digit that fails by the rule of the bank, and the field of its place. */
export function avisosDaConta(conta: ContaBancaria): Problema[] {
  return digitosQueFalham(conta).map((lugar) =>
    problema(lugar, 'DIGITO_NAO_CONFERE', M.confiraOsDigitos[lugar]),
  );
}

export function mesmaConta(a: ContaBancaria, b: ContaBancaria): boolean {
  const campos = ['banco', 'agencia', 'digitoDaAgencia', 'conta', 'digito', 'tipo', 'cpfDoTitular'] as const;
  return campos.every((campo) => a[campo] === b[campo]);
}

/** The last three digits: of an account, people beside its readers see only these and the bank. */
export function finalDaConta({ conta }: Pick<ContaBancaria, 'conta'>): string {
  return conta.slice(-3);
}
