import { constants, inflateSync } from 'node:zlib';
import type { SituacaoDoPdf } from '@instrutoria/domain/assinatura/types.ts';
import { type Dict, Leitor, PdfIlegivel, type Valor } from './leitor.ts';

/** A signature dictionary of the file. */
export interface AssinaturaAchada {
  readonly dict: Dict;
  /** The bytes of its places; of an object stream these are not the file's. */
  readonly buf: Buffer;
  /** Whether a field of the document holds it. */
  readonly noCampo: boolean;
}

export interface PdfLido {
  readonly situacao: Exclude<SituacaoDoPdf, 'demorado'>;
  readonly assinaturas: readonly AssinaturaAchada[];
}

interface Objeto {
  readonly valor: Valor;
  readonly buf: Buffer;
}

/** Bytes that all object streams of a file may inflate to. */
const MAXIMO_INFLADO = 64 * 1024 * 1024;
const MAXIMO_DE_ASSINATURAS = 50;

/**
 * The signature dictionaries of a PDF. It reads one object after another and skips the data of streams,
 * comments and strings; of an object written again the last definition counts, as in viewers. It does not
 * follow the cross-reference table: a signature speaks for the bytes of its ranges, wherever the table leads.
 */
export function acharAssinaturas(buf: Buffer): PdfLido {
  if (buf.indexOf('%PDF-') !== 0) return { situacao: 'ilegivel', assinaturas: [] };
  try {
    const { objetos, trailers, indices } = lerObjetos(buf);
    const dicts = [...objetos.values()].map(({ valor }) => valor).filter((um) => um.tipo === 'dict');
    if ([...trailers, ...dicts.filter(ehXref)].some(({ chaves }) => chaves.has('Encrypt')))
      return { situacao: 'protegido', assinaturas: [] };
    const assinaturas = assinaturasDe(objetos);
    if (assinaturas.length > MAXIMO_DE_ASSINATURAS) return { situacao: 'ilegivel', assinaturas: [] };
    if (dicts.some((um) => temXfa(um))) return { situacao: 'xfa', assinaturas };
    const quebrado = indices.length === 0 || indices.some((em) => !ehIndice(buf, em));
    return { situacao: quebrado ? 'indice' : 'lido', assinaturas };
  } catch (error) {
    if (error instanceof PdfIlegivel) return { situacao: 'ilegivel', assinaturas: [] };
    throw error;
  }
}

function lerObjetos(buf: Buffer) {
  const objetos = new Map<number, Objeto>();
  const trailers: Dict[] = [];
  const indices: number[] = [];
  const leitor = new Leitor(buf);
  const comprimento = comprimentos(buf);
  let inflavel = MAXIMO_INFLADO;
  let antes: Valor[] = [];
  for (let um = leitor.valor(); um !== null; um = leitor.valor()) {
    const palavra = um.tipo === 'palavra' ? um.texto : '';
    const [numero] = antes;
    if (palavra === 'trailer') {
      const valor = leitor.valor();
      if (valor?.tipo === 'dict') trailers.push(valor);
    } else if (palavra === 'startxref') {
      const valor = leitor.valor();
      // Linearized files have a 0 in their first part.
      if (valor?.tipo === 'numero' && valor.numero !== 0) indices.push(valor.numero);
    } else if (palavra === 'obj' && antes.length === 2 && numero?.tipo === 'numero') {
      const valor = leitor.valor();
      if (valor === null) break;
      objetos.set(numero.numero, { valor, buf });
      const dados = valor.tipo === 'dict' ? pularFluxo(leitor, valor, comprimento) : null;
      if (dados !== null && valor.tipo === 'dict' && ehDoTipo(valor, 'ObjStm')) {
        const inflados = inflar(valor, dados, inflavel);
        inflavel -= inflados.length;
        for (const [outro, dentro] of objetosDoFluxo(valor, inflados)) {
          objetos.set(outro, { valor: dentro, buf: inflados });
        }
      }
      antes = [];
      continue;
    }
    antes = [...antes, um].slice(-2);
  }
  return { objetos, trailers, indices };
}

/** Goes behind the data of a stream and answers them from their first byte on; null for no stream. */
function pularFluxo(leitor: Leitor, dict: Dict, comprimento: (numero: number) => readonly number[]) {
  const { buf } = leitor;
  const volta = leitor.pos;
  if (!leitor.palavra('stream')) {
    leitor.pos = volta;
    return null;
  }
  if (buf[leitor.pos] === 13) leitor.pos += 1;
  if (buf[leitor.pos] === 10) leitor.pos += 1;
  const inicio = leitor.pos;
  const dito = dict.chaves.get('Length');
  const possiveis =
    dito?.tipo === 'numero' ? [dito.numero] : dito?.tipo === 'referencia' ? comprimento(dito.numero) : [];
  for (const tamanho of possiveis) {
    const fim = inicio + tamanho;
    const depois = /^[\0\s]{0,4}endstream/.exec(buf.toString('latin1', fim, fim + 16));
    if (depois === null) continue;
    leitor.pos = fim + depois[0].length;
    return buf.subarray(inicio, fim);
  }
  const fim = buf.indexOf('endstream', inicio);
  leitor.pos = fim < 0 ? buf.length : fim + 9;
  return buf.subarray(inicio, fim < 0 ? buf.length : fim);
}

/** The lengths that stand as objects of their own, read when the first is asked for. */
function comprimentos(buf: Buffer): (numero: number) => readonly number[] {
  let lidos: Map<number, number[]> | undefined;
  return (numero) => {
    if (lidos === undefined) {
      lidos = new Map();
      const texto = buf.toString('latin1');
      for (const [, de, valor] of texto.matchAll(
        /(\d{1,10})[\s\0]{1,4}\d{1,5}[\s\0]{1,4}obj[\s\0]{1,4}(\d{1,10})[\s\0]{1,4}endobj/g,
      )) {
        lidos.set(Number(de), [...(lidos.get(Number(de)) ?? []), Number(valor)]);
      }
    }
    return lidos.get(numero) ?? [];
  };
}

/** The data of an object stream; empty for a filter that no known program uses here. */
function inflar(dict: Dict, dados: Buffer, maximo: number): Buffer {
  const filtro = dict.chaves.get('Filter');
  const um = filtro?.tipo === 'lista' && filtro.itens.length === 1 ? filtro.itens[0] : filtro;
  if (um === undefined) return dados;
  if (um.tipo !== 'nome' || !['FlateDecode', 'Fl'].includes(um.texto)) return Buffer.alloc(0);
  try {
    return inflateSync(dados, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(maximo, 1),
    });
  } catch (error) {
    if (error instanceof RangeError) throw new PdfIlegivel();
    return Buffer.alloc(0);
  }
}

function* objetosDoFluxo(dict: Dict, dados: Buffer): Generator<[number, Valor]> {
  const primeiro = dict.chaves.get('First');
  if (primeiro?.tipo !== 'numero') return;
  const cabecalho = new Leitor(dados.subarray(0, primeiro.numero));
  for (;;) {
    const [numero, em] = [cabecalho.valor(), cabecalho.valor()];
    if (numero?.tipo !== 'numero' || em?.tipo !== 'numero') return;
    const valor = new Leitor(dados, primeiro.numero + em.numero).valor();
    if (valor !== null) yield [numero.numero, valor];
  }
}

function assinaturasDe(objetos: ReadonlyMap<number, Objeto>): AssinaturaAchada[] {
  const achadas: (Omit<AssinaturaAchada, 'noCampo'> & {
    readonly objeto: number | null;
    readonly direta: boolean;
  })[] = [];
  const nosCampos = new Set<number>();
  for (const [numero, { valor, buf }] of objetos) {
    for (const { dict, pai } of dictsDe(valor)) {
      const v = dict.chaves.get('V');
      if (v?.tipo === 'referencia' && ehCampo(dict)) nosCampos.add(v.numero);
      if (!(dict.chaves.has('ByteRange') && dict.chaves.has('Contents'))) continue;
      achadas.push({ dict, buf, objeto: pai === null ? numero : null, direta: pai === 'V' });
    }
  }
  return achadas.map(({ dict, buf, objeto, direta }) => ({
    dict,
    buf,
    noCampo: direta || (objeto !== null && nosCampos.has(objeto)),
  }));
}

/** The dictionaries of a value at any depth, each with the key that holds it. */
function* dictsDe(valor: Valor, pai: string | null = null): Generator<{ dict: Dict; pai: string | null }> {
  if (valor.tipo === 'lista') for (const um of valor.itens) yield* dictsDe(um, '');
  if (valor.tipo !== 'dict') return;
  yield { dict: valor, pai };
  for (const [chave, um] of valor.chaves) yield* dictsDe(um, chave);
}

/** /FT may stand in the parent. */
function ehCampo({ chaves }: Dict): boolean {
  const tipo = chaves.get('FT');
  return tipo === undefined || (tipo.tipo === 'nome' && tipo.texto === 'Sig');
}

function temXfa(valor: Valor): boolean {
  return [...dictsDe(valor)].some(({ dict }) => dict.chaves.has('XFA'));
}

function ehDoTipo({ chaves }: Dict, nome: string): boolean {
  const tipo = chaves.get('Type');
  return tipo?.tipo === 'nome' && tipo.texto === nome;
}
const ehXref = (dict: Dict): boolean => ehDoTipo(dict, 'XRef');

/** Whether a cross-reference table or stream begins here. */
function ehIndice(buf: Buffer, em: number): boolean {
  return /^\s{0,4}(?:xref\b|\d{1,10}\s{1,4}\d{1,5}\s{1,4}obj\b)/.test(buf.toString('latin1', em, em + 40));
}
