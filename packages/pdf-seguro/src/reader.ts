import { Recusa } from './refusal.ts';

/** Only the parts that the checks need: of a dictionary the keys in `CHAVES`, of an array its length. */
export type PdfValue =
  | {
      readonly tipo: 'dict';
      readonly chaves: ReadonlyMap<string, readonly PdfValue[]>;
      readonly vazio: boolean;
    }
  | { readonly tipo: 'array'; readonly tamanho: number; readonly primeiro: PdfValue | null }
  | { readonly tipo: 'nome' | 'texto' | 'palavra' | 'fecho'; readonly texto: string }
  | { readonly tipo: 'numero' | 'referencia'; readonly numero: number };

/** Called for every dictionary and every name in value position, at any depth. */
export interface PdfVisitor {
  dict(dict: Extract<PdfValue, { tipo: 'dict' }>): void;
  nome(nome: string): void;
}

const CHAVES = new Set(
  (
    'Type S JS JavaScript AA OpenAction EmbeddedFiles EF XFA Encrypt N First Filter DecodeParms DP Predictor ' +
    'Length Names Kids RichMediaContent RichMediaSettings OnInstantiate URI'
  ).split(' '),
);
const PROFUNDIDADE = 200;
const ESPACO = 1;
const DELIMITADOR = 2;
const CLASSE = new Uint8Array(256);
for (const c of [0, 9, 10, 12, 13, 32]) CLASSE[c] = ESPACO;
for (const c of '()<>[]{}/%') CLASSE[c.charCodeAt(0)] = DELIMITADOR;
const codigo = (c: string): number => c.charCodeAt(0);
const [BARRA, ABRE, FECHA, MENOR, MAIOR, COLCHETE, POR_CENTO, CONTRA] = [...'/()<>[%\\'].map(codigo) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * Reads PDF values (ISO 32000-1, 7.2 and 7.3) tolerantly: like viewers it goes on after invalid bytes, so
 * that nothing can hide behind an error that viewers forgive.
 */
export class PdfReader {
  pos: number;
  private readonly buf: Buffer;
  private readonly visitor: PdfVisitor;
  private profundidade = 0;

  constructor(buf: Buffer, visitor: PdfVisitor, pos = 0) {
    this.buf = buf;
    this.visitor = visitor;
    this.pos = pos;
  }

  /** The next value; null at the end. Throws a Recusa for nesting that no honest file has. */
  valor(): PdfValue | null {
    const valor = this.token();
    if (valor?.tipo === 'nome') this.visitor.nome(valor.texto);
    return valor;
  }

  pularEspaco(): void {
    const { buf } = this;
    for (; this.pos < buf.length; this.pos += 1) {
      const c = buf[this.pos] ?? 0;
      if (c === POR_CENTO) {
        while (this.pos < buf.length && buf[this.pos] !== 10 && buf[this.pos] !== 13) this.pos += 1;
      } else if (CLASSE[c] !== ESPACO) return;
    }
  }

  private token(): PdfValue | null {
    this.pularEspaco();
    const { buf, pos } = this;
    const c = buf[pos];
    if (c === undefined) return null;
    if (c === BARRA) return { tipo: 'nome', texto: this.nome() };
    if (c === ABRE) return this.texto();
    if (c === COLCHETE) return this.aninhado(() => this.array());
    if (c === MENOR && buf[pos + 1] === MENOR) return this.aninhado(() => this.dict());
    if (c === MENOR) {
      const fim = buf.indexOf(MAIOR, pos);
      this.pos = fim < 0 ? buf.length : fim + 1;
      const hex = buf.toString('latin1', pos + 1, Math.min(this.pos, pos + 200));
      return { tipo: 'texto', texto: deHexadecimal(hex) };
    }
    if (CLASSE[c] === DELIMITADOR) {
      this.pos += c === MAIOR && buf[pos + 1] === MAIOR ? 2 : 1;
      return { tipo: 'fecho', texto: buf.toString('latin1', pos, this.pos) };
    }
    const palavra = this.regular();
    if (!/^[+-]?\d+(\.\d*)?$/.test(palavra)) return { tipo: 'palavra', texto: palavra };
    return this.referencia(Number(palavra)) ?? { tipo: 'numero', numero: Number(palavra) };
  }

  private regular(): string {
    const inicio = this.pos;
    while (this.pos < this.buf.length && CLASSE[this.buf[this.pos] ?? 0] === 0) this.pos += 1;
    return this.buf.toString('latin1', inicio, Math.min(this.pos, inicio + 127));
  }

  private nome(): string {
    this.pos += 1;
    const texto = this.regular();
    if (!texto.includes('#')) return texto;
    return texto.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  private texto(): PdfValue {
    const inicio = this.pos + 1;
    let abertos = 0;
    for (; this.pos < this.buf.length; this.pos += 1) {
      const c = this.buf[this.pos];
      if (c === CONTRA) this.pos += 1;
      else if (c === ABRE) abertos += 1;
      else if (c === FECHA) {
        abertos -= 1;
        if (abertos === 0) break;
      }
    }
    const texto = semEscapes(this.buf.toString('latin1', inicio, Math.min(this.pos, inicio + 80)));
    this.pos += 1;
    return { tipo: 'texto', texto };
  }

  /** The reference 'n g R' after its n; null, without reading on, for a plain number. */
  private referencia(numero: number): PdfValue | null {
    const volta = this.pos;
    this.pularEspaco();
    if (/^\d+$/.test(this.regular())) {
      this.pularEspaco();
      if (this.regular() === 'R') return { tipo: 'referencia', numero };
    }
    this.pos = volta;
    return null;
  }

  private array(): PdfValue {
    this.pos += 1;
    let primeiro: PdfValue | null = null;
    for (let tamanho = 0; ; tamanho += 1) {
      const item = this.valor();
      if (item === null || (item.tipo === 'fecho' && item.texto === ']')) {
        return { tipo: 'array', tamanho, primeiro };
      }
      primeiro ??= item;
    }
  }

  private dict(): PdfValue {
    this.pos += 2;
    const chaves = new Map<string, PdfValue[]>();
    let vazio = true;
    for (;;) {
      const chave = this.token();
      if (chave === null || (chave.tipo === 'fecho' && chave.texto === '>>')) break;
      if (chave.tipo !== 'nome') continue;
      vazio = false;
      const valor = this.valor() ?? { tipo: 'fecho', texto: '>>' };
      // A key may appear twice, and viewers differ on which one counts, so all are kept.
      if (CHAVES.has(chave.texto)) chaves.set(chave.texto, [...(chaves.get(chave.texto) ?? []), valor]);
      if (valor.tipo === 'fecho' && valor.texto === '>>') break;
    }
    const dict = { tipo: 'dict', chaves, vazio } as const;
    this.visitor.dict(dict);
    return dict;
  }

  private aninhado(ler: () => PdfValue): PdfValue {
    if (this.profundidade >= PROFUNDIDADE) throw new Recusa('complexo');
    this.profundidade += 1;
    const valor = ler();
    this.profundidade -= 1;
    return valor;
  }
}

function deHexadecimal(texto: string): string {
  return Buffer.from(texto.replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1');
}

/** Removes escapes, only to see how an address begins. */
function semEscapes(texto: string): string {
  return texto
    .replace(/\\(?:\r\n|\r|\n)/g, '')
    .replace(/\\([0-7]{1,3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8) % 256));
}
