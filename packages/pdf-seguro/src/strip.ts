import { PdfDocument, SURDO } from './document.ts';
import { decodificar, ehObjectStream, MAXIMO_INFLADO, objetosAnunciados } from './object-stream.ts';
import { PdfReader, type PdfValue } from './reader.ts';
import { Recusa } from './refusal.ts';

// Makes a copy without the file's data about its author. The bytes of every object that a page needs are
// copied as they are; the copy leaves out what no page needs: the document's properties (Info), every XMP
// stream, the file's identity, signatures, data of the program that made it, and unreferenced objects, such
// as earlier revisions.

type Dict = Extract<PdfValue, { tipo: 'dict' }>;
interface Objeto {
  readonly geracao: number;
  readonly bytes: Buffer;
  /** The dictionary, without the data of a stream. */
  readonly cabeca: string;
  readonly dict: Dict | null;
}

const REFERENCIA = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R\b/g;
/** Entries with data about people that do not affect the drawing. */
const DE_FORA = /\/(?:Metadata|PieceInfo|LastModified)(?=[\s/<([])/g;
/** Entries of a comment on a page that identify its author: name, times and identity. */
const DO_COMENTARIO = /\/(?:Metadata|PieceInfo|LastModified|T|NM|M|CreationDate)(?=[\s/<([])/g;
const COMENTARIO =
  /\/Subtype\s*\/(?:Text|FreeText|Line|Square|Circle|Polygon|PolyLine|Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Popup)\b/;
const ESCONDIDA = /\/[^\s/<>[\]()]*#[0-9a-f]{2}/gi;

/** The copy; null for a file whose parts do not follow each other as known programs write them. */
export function semMetadados(buf: Buffer): Buffer | null {
  try {
    return copiar(buf);
  } catch (erro) {
    if (erro instanceof Recusa) return null;
    throw erro;
  }
}

function copiar(buf: Buffer): Buffer | null {
  const documento = new PdfDocument();
  const { objetos, raiz } = lerTudo(buf, documento);
  if (raiz === null || !objetos.has(raiz)) return null;
  const usados = alcancados(objetos, raiz);
  return escrever(objetos, usados, raiz);
}

interface Lido {
  readonly objetos: Map<number, Objeto>;
  readonly raiz: number | null;
}

/**
 * Reads one object after another, so that nothing within a stream is taken for an object; later definitions
 * win, as in viewers.
 */
function lerTudo(buf: Buffer, documento: PdfDocument): Lido {
  const objetos = new Map<number, Objeto>();
  const texto = buf.toString('latin1');
  let raiz: number | null = null;
  let resto = MAXIMO_INFLADO;
  const comprimentos = comprimentosPorNumero(texto);
  const notar = (achada: number | null) => {
    raiz = achada ?? raiz;
  };
  for (let pos = 0; pos < texto.length; ) {
    const proximo = procurar(texto, pos);
    if (proximo === null) break;
    if (proximo.tipo === 'trailer') {
      const { valor, reader } = documento.ler({ buf, pos: proximo.em + 7 }, SURDO);
      notar(raizDe(texto.slice(proximo.em, reader.pos)));
      pos = valor === null ? texto.length : reader.pos;
      continue;
    }
    const { numero, geracao } = proximo;
    const depois = semEspaco(texto, proximo.depois);
    const { valor, reader } = documento.ler({ buf, pos: depois }, SURDO);
    const fimDoValor = reader.pos;
    const cabeca = texto.slice(depois, fimDoValor);
    const fluxo = inicioDoFluxo(texto, reader);
    const fim = fluxo === null ? fimDoValor : fimDoFluxo(texto, fluxo, cabeca, comprimentos);
    if (fim === null) throw new Recusa('complexo');
    const dict = valor?.tipo === 'dict' ? valor : null;
    pos = fim;
    if (dict !== null && fluxo !== null && /\/Type\s*\/XRef\b/.test(cabeca)) {
      notar(raizDe(cabeca));
      continue;
    }
    if (dict !== null && fluxo !== null && ehObjectStream(dict)) {
      const dados = decodificar(dict, { buf, pos: fluxo }, documento, resto);
      resto -= dados.length;
      for (const um of dentro(dict, dados, documento)) objetos.set(um.numero, um.objeto);
      continue;
    }
    objetos.set(numero, { geracao, bytes: buf.subarray(depois, fim), cabeca, dict });
  }
  return { objetos, raiz };
}

type Proximo =
  | { readonly tipo: 'trailer'; readonly em: number }
  | { readonly tipo: 'objeto'; readonly numero: number; readonly geracao: number; readonly depois: number };

/** The next object or trailer from here on; skips a cross-reference table. */
function procurar(texto: string, desde: number): Proximo | null {
  const obj = /(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj\b|\btrailer\b/g;
  obj.lastIndex = desde;
  const achado = obj.exec(texto);
  if (achado === null) return null;
  if (achado[1] === undefined) return { tipo: 'trailer', em: achado.index };
  return { tipo: 'objeto', numero: Number(achado[1]), geracao: Number(achado[2]), depois: obj.lastIndex };
}

/** The next position that is no blank. */
function semEspaco(texto: string, pos: number): number {
  const espaco = /[\s\0]*/y;
  espaco.lastIndex = pos;
  espaco.exec(texto);
  return espaco.lastIndex;
}

const raizDe = (dict: string): number | null => {
  const achada = /\/Root[\s\0]+(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R\b/.exec(dict)?.[1];
  return achada === undefined ? null : Number(achada);
};

/** Lengths that are stored as separate objects. */
function comprimentosPorNumero(texto: string): ReadonlyMap<number, number> {
  const todos = texto.matchAll(/(\d{1,10})[\s\0]+\d{1,5}[\s\0]+obj[\s\0]+(\d{1,10})[\s\0]+endobj/g);
  return new Map([...todos].map(([, numero, valor]) => [Number(numero), Number(valor)]));
}

function inicioDoFluxo(texto: string, reader: PdfReader): number | null {
  reader.pularEspaco();
  if (!texto.startsWith('stream', reader.pos)) return null;
  const depois = reader.pos + 6;
  if (texto.startsWith('\r\n', depois)) return depois + 2;
  return texto[depois] === '\n' || texto[depois] === '\r' ? depois + 1 : depois;
}

/** The position after 'endstream', at the place given by /Length; null when it is not there. */
function fimDoFluxo(
  texto: string,
  inicio: number,
  cabeca: string,
  comprimentos: ReadonlyMap<number, number>,
): number | null {
  const achado = /\/Length[\s\0]+(\d{1,10})(?:[\s\0]+\d{1,5}[\s\0]+(R)\b)?/.exec(cabeca);
  if (achado === null) return null;
  const comprimento = achado[2] === undefined ? Number(achado[1]) : comprimentos.get(Number(achado[1]));
  if (comprimento === undefined) return null;
  const fim = /[\s\0]{0,4}endstream/y;
  fim.lastIndex = inicio + comprimento;
  return fim.exec(texto) === null ? null : fim.lastIndex;
}

function* dentro(dict: Dict, dados: Buffer, documento: PdfDocument) {
  const texto = dados.toString('latin1');
  for (const { numero, place } of objetosAnunciados(dict, dados, documento)) {
    const { valor, reader } = documento.ler(place, SURDO);
    const bytes = dados.subarray(semEspaco(texto, place.pos), reader.pos);
    const objeto = {
      geracao: 0,
      bytes,
      cabeca: bytes.toString('latin1'),
      dict: valor?.tipo === 'dict' ? valor : null,
    };
    yield { numero, objeto };
  }
}

/**
 * Whether the copy omits the object: XMP, and signatures, which any copy would break and which name their
 * signer.
 */
function ficaDeFora({ cabeca }: Objeto): boolean {
  return /\/Type\s*\/(?:Metadata|Sig)\b/.test(cabeca) || /\/ByteRange\s*\[/.test(cabeca);
}

function alcancados(objetos: ReadonlyMap<number, Objeto>, raiz: number): readonly number[] {
  const vistos = new Set<number>();
  const fila = [raiz];
  for (let numero = fila.pop(); numero !== undefined; numero = fila.pop()) {
    const objeto = objetos.get(numero);
    if (vistos.has(numero) || objeto === undefined || ficaDeFora(objeto)) continue;
    vistos.add(numero);
    for (const [, outro] of semEntradas(objeto.cabeca).matchAll(REFERENCIA)) fila.push(Number(outro));
  }
  return [...vistos].toSorted((a, b) => a - b);
}

/** A dictionary without the entries in `DE_FORA`, and their values. */
function semEntradas(cabeca: string): string {
  const escondidas = (cabeca.match(ESCONDIDA) ?? []).map((nome) => `${semEscapes(nome)} `);
  if (escondidas.some((nome) => nome.search(DO_COMENTARIO) >= 0)) throw new Recusa('complexo');
  const deFora = COMENTARIO.test(cabeca) && !/\/FT\b/.test(cabeca) ? DO_COMENTARIO : DE_FORA;
  let limpa = '';
  let desde = 0;
  for (const { 0: nome, index } of cabeca.matchAll(deFora)) {
    if (index < desde) continue;
    const reader = new PdfReader(Buffer.from(cabeca, 'latin1'), SURDO, index + nome.length);
    reader.valor();
    limpa += cabeca.slice(desde, index);
    desde = reader.pos;
  }
  return limpa + cabeca.slice(desde);
}

const semEscapes = (nome: string): string =>
  nome.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function escrever(objetos: ReadonlyMap<number, Objeto>, usados: readonly number[], raiz: number): Buffer {
  const partes: Buffer[] = [];
  let tamanho = 0;
  const por = (parte: Buffer | string) => {
    const bytes = typeof parte === 'string' ? Buffer.from(parte, 'latin1') : parte;
    partes.push(bytes);
    tamanho += bytes.length;
  };
  por('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const linhas: string[] = [];
  for (const numero of usados) {
    const objeto = objetos.get(numero);
    if (objeto === undefined) continue;
    linhas.push(
      `${numero} 1\n${String(tamanho).padStart(10, '0')} ${String(objeto.geracao).padStart(5, '0')} n \n`,
    );
    por(`${numero} ${objeto.geracao} obj\n`);
    por(semEntradas(objeto.cabeca));
    por(objeto.bytes.subarray(objeto.cabeca.length));
    por('\nendobj\n');
  }
  const inicio = tamanho;
  const maior = usados.at(-1) ?? 0;
  por(`xref\n0 1\n0000000000 65535 f \n${linhas.join('')}`);
  por(`trailer\n<< /Size ${maior + 1} /Root ${raiz} ${objetos.get(raiz)?.geracao ?? 0} R >>\n`);
  por(`startxref\n${inicio}\n%%EOF\n`);
  return Buffer.concat(partes);
}
