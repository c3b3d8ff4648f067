import { deflateSync } from 'node:zlib';

/** What a test adds to a plain one-page PDF. */
export interface PdfParts {
  /** More keys of the catalog. */
  readonly catalogo?: string;
  /** More keys of the page. */
  readonly pagina?: string;
  /** More objects, by number from 10 on. A value with a stream stays outside object streams. */
  readonly objetos?: Readonly<Record<number, string | Buffer>>;
  /** More keys of the trailer. */
  readonly trailer?: string;
}

export type PdfShape = (partes: PdfParts) => Buffer;

const bytes = (texto: string | Buffer): Buffer =>
  typeof texto === 'string' ? Buffer.from(texto, 'latin1') : texto;

function objetosDe({ catalogo = '', pagina = '', objetos = {} }: PdfParts): Map<number, Buffer> {
  const base: [number, string][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogo} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> ${pagina} >>`],
    [4, fluxo('', 'BT (Projeto de ensino) Tj ET')],
  ];
  const mais = Object.entries(objetos).map(([numero, valor]) => [Number(numero), valor] as const);
  return new Map([...base, ...mais].map(([numero, valor]) => [numero, bytes(valor)]));
}

/** A stream object with these dictionary entries. */
export function fluxo(entradas: string, dados: string | Buffer): string {
  return `<< ${entradas} /Length ${bytes(dados).length} >>\nstream\n${bytes(dados).toString('latin1')}\nendstream`;
}

class Saida {
  private readonly partes: Buffer[] = [];
  readonly posicoes = new Map<number, number>();
  tamanho = 0;

  texto(valor: string | Buffer): void {
    const dados = bytes(valor);
    this.partes.push(dados);
    this.tamanho += dados.length;
  }

  objeto(numero: number, valor: Buffer): void {
    this.posicoes.set(numero, this.tamanho);
    this.texto(`${numero} 0 obj\n`);
    this.texto(valor);
    this.texto('\nendobj\n');
  }

  /** Writes a classic cross-reference table of the objects since `desde`. */
  fechar(trailer: string): void {
    const inicio = this.tamanho;
    const linhas = [...this.posicoes].map(
      ([numero, em]) => `${numero} 1\n${String(em).padStart(10, '0')} 00000 n \n`,
    );
    this.texto(
      `xref\n0 1\n0000000000 65535 f \n${linhas.join('')}trailer\n<< /Size 99 /Root 1 0 R ${trailer} >>\n`,
    );
    this.texto(`startxref\n${inicio}\n%%EOF\n`);
    this.posicoes.clear();
  }

  bytes(): Buffer {
    return Buffer.concat(this.partes);
  }
}

const CABECALHO = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Objects and a table, as LaTeX and scanners write. */
export const classico: PdfShape = (partes) => {
  const saida = new Saida();
  saida.texto(CABECALHO);
  for (const [numero, valor] of objetosDe(partes)) saida.objeto(numero, valor);
  saida.fechar(partes.trailer ?? '');
  return saida.bytes();
};

/** A plain file, with the additions in a second revision, as signing programs write them. */
export const incremental: PdfShape = (partes) => {
  const saida = new Saida();
  saida.texto(CABECALHO);
  for (const [numero, valor] of objetosDe({})) saida.objeto(numero, valor);
  const primeira = saida.tamanho;
  saida.fechar('');
  for (const [numero, valor] of objetosDe(partes))
    if (numero !== 2 && numero !== 4) saida.objeto(numero, valor);
  saida.fechar(`/Prev ${primeira} ${partes.trailer ?? ''}`);
  return saida.bytes();
};

export interface ObjectStreamOptions {
  /** Entries of the object stream's dictionary beside N, First and Length. */
  readonly entradas?: string;
  readonly codificar?: (dados: Buffer) => Buffer;
}

/** Objects inside an object stream and a cross-reference stream, as Word and modern LaTeX write. */
export function comFluxos({
  entradas = '/Type /ObjStm /Filter /FlateDecode',
  codificar = (dados) => deflateSync(dados),
}: ObjectStreamOptions = {}): PdfShape {
  return (partes) => {
    const saida = new Saida();
    saida.texto(CABECALHO);
    const dentro: [number, Buffer][] = [];
    for (const [numero, valor] of objetosDe(partes)) {
      if (valor.includes('stream')) saida.objeto(numero, valor);
      else dentro.push([numero, valor]);
    }
    let em = 0;
    const indice = dentro.map(([numero, valor]) => {
      const par = `${numero} ${em}`;
      em += valor.length + 1;
      return par;
    });
    const cabecalho = `${indice.join(' ')}\n`;
    const dados = codificar(
      Buffer.concat([bytes(cabecalho), ...dentro.flatMap(([, valor]) => [valor, Buffer.from('\n')])]),
    );
    saida.objeto(80, bytes(fluxo(`${entradas} /N ${dentro.length} /First ${cabecalho.length}`, dados)));
    fecharComFluxo(
      saida,
      dentro.map(([numero]) => numero),
      partes.trailer ?? '',
    );
    return saida.bytes();
  };
}

function fecharComFluxo(saida: Saida, dentro: readonly number[], trailer: string): void {
  const inicio = saida.tamanho;
  saida.posicoes.set(81, inicio);
  const linhas = Buffer.alloc(82 * 7);
  for (const [numero, em] of saida.posicoes) {
    linhas[numero * 7] = 1;
    linhas.writeUInt32BE(em, numero * 7 + 1);
  }
  for (const [indice, numero] of dentro.entries()) {
    linhas[numero * 7] = 2;
    linhas.writeUInt32BE(80, numero * 7 + 1);
    linhas.writeUInt16BE(indice, numero * 7 + 5);
  }
  const entradas = `/Type /XRef /Size 82 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode ${trailer}`;
  saida.texto(`81 0 obj\n${fluxo(entradas, deflateSync(linhas))}\nendobj\nstartxref\n${inicio}\n%%EOF\n`);
}

/** The three shapes in which every test file is made. */
export const FORMAS: Readonly<Record<string, PdfShape>> = {
  'with a table': classico,
  'with object streams': comFluxos(),
  'with a second revision': incremental,
};
