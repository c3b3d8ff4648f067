import { preencherCampos } from '../../configuracao/rules/texto-de-email.ts';
import { HORAS_PADRAO } from '../../frequencia/limits.ts';
import { mascararCpf } from '../../kernel/cpf.ts';
import { mesPorExtenso } from '../../kernel/datas.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import {
  CAMPOS_DO_TERMO,
  PARAGRAFO_DO_TERMO_MAXIMO,
  TEXTO_DO_TERMO_MAXIMO,
  TITULO_DO_TERMO,
} from '../limits.ts';
import { MENSAGENS_TERMO as M } from '../messages.ts';
import type { FatosDoTermo } from '../types.ts';

type CampoDoTermo = keyof typeof CAMPOS_DO_TERMO;

const CAMPO = /\{\{([^{}\n]*)\}\}/g;

/** Each line of the template that is not empty. */
export function paragrafosDoTermo(texto: string): string[] {
  return texto.split('\n').flatMap((linha) => (linha.trim() === '' ? [] : [linha.trim()]));
}

function problemaDoTexto(texto: string): Problema | null {
  const com = (codigo: string, mensagem: string) => problema('texto', codigo, mensagem);
  if (estaVazio(texto)) return com('TEXTO_VAZIO', M.escrevaOTexto);
  if (contarCodePoints(texto) > TEXTO_DO_TERMO_MAXIMO) return com('TEXTO_LONGO', M.textoMaximo);
  const deCaractere = problemaDeCaractere('texto', texto);
  if (deCaractere !== null) return deCaractere;
  if (paragrafosDoTermo(texto).some((um) => contarCodePoints(um) > PARAGRAFO_DO_TERMO_MAXIMO)) {
    return com('PARAGRAFO_LONGO', M.paragrafoMaximo);
  }
  if (/\{\{|\}\}/.test(texto.replace(CAMPO, ''))) return com('CAMPO_ABERTO', M.campoSemFim);
  const ditos = [...texto.matchAll(CAMPO)].map(([, nome = '']) => nome.trim());
  const estranho = ditos.find((campo) => !Object.hasOwn(CAMPOS_DO_TERMO, campo));
  return estranho === undefined ? null : com('CAMPO_DESCONHECIDO', M.campoDesconhecido(estranho));
}

/** Errors in a typed template: its size and characters, and open or unknown fields. */
export function problemasDoTextoDoTermo(texto: string): Problema[] {
  const achado = problemaDoTexto(texto);
  return achado === null ? [] : [achado];
}

const CONDICOES = {
  BOLSISTA: 'com a bolsa do programa, paga enquanto a situação no projeto for regular',
  VOLUNTARIO: 'como voluntário, sem bolsa',
} as const;

/** The values of the fields; the CPF is partly hidden (D37). */
export function valoresDoTermo(f: FatosDoTermo): Readonly<Record<CampoDoTermo, string>> {
  return {
    aluno: f.aluno,
    cpf: mascararCpf(f.cpf),
    matricula: f.matricula,
    programa: f.programa,
    tipo: f.tipoAluno === 'BOLSISTA' ? 'bolsista' : 'voluntário',
    condicao: CONDICOES[f.tipoAluno],
    projeto: f.projeto.titulo,
    numero: String(f.projeto.id),
    edital: f.edital,
    coordenador: f.coordenador,
    inicio: mesPorExtenso(f.inicio),
    fim: mesPorExtenso(f.fim),
    horas: String(HORAS_PADRAO),
    instituicao: f.instituicao,
  };
}

/** The text that is signed: title and paragraphs, separated by blank lines. Its SHA-256 is over the UTF-8 of exactly this. */
export function textoDoTermo(modelo: string, valores: Readonly<Record<CampoDoTermo, string>>): string {
  const paragrafos = paragrafosDoTermo(modelo).map((um) => preencherCampos(um, valores).replace(/\s+/g, ' '));
  return [TITULO_DO_TERMO, ...paragrafos].join('\n\n');
}

/** The paragraphs of a signed text, without its title. */
export function corpoDoTermo(texto: string): string[] {
  return texto.split('\n\n').slice(1);
}
