import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { type Campo, ehCampo, ehDeBloco } from '../campos.ts';
import { CORPO_DO_MODELO_MAXIMO, TITULO_DO_MODELO_MAXIMO } from '../limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '../messages.ts';
import type { Modelo } from '../types.ts';

const CAMPO = /\{\{([^{}\n]*)\}\}/g;
/** The most mistakes that one error message lists. */
const DITOS = 5;

interface Achado {
  readonly nome: string;
  readonly desde: number;
  readonly ate: number;
}

function camposDe(texto: string): Achado[] {
  return [...texto.matchAll(CAMPO)].map((achado) => ({
    nome: (achado[1] ?? '').trim(),
    desde: achado.index,
    ate: achado.index + achado[0].length,
  }));
}

/** The line that is only one field; null for every other line. */
export function campoDaLinha(linha: string): Campo | null {
  const nome = /^\{\{([^{}\n]*)\}\}$/.exec(linha.trim())?.[1]?.trim() ?? '';
  return ehDeBloco(nome) ? nome : null;
}

/** Replaces in one pass, so that a value is never read as a field. */
export function trocarCampos(texto: string, valor: (campo: string) => string): string {
  return texto.replace(CAMPO, (_todo, nome: string) => valor(nome.trim()));
}

export function camposUsados({ titulo, corpo }: Modelo): ReadonlySet<string> {
  return new Set([...camposDe(titulo), ...camposDe(corpo)].map(({ nome }) => nome));
}

function lugarDe(texto: string, onde: number): string {
  const antes = texto.slice(0, onde).split('\n');
  return `Linha ${antes.length}, coluna ${contarCodePoints(antes.at(-1) ?? '') + 1}`;
}

function erroDoCampo(texto: string, { nome, desde, ate }: Achado, emLinha: boolean): string | null {
  if (!ehCampo(nome)) return nome === '' ? 'falta o nome do campo em {{}}' : `o campo {{${nome}}} não existe`;
  if (!ehDeBloco(nome)) return null;
  if (emLinha) return `o campo {{${nome}}} não cabe no título`;
  const inicio = texto.lastIndexOf('\n', desde - 1) + 1;
  const fim = texto.indexOf('\n', ate);
  const linha = texto.slice(inicio, fim === -1 ? undefined : fim);
  return campoDaLinha(linha) === null ? `o campo {{${nome}}} fica sozinho na sua linha` : null;
}

/** Every mistake in the fields of a text, each with its place. */
function errosDosCampos(texto: string, emLinha: boolean): string[] {
  const campos = camposDe(texto);
  const erros = campos.flatMap((campo) => {
    const erro = erroDoCampo(texto, campo, emLinha);
    return erro === null ? [] : [{ onde: campo.desde, erro }];
  });
  const vistos = new Set<string>();
  for (const { nome, desde } of campos) {
    if (!ehDeBloco(nome)) continue;
    if (vistos.has(nome)) erros.push({ onde: desde, erro: `o campo {{${nome}}} só se usa uma vez` });
    vistos.add(nome);
  }
  const semCampos = texto.replace(CAMPO, (todo) => ' '.repeat(todo.length));
  for (const { index } of semCampos.matchAll(/\{\{|\}\}/g)) {
    erros.push({ onde: index, erro: 'as chaves {{ e }} não se fecham' });
  }
  return erros
    .toSorted((a, b) => a.onde - b.onde)
    .map(({ onde, erro }) => (emLinha ? erro : `${lugarDe(texto, onde)}: ${erro}`));
}

/** Whether a text has a CPF as people write it; a process number has other points. */
export function temCpf(texto: string): boolean {
  return /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/.test(texto);
}

interface Limite {
  readonly vazio: string;
  readonly longo: string;
  readonly maximo: number;
}

function problemaDoTexto(campo: 'corpo' | 'titulo', texto: string, limite: Limite): Problema | null {
  if (estaVazio(texto)) return problema(campo, 'TEXTO_VAZIO', limite.vazio);
  const deCaractere = problemaDeCaractere(campo, texto);
  if (deCaractere !== null) return deCaractere;
  if (contarCodePoints(texto) > limite.maximo) return problema(campo, 'TEXTO_LONGO', limite.longo);
  if (temCpf(texto)) return problema(campo, 'COM_CPF', M.comCpf);
  const erros = errosDosCampos(texto, campo === 'titulo');
  const mais = erros.length - DITOS;
  const ditos = erros.slice(0, DITOS).join('; ');
  if (erros.length === 0) return null;
  return problema(campo, 'CAMPO_DESCONHECIDO', mais > 0 ? `${ditos}; e mais ${mais}` : ditos);
}

export function problemasDoModelo({ titulo, corpo }: Modelo): Problema[] {
  const doTitulo = { vazio: M.tituloVazio, longo: M.tituloMaximo, maximo: TITULO_DO_MODELO_MAXIMO };
  const doCorpo = { vazio: M.corpoVazio, longo: M.corpoMaximo, maximo: CORPO_DO_MODELO_MAXIMO };
  return reunir(problemaDoTexto('titulo', titulo, doTitulo), problemaDoTexto('corpo', corpo, doCorpo));
}

/** A template as it is stored: one kind of line end, NFC, trimmed. */
export function normalizarModelo({ especie, titulo, corpo }: Modelo): Modelo {
  const limpo = (texto: string) => texto.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();
  return { especie, titulo: limpo(titulo), corpo: limpo(corpo) };
}

export function mesmoModelo(a: Modelo, b: Modelo): boolean {
  return a.especie === b.especie && a.titulo === b.titulo && a.corpo === b.corpo;
}
