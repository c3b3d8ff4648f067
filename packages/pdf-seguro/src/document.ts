import { PdfReader, type PdfValue, type PdfVisitor } from './reader.ts';
import { Recusa } from './refusal.ts';

export interface Place {
  readonly buf: Buffer;
  readonly pos: number;
}

/** A visitor that does nothing, for values that were inspected before. */
export const SURDO: PdfVisitor = { dict: () => undefined, nome: () => undefined };
/** The most bytes read, which takes some seconds; honest files of 25 MB need far less. */
const ORCAMENTO = 400_000_000;
const CADEIA = 8;

/** Every definition of every object, including old revisions, and the work done so far. */
export class PdfDocument {
  private readonly objetos = new Map<number, Place[]>();
  private gasto = 0;

  registrar(numero: number, place: Place): void {
    const lugares = this.objetos.get(numero);
    if (lugares === undefined) this.objetos.set(numero, [place]);
    else lugares.push(place);
  }

  /** Reads one value and calls the visitor; throws a Recusa when the scan becomes too expensive. */
  ler(place: Place, visitor: PdfVisitor): { valor: PdfValue | null; reader: PdfReader } {
    const reader = new PdfReader(place.buf, visitor, place.pos);
    const valor = reader.valor();
    this.gasto += reader.pos - place.pos + 16;
    if (this.gasto > ORCAMENTO) throw new Recusa('complexo');
    return { valor, reader };
  }

  /** The value itself, or every definition of the object that it refers to. */
  resolver(valor: PdfValue, cadeia = CADEIA): PdfValue[] {
    if (valor.tipo !== 'referencia') return [valor];
    if (cadeia === 0) throw new Recusa('complexo');
    return (this.objetos.get(valor.numero) ?? []).flatMap((place) => {
      const lido = this.ler(place, SURDO).valor;
      return lido === null ? [] : this.resolver(lido, cadeia - 1);
    });
  }
}
