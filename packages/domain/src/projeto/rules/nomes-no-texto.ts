import { SOBRENOMES_COMUNS } from '../data/sobrenomes-comuns.ts';
import { NOMES_ACHADOS_MAXIMO } from '../limits.ts';

/** A member of the team, whose name is searched in the texts. */
export interface PessoaProcurada {
  readonly nome: string;
  readonly siape?: string | undefined;
  readonly email?: string | undefined;
  readonly lattes?: string | undefined;
}

export const FORMAS_DE_DIZER = ['nome', 'siape', 'email', 'lattes'] as const;
export type FormaDeDizer = (typeof FORMAS_DE_DIZER)[number];

/** A place in a text that reveals who wrote it. */
export interface NomeNoTexto {
  readonly forma: FormaDeDizer;
  /** The words as they appear in the text. */
  readonly dito: string;
  /** With the text around them. */
  readonly trecho: string;
}

interface Palavra {
  readonly chave: string;
  readonly maiuscula: boolean;
  /** One capital letter; 'A', 'E' and 'O', which are words, only before a point. */
  readonly inicial: boolean;
  readonly de: number;
  readonly ate: number;
}

/** A word of a person's name, from 0. */
interface Parte {
  readonly pessoa: number;
  readonly lugar: number;
  readonly ultima: boolean;
}

const PARTICULAS = new Set('de da do das dos e di del la von van'.split(' '));
const TITULOS = new Set('prof profa professor professora dr dra doutor doutora docente'.split(' '));
const MARGEM = 40;
const MENOR_SOBRENOME = 4;

const semAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function palavrasDe(texto: string): Palavra[] {
  return [...texto.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: palavra, index }) => ({
    chave: semAcentos(palavra),
    maiuscula: /^\p{Lu}/u.test(palavra),
    inicial:
      /^\p{Lu}\p{M}*$/u.test(palavra) && (!/^[AEO]$/.test(palavra) || texto[index + palavra.length] === '.'),
    de: index,
    ate: index + palavra.length,
  }));
}

const doNome = (nome: string): string[] =>
  palavrasDe(nome).flatMap(({ chave }) => (PARTICULAS.has(chave) ? [] : [chave]));

/** An index of the words and first letters of names: the people and positions each may come from. */
function indice(pessoas: readonly PessoaProcurada[]): ReadonlyMap<string, readonly Parte[]> {
  const partes = new Map<string, Parte[]>();
  for (const [pessoa, { nome }] of pessoas.entries()) {
    const palavras = doNome(nome);
    for (const [lugar, palavra] of palavras.entries()) {
      const parte = { pessoa, lugar, ultima: lugar === palavras.length - 1 };
      partes.set(palavra, [...(partes.get(palavra) ?? []), parte]);
    }
  }
  return partes;
}

/** The next word that is no particle; null where a sentence or the text ends before it. */
function seguinte(palavras: readonly Palavra[], i: number, texto: string): number | null {
  for (let j = i + 1; j < palavras.length; j += 1) {
    const [antes, esta] = [palavras[j - 1], palavras[j]];
    if (antes === undefined || esta === undefined) return null;
    if (!/^[\s.,\u2019'-]{1,4}$/u.test(texto.slice(antes.ate, esta.de))) return null;
    if (!PARTICULAS.has(esta.chave)) return j;
  }
  return null;
}

/** Whether the word alone names a person: a rare surname with a capital, never a first name or a common surname. */
function sozinha({ chave, maiuscula }: Palavra, partes: readonly Parte[]): boolean {
  return (
    maiuscula &&
    chave.length >= MENOR_SOBRENOME &&
    !SOBRENOMES_COMUNS.has(chave) &&
    partes.some(({ lugar }) => lugar > 0)
  );
}

/** Two words of one name in its order; a surname with initials, before or after it. */
function juntas(
  um: Palavra,
  outra: Palavra,
  partes: ReadonlyMap<string, readonly Parte[]>,
  iniciais: readonly string[],
) {
  const [dela, da] = [partes.get(um.chave) ?? [], partes.get(outra.chave) ?? []];
  const nomes = dela.some((p) => da.some((q) => q.pessoa === p.pessoa && q.lugar > p.lugar));
  const depois = outra.inicial && dela.some((p) => p.ultima && iniciais[p.pessoa] === outra.chave);
  const antes = um.inicial && da.some((p) => p.ultima && iniciais[p.pessoa] === um.chave);
  return nomes || depois || antes;
}

/** 'M. A. Silva': the position of the last initial before the last word. */
function iniciaisDesde(palavras: readonly Palavra[], i: number, texto: string): number | null {
  let j: number | null = i;
  for (let n = 0; n < 5 && j !== null; n += 1) {
    if (!palavras[j]?.inicial) return j;
    j = seguinte(palavras, j, texto);
  }
  return null;
}

type Lugar = readonly [de: number, ate: number, forma: FormaDeDizer];

function nomesEm(texto: string, pessoas: readonly PessoaProcurada[]): Lugar[] {
  const palavras = palavrasDe(texto);
  const partes = indice(pessoas);
  const iniciais = pessoas.map(({ nome }) => doNome(nome)[0]?.slice(0, 1) ?? '');
  const lugares: Lugar[] = [];
  for (let i = 0; i < palavras.length; i += 1) {
    const esta = palavras[i];
    if (esta === undefined || PARTICULAS.has(esta.chave)) continue;
    let fim = i;
    if (esta.inicial) {
      const j = iniciaisDesde(palavras, i, texto);
      const sobrenome = j === null ? undefined : palavras[j];
      if (j !== null && sobrenome && juntas(esta, sobrenome, partes, iniciais)) fim = j;
    }
    for (let j = seguinte(palavras, fim, texto); j !== null; j = seguinte(palavras, j, texto)) {
      const [antes, outra] = [palavras[fim], palavras[j]];
      if (antes === undefined || outra === undefined) break;
      const maisIniciais = fim > i && antes.inicial && outra.inicial;
      if (!maisIniciais && !juntas(antes, outra, partes, iniciais)) break;
      fim = j;
    }
    const titulo = TITULOS.has(palavras[i - 1]?.chave ?? '') && partes.has(esta.chave) && esta.maiuscula;
    if (fim === i && !titulo && !sozinha(esta, partes.get(esta.chave) ?? [])) continue;
    lugares.push([esta.de, palavras[fim]?.ate ?? esta.ate, 'nome']);
    i = fim;
  }
  return lugares;
}

const escapado = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds whole words only: no letter or digit before or after. */
function inteiros(texto: string, procurado: string | undefined, forma: FormaDeDizer): Lugar[] {
  if (procurado === undefined || procurado === '') return [];
  const padrao = new RegExp(`(?<![\\p{L}\\p{N}])${escapado(procurado)}(?![\\p{L}\\p{N}])`, 'giu');
  return [...texto.matchAll(padrao)].map(
    ({ 0: achado, index }) => [index, index + achado.length, forma] as const,
  );
}

function ditoPor(texto: string, { siape, email, lattes }: PessoaProcurada): Lugar[] {
  return [
    ...inteiros(texto, siape?.trim(), 'siape'),
    ...inteiros(texto, email?.trim(), 'email'),
    ...inteiros(texto, lattes?.match(/\d{16}/)?.[0], 'lattes'),
  ];
}

/** Drops places that lie within others, in order: a name within an e-mail counts as the e-mail. */
function semContidos(lugares: readonly Lugar[]): Lugar[] {
  let fim = -1;
  return lugares
    .toSorted(([a, b], [c, d]) => a - c || d - b)
    .filter(([, ate]) => {
      const conta = ate > fim;
      fim = Math.max(fim, ate);
      return conta;
    });
}

/**
 * The places of a text that reveal these people (E-ANONIMATO-4), in their order: names by two words of them,
 * surname and initials, or after a title; a rare surname alone; SIAPE, e-mail, Lattes. Any case and accents,
 * whole words only.
 */
export function nomesNoTexto(escrito: string, pessoas: readonly PessoaProcurada[]): NomeNoTexto[] {
  const texto = escrito.normalize('NFC');
  const lugares = [...nomesEm(texto, pessoas), ...pessoas.flatMap((uma) => ditoPor(texto, uma))];
  return semContidos(lugares)
    .slice(0, NOMES_ACHADOS_MAXIMO)
    .map(([de, ate, forma]) => ({
      forma,
      dito: texto.slice(de, ate),
      trecho: `${de > MARGEM ? '…' : ''}${texto.slice(Math.max(0, de - MARGEM), ate + MARGEM).trim()}${ate + MARGEM < texto.length ? '…' : ''}`,
    }));
}
