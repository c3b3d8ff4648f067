import type { TipoDeProjeto } from '../../edital/types.ts';
import { MENSAGENS_BAREMA as M } from '../messages.ts';
import {
  type Barema,
  type CriterioDoBarema,
  type NomeDaRecomendacao,
  PASSOS,
  RECOMENDACOES,
} from '../types.ts';

/** The mark of the file's format; a later version writes another one. */
export const FORMATO_DO_BAREMA = 'instrutoria-barema-1';

/** A barema as a file that another call, or another installation, takes. */
export function arquivoDoBarema(barema: Barema, edital: string, tipoProjeto: TipoDeProjeto): string {
  return `${JSON.stringify({ formato: FORMATO_DO_BAREMA, edital, tipoProjeto, barema }, null, 2)}\n`;
}

type Objeto = Readonly<Record<string, unknown>>;
const ehObjeto = (v: unknown): v is Objeto => typeof v === 'object' && v !== null && !Array.isArray(v);
const texto = (v: unknown) => (typeof v === 'string' ? v : '');
/** A value that is no number gets its error beside its field, by the rules of the barema. */
const numero = (v: unknown) => (typeof v === 'number' ? v : Number.NaN);

/** A choice of the form: one that it does not have cannot be shown there. */
class Porque extends Error {}
function escolha<T>(v: unknown, entre: readonly T[], oQue: string): T {
  const achada = entre.find((um) => um === v);
  if (achada === undefined) throw new Porque(oQue);
  return achada;
}

function criterioDe(v: unknown, n: number): CriterioDoBarema {
  const onde = `O critério ${n}`;
  if (!ehObjeto(v)) throw new Porque(`${onde} não é um objeto.`);
  return {
    codigo: texto(v.codigo),
    nome: texto(v.nome),
    ajuda: texto(v.ajuda),
    fase: escolha(v.fase, [1, 2] as const, `${onde} não diz a fase, 1 ou 2.`),
    maximo: numero(v.maximo),
    minimo: v.minimo === undefined || v.minimo === null ? null : numero(v.minimo),
    peso: v.peso === undefined ? 1 : numero(v.peso),
    passo: escolha(v.passo, PASSOS, `${onde} não diz o passo: 0.1, 0.5 ou 1.`),
    parecer: escolha(v.parecer ?? false, [true, false], `${onde} não diz se pede parecer.`),
    recomendacao: escolha<NomeDaRecomendacao | null>(
      v.recomendacao ?? null,
      [null, ...RECOMENDACOES],
      `${onde} tem uma recomendação que não existe.`,
    ),
  };
}

function baremaDe(v: unknown): Barema {
  if (!ehObjeto(v)) throw new Porque('Falta nele o objeto "barema".');
  const { criterios, totalMinimo, desempates = [], semente = '' } = v;
  if (!Array.isArray(criterios)) throw new Porque('Falta nele a lista "criterios".');
  if (!Array.isArray(desempates)) throw new Porque('"desempates" não é uma lista.');
  return {
    criterios: criterios.slice(0, 200).map((um, i) => criterioDe(um, i + 1)),
    totalMinimo: totalMinimo === undefined ? 0 : numero(totalMinimo),
    desempates: desempates.slice(0, 200).map(texto),
    semente: texto(semente),
  };
}

export type ArquivoLido =
  | { readonly barema: Barema; readonly porque?: never }
  | { readonly barema?: never; readonly porque: string };

/**
 * Reads a barema from a file. Wrong values stay, with errors beside their fields; a file that is no barema
 * gives the reason.
 */
export function lerArquivoDoBarema(conteudo: string): ArquivoLido {
  const nao = (porque: string) => ({ porque: `${M.arquivoInvalido}. ${porque}` });
  let lido: unknown;
  try {
    lido = JSON.parse(conteudo);
  } catch {
    return nao('O conteúdo não é JSON.');
  }
  if (!ehObjeto(lido)) return nao('O conteúdo não é um objeto.');
  if (lido.formato !== FORMATO_DO_BAREMA) {
    return nao(`Falta nele "formato": "${FORMATO_DO_BAREMA}", que esta versão lê.`);
  }
  try {
    return { barema: baremaDe(lido.barema) };
  } catch (error) {
    if (error instanceof Porque) return nao(error.message);
    throw error;
  }
}
