/** Thrown for nesting that no honest file has. */
export class PdfIlegivel extends Error {}

/** A value with its place in the bytes: from its first byte to behind its last. */
export type Valor = { readonly de: number; readonly ate: number } & (
  | {
      readonly tipo: 'dict';
      readonly chaves: ReadonlyMap<string, Valor>;
      readonly repetidas: ReadonlySet<string>;
    }
  | { readonly tipo: 'lista'; readonly itens: readonly Valor[] }
  | { readonly tipo: 'nome' | 'palavra'; readonly texto: string }
  | { readonly tipo: 'numero' | 'referencia'; readonly numero: number }
  | { readonly tipo: 'hex' | 'texto' | 'fecho' }
);
export type Dict = Extract<Valor, { tipo: 'dict' }>;

const PROFUNDIDADE = 100;
const codigo = (c: string): number => c.charCodeAt(0);
const ESPACOS = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITADORES = new Set([...'()<>[]{}/%'].map(codigo));

/** Reads the values of a PDF in sequence (ISO 32000-1, 7.2 and 7.3) and goes on after invalid bytes. */
export class Leitor {
  readonly buf: Buffer;
  pos: number;
  private profundidade = 0;

  constructor(buf: Buffer, pos = 0) {
    this.buf = buf;
    this.pos = pos;
  }

  /** Skips blanks and comments. */
  pular(): void {
    const { buf } = this;
    while (this.pos < buf.length) {
      const c = buf[this.pos] ?? 0;
      if (c === codigo('%')) {
        while (this.pos < buf.length && buf[this.pos] !== 10 && buf[this.pos] !== 13) this.pos += 1;
      } else if (ESPACOS.has(c)) this.pos += 1;
      else return;
    }
  }

  /** The next value; null at the end. */
  valor(): Valor | null {
    this.pular();
    const { buf, pos: de } = this;
    const c = String.fromCharCode(buf[de] ?? 0);
    if (de >= buf.length) return null;
    if (c === '/') {
      this.pos += 1;
      const texto = semEscapes(this.regular());
      return { tipo: 'nome', texto, de, ate: this.pos };
    }
    if (c === '(') return this.texto(de);
    if (c === '[') return this.aninhado(() => this.lista(de));
    if (c === '<' && buf[de + 1] === codigo('<')) return this.aninhado(() => this.dict(de));
    if (c === '<') {
      const fim = buf.indexOf('>', de);
      this.pos = fim < 0 ? buf.length : fim + 1;
      return { tipo: 'hex', de, ate: this.pos };
    }
    if (DELIMITADORES.has(codigo(c))) {
      this.pos += c === '>' && buf[de + 1] === codigo('>') ? 2 : 1;
      return { tipo: 'fecho', de, ate: this.pos };
    }
    const texto = this.regular();
    if (!/^[+-]?\d+(?:\.\d*)?$/.test(texto)) return { tipo: 'palavra', texto, de, ate: this.pos };
    const numero = Number(texto);
    const tipo = /^\d+$/.test(texto) && this.segueReferencia() ? 'referencia' : 'numero';
    return { tipo, numero, de, ate: this.pos };
  }

  /** Whether this word is the next one; goes behind it if so. */
  palavra(texto: string): boolean {
    this.pular();
    if (this.buf.toString('latin1', this.pos, this.pos + texto.length) !== texto) return false;
    this.pos += texto.length;
    return true;
  }

  private regular(): string {
    const de = this.pos;
    while (this.pos < this.buf.length && regular(this.buf[this.pos] ?? 0)) this.pos += 1;
    return this.buf.toString('latin1', de, Math.min(this.pos, de + 127));
  }

  /** Goes behind 'g R' after an object's number. */
  private segueReferencia(): boolean {
    const volta = this.pos;
    this.pular();
    if (/^\d+$/.test(this.regular())) {
      this.pular();
      if (this.regular() === 'R') return true;
    }
    this.pos = volta;
    return false;
  }

  private texto(de: number): Valor {
    let abertos = 0;
    for (; this.pos < this.buf.length; this.pos += 1) {
      const c = this.buf[this.pos];
      if (c === codigo('\\')) this.pos += 1;
      else if (c === codigo('(')) abertos += 1;
      else if (c === codigo(')')) {
        abertos -= 1;
        if (abertos === 0) break;
      }
    }
    this.pos = Math.min(this.pos + 1, this.buf.length);
    return { tipo: 'texto', de, ate: this.pos };
  }

  private lista(de: number): Valor {
    this.pos += 1;
    const itens: Valor[] = [];
    for (let um = this.valor(); um !== null && um.tipo !== 'fecho'; um = this.valor()) itens.push(um);
    return { tipo: 'lista', itens, de, ate: this.pos };
  }

  private dict(de: number): Valor {
    this.pos += 2;
    const chaves = new Map<string, Valor>();
    const repetidas = new Set<string>();
    for (let chave = this.valor(); chave !== null && chave.tipo !== 'fecho'; chave = this.valor()) {
      if (chave.tipo !== 'nome') continue;
      const valor = this.valor();
      if (valor === null || valor.tipo === 'fecho') break;
      if (chaves.has(chave.texto)) repetidas.add(chave.texto);
      chaves.set(chave.texto, valor);
    }
    return { tipo: 'dict', chaves, repetidas, de, ate: this.pos };
  }

  private aninhado(ler: () => Valor): Valor {
    if (this.profundidade >= PROFUNDIDADE) throw new PdfIlegivel();
    this.profundidade += 1;
    const valor = ler();
    this.profundidade -= 1;
    return valor;
  }
}

const regular = (c: number): boolean => !ESPACOS.has(c) && !DELIMITADORES.has(c);

function semEscapes(nome: string): string {
  return nome.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
