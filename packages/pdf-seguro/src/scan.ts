import { PdfDocument, type Place } from './document.ts';
import { createInspector, type Inspector } from './inspector.ts';
import { decodificar, ehObjectStream, MAXIMO_INFLADO, objetosAnunciados } from './object-stream.ts';
import { conferirPontas } from './outer-form.ts';
import type { PdfReader, PdfValue } from './reader.ts';
import { type Motivo, Recusa } from './refusal.ts';

type Dict = Extract<PdfValue, { tipo: 'dict' }>;
interface FluxoDeObjetos {
  readonly dict: Dict;
  readonly place: Place;
}

/**
 * Why this PDF is refused, or null (T-D3). It ignores the cross-reference table, which an attacker writes: it
 * reads a value at every 'obj' and 'trailer', even inside strings, comments and streams, and everything
 * inside object streams. So it checks everything that a viewer may take for an object.
 */
export function examinarPdf(buf: Buffer): Motivo | null {
  try {
    conferirPontas(buf);
    const documento = new PdfDocument();
    const inspector = createInspector(documento);
    const fluxos = lerObjetos(buf, documento, inspector);
    lerTrailers(buf, documento, inspector);
    let resto = MAXIMO_INFLADO;
    for (const fluxo of fluxos) {
      const dados = decodificar(fluxo.dict, fluxo.place, documento, resto);
      resto -= dados.length;
      lerFluxo(fluxo.dict, dados, documento, inspector);
    }
    inspector.concluir();
    return null;
  } catch (erro) {
    if (erro instanceof Recusa) return erro.motivo;
    throw erro;
  }
}

function lerObjetos(buf: Buffer, documento: PdfDocument, inspector: Inspector): FluxoDeObjetos[] {
  const fluxos: FluxoDeObjetos[] = [];
  for (let em = buf.indexOf('obj'); em >= 0; em = buf.indexOf('obj', em + 3)) {
    if (buf.toString('latin1', Math.max(0, em - 3), em) === 'end') continue;
    const place = { buf, pos: em + 3 };
    const numero = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(
      buf.toString('latin1', Math.max(0, em - 40), em),
    )?.[1];
    if (numero !== undefined) documento.registrar(Number(numero), place);
    const { valor, reader } = documento.ler(place, inspector);
    if (valor?.tipo !== 'dict' || !ehObjectStream(valor)) continue;
    const inicio = inicioDoFluxo(buf, reader);
    if (inicio !== null) fluxos.push({ dict: valor, place: { buf, pos: inicio } });
  }
  return fluxos;
}

function lerTrailers(buf: Buffer, documento: PdfDocument, inspector: Inspector): void {
  for (let em = buf.indexOf('trailer'); em >= 0; em = buf.indexOf('trailer', em + 7)) {
    documento.ler({ buf, pos: em + 7 }, inspector);
  }
}

/**
 * Reads the values in sequence, and again at each announced offset, because a header may point into a value.
 */
function lerFluxo(dict: Dict, dados: Buffer, documento: PdfDocument, inspector: Inspector): void {
  for (let pos = 0; pos < dados.length; ) {
    const { valor, reader } = documento.ler({ buf: dados, pos }, inspector);
    if (valor === null) break;
    pos = reader.pos;
  }
  for (const { numero, place } of objetosAnunciados(dict, dados, documento)) {
    documento.registrar(numero, place);
    documento.ler(place, inspector);
  }
}

/** Where the data after 'stream' start, or null. */
function inicioDoFluxo(buf: Buffer, reader: PdfReader): number | null {
  reader.pularEspaco();
  if (buf.toString('latin1', reader.pos, reader.pos + 6) !== 'stream') return null;
  let pos = reader.pos + 6;
  while (pos < buf.length && buf[pos] !== 10 && buf[pos] !== 13) pos += 1;
  if (buf[pos] === 13 && buf[pos + 1] === 10) pos += 1;
  return pos + 1;
}
