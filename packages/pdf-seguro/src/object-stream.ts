import { constants, inflateSync } from 'node:zlib';
import { type PdfDocument, type Place, SURDO } from './document.ts';
import { PdfReader, type PdfValue } from './reader.ts';
import { Recusa } from './refusal.ts';

type Dict = Extract<PdfValue, { tipo: 'dict' }>;

/** Bytes that all object streams of a file may inflate to. */
export const MAXIMO_INFLADO = 96 * 1024 * 1024;

/** Viewers do not require /Type, so two numbers are enough. */
export function ehObjectStream({ chaves }: Dict): boolean {
  const tipos = chaves.get('Type') ?? [];
  return (
    (chaves.has('N') && chaves.has('First')) ||
    tipos.some((um) => um.tipo === 'nome' && um.texto === 'ObjStm')
  );
}

/**
 * The decoded bytes of the object stream at `place`. Throws a Recusa for a filter that no known program uses
 * here, and for data that do not inflate, so that nothing stays unchecked.
 */
export function decodificar(dict: Dict, place: Place, documento: PdfDocument, maximo: number): Buffer {
  if (preditor(dict, documento)) throw new Recusa('complexo');
  const filtro = umSo(dict.chaves.get('Filter'), documento);
  const { buf, pos } = place;
  if (filtro === null) return buf.subarray(pos, fimSemFiltro(dict, place, documento));
  if (filtro.tipo !== 'nome' || !['FlateDecode', 'Fl'].includes(filtro.texto)) throw new Recusa('complexo');
  try {
    // Inflates to the end of the file: deflate has its own end mark, while /Length and 'endstream' may lie.
    return inflateSync(buf.subarray(pos), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(maximo, 1),
    });
  } catch {
    throw new Recusa('complexo');
  }
}

export function* objetosAnunciados(
  dict: Dict,
  buf: Buffer,
  documento: PdfDocument,
): Generator<{ numero: number; place: Place }> {
  const primeiros = (dict.chaves.get('First') ?? []).flatMap((um) => documento.resolver(um));
  const numeros = cabecalho(buf);
  for (const primeiro of primeiros) {
    if (primeiro.tipo !== 'numero') continue;
    for (let i = 0; i + 1 < numeros.length; i += 2) {
      const pos = primeiro.numero + (numeros[i + 1] ?? 0);
      if (pos >= 0 && pos < buf.length) yield { numero: numeros[i] ?? 0, place: { buf, pos } };
    }
  }
}

function cabecalho(buf: Buffer): number[] {
  const reader = new PdfReader(buf, SURDO);
  const numeros: number[] = [];
  for (let valor = reader.valor(); valor?.tipo === 'numero'; valor = reader.valor())
    numeros.push(valor.numero);
  return numeros;
}

function preditor(dict: Dict, documento: PdfDocument): boolean {
  const parametros = [...(dict.chaves.get('DecodeParms') ?? []), ...(dict.chaves.get('DP') ?? [])]
    .flatMap((um) => documento.resolver(um))
    .flatMap((um) => (um.tipo === 'array' && um.primeiro !== null ? documento.resolver(um.primeiro) : [um]));
  return parametros
    .flatMap((um) => (um.tipo === 'dict' ? (um.chaves.get('Predictor') ?? []) : []))
    .some((um) => um.tipo !== 'numero' || um.numero > 1);
}

function umSo(valores: readonly PdfValue[] | undefined, documento: PdfDocument): PdfValue | null {
  if (valores === undefined) return null;
  const achados = valores.flatMap((um) => documento.resolver(um));
  const [filtro] = achados;
  if (filtro === undefined || achados.length > 1) throw new Recusa('complexo');
  if (filtro.tipo === 'palavra' && filtro.texto === 'null') return null;
  if (filtro.tipo !== 'array') return filtro;
  if (filtro.tamanho > 1) throw new Recusa('complexo');
  return filtro.primeiro === null ? null : umSo([filtro.primeiro], documento);
}

/** The first 'endstream' after the length in /Length, so that no viewer sees more than this scan. */
function fimSemFiltro(dict: Dict, { buf, pos }: Place, documento: PdfDocument): number {
  const tamanhos = (dict.chaves.get('Length') ?? []).flatMap((um) => documento.resolver(um));
  const maior = Math.max(0, ...tamanhos.map((um) => (um.tipo === 'numero' ? um.numero : 0)));
  const fim = buf.indexOf('endstream', Math.min(pos + maior, buf.length));
  return fim < 0 ? buf.length : fim;
}
