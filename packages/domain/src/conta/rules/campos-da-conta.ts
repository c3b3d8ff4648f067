import { normalizarCpf } from '../../kernel/cpf.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, normalizarCodigo, problemaDeLinha, problemaDeNomeDePessoa } from '../../kernel/texto.ts';
import {
  DEPARTAMENTO_MAXIMO,
  EMAIL_FINAL_MINIMO,
  EMAIL_LOCAL_MAXIMO,
  EMAIL_MAXIMO,
  LATTES_BASE,
  LATTES_DIGITOS,
  NOME_MAXIMO,
  PROGRAMA_MAXIMO,
  REFERENCIA_MAXIMO,
  RG_MAXIMO,
} from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';
import type { AtualizacaoDeProfessor } from '../types.ts';
import { problemaDoSiape } from './siape.ts';

const FINAL_DO_EMAIL = new RegExp(`^[A-Za-z]{${EMAIL_FINAL_MINIMO},63}$`);

/** The e-mail as it is stored and compared: NFKC, trimmed, lower case. */
export function normalizarEmail(texto: string): string {
  return normalizarCodigo(texto).toLowerCase();
}

/**
 * Local part, at-sign, domain and a dotted ending of two letters or more (D63); no blanks, quotes, accents
 * or line ends (T-C11). Each expression is a plain character class, so the time is linear (T-C8).
 */
export function emailValido(texto: string): boolean {
  const [local = '', dominio, ...resto] = texto.split('@');
  if (dominio === undefined || resto.length > 0 || texto.length > EMAIL_MAXIMO) return false;
  const pedacos = local.split('.');
  const rotulos = dominio.split('.');
  const final = rotulos.pop() ?? '';
  return (
    local.length <= EMAIL_LOCAL_MAXIMO &&
    pedacos.every((p) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(p)) &&
    rotulos.length > 0 &&
    rotulos.every((r) => /^[A-Za-z0-9-]{1,63}$/.test(r) && !r.startsWith('-') && !r.endsWith('-')) &&
    FINAL_DO_EMAIL.test(final)
  );
}

export function lattesValido(texto: string): boolean {
  const base = [LATTES_BASE, LATTES_BASE.replace('http:', 'https:')].find((b) => texto.startsWith(b));
  const digitos = base === undefined ? '' : texto.slice(base.length);
  return digitos.length === LATTES_DIGITOS && /^[0-9]+$/.test(digitos);
}

function problemaDoEmail(email: string): Problema | null {
  return emailValido(normalizarEmail(email))
    ? null
    : problema('email', 'EMAIL_INVALIDO', MENSAGENS_CONTA.emailInvalido);
}

function problemaDoLattes(lattes: string): Problema | null {
  return lattesValido(lattes.trim())
    ? null
    : problema('lattes', 'LATTES_INVALIDO', MENSAGENS_CONTA.lattesInvalido);
}

function problemaDoCpf(cpf: string): Problema | null {
  return normalizarCpf(cpf) === null ? problema('cpf', 'CPF_INVALIDO', MENSAGENS_CONTA.cpfInvalido) : null;
}

type Campos = { readonly [K in keyof AtualizacaoDeProfessor]: string | number | null | undefined };

const FORMAS: Readonly<Record<string, (valor: string) => Problema | null>> = {
  nome: (v) => problemaDeNomeDePessoa('nome', v, NOME_MAXIMO),
  cpf: problemaDoCpf,
  email: problemaDoEmail,
  foto: (v) => problemaDeLinha('foto', v, REFERENCIA_MAXIMO),
  lattes: problemaDoLattes,
  siape: problemaDoSiape,
  rg: (v) => problemaDeLinha('rg', v, RG_MAXIMO),
  programa: (v) => problemaDeLinha('programa', v, PROGRAMA_MAXIMO),
  departamento: (v) => problemaDeLinha('departamento', v, DEPARTAMENTO_MAXIMO),
};

export function problemasDeForma(campos: Campos): Problema[] {
  return Object.entries(FORMAS).flatMap(([campo, forma]) => {
    const valor = campos[campo as keyof Campos];
    return typeof valor === 'string' && !estaVazio(valor) ? reunir(forma(valor)) : [];
  });
}

const OBRIGATORIOS_DA_ATUALIZACAO = ['nome', 'cpf', 'email', 'lattes', 'siape', 'rg', 'foto'] as const;

/** Judges the record that an update would leave: stored fields with the changed ones over them. */
export function problemasDaAtualizacao(resultado: AtualizacaoDeProfessor): Problema[] {
  const vazios = OBRIGATORIOS_DA_ATUALIZACAO.filter((campo) => estaVazio(resultado[campo]));
  return [
    ...vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)),
    ...(resultado.unidade === undefined
      ? [problema('unidade', 'UNIDADE_NAO_ENCONTRADA', MENSAGENS_CONTA.unidadeNaoEncontrada)]
      : []),
    ...problemasDeForma(resultado),
  ];
}

export function problemasDaNovaSenha(campos: {
  readonly senha?: string | undefined;
  readonly confirmacao?: string | undefined;
}): Problema[] {
  const vazios = (['senha', 'confirmacao'] as const).filter((campo) => !campos[campo]);
  if (vazios.length > 0) {
    return vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos));
  }
  return campos.senha === campos.confirmacao
    ? []
    : [problema('confirmacao', 'SENHAS_DIFERENTES', MENSAGENS_CONTA.senhasDiferentes)];
}

export function problemasDaRecuperacao(email: string | undefined): Problema[] {
  return email !== undefined && emailValido(normalizarEmail(email))
    ? []
    : [problema('email', 'EMAIL_INVALIDO', MENSAGENS_CONTA.recuperacaoEmail)];
}
