/** What a signing program writes into the revision that it appends. */
export interface ComoAssinar {
  /** The CMS over the covered bytes. */
  readonly assinar: (conteudo: Buffer) => Buffer;
  readonly subFilter?: string;
  /** Bytes kept for the CMS. */
  readonly lugar?: number;
  /** More entries of the signature dictionary. */
  readonly entradas?: string;
  /** The file already has the field, in an object stream, so that only the signature is added. */
  readonly soAssinatura?: boolean;
}

const PRIMEIRO = 10;

/** Appends a revision with these objects, a classic table and a trailer. */
export function comRevisao(base: Buffer, objetos: Readonly<Record<number, string>>): Buffer {
  const anterior = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(base.toString('latin1'))?.[1]);
  const partes: string[] = [];
  const linhas: string[] = [];
  let em = base.length;
  for (const [numero, valor] of Object.entries(objetos)) {
    const parte = `${numero} 0 obj\n${valor}\nendobj\n`;
    linhas.push(`${numero} 1\n${String(em).padStart(10, '0')} 00000 n \n`);
    partes.push(parte);
    em += parte.length;
  }
  const fim = `xref\n${linhas.join('')}trailer\n<< /Size 99 /Root 1 0 R /Prev ${anterior} >>\nstartxref\n${em}\n%%EOF\n`;
  return Buffer.concat([base, Buffer.from(`${partes.join('')}${fim}`, 'latin1')]);
}

/** The PDF with one more signed revision. Its root is object 1, its pages 2, its first page 3. */
export function assinarPdf(base: Buffer, como: ComoAssinar): Buffer {
  const { assinar, subFilter = 'adbe.pkcs7.detached', lugar = 6000, entradas = '', soAssinatura } = como;
  const antes = base.toString('latin1').match(/\/ByteRange/g)?.length ?? 0;
  const [campo, assinatura] = [PRIMEIRO + 2 * antes, PRIMEIRO + 2 * antes + 1];
  const campos = Array.from({ length: antes + 1 }, (_, i) => `${PRIMEIRO + 2 * i} 0 R`).join(' ');
  const zeros = '0'.repeat(2 * lugar);
  const dict = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} ${entradas} /ByteRange [0 ********** ********** **********] /Contents <${zeros}> >>`;
  const objetos: Record<number, string> = soAssinatura
    ? { [assinatura]: dict }
    : {
        1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${campos}] /SigFlags 3 >> >>`,
        [campo]: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Assinatura${antes + 1}) /F 132 /Rect [0 0 0 0] /P 3 0 R /V ${assinatura} 0 R >>`,
        [assinatura]: dict,
      };
  const pdf = comRevisao(base, objetos);
  const espaco = pdf.indexOf(`<${zeros}>`);
  const volta = espaco + zeros.length + 2;
  for (const numero of [espaco, volta, pdf.length - volta]) {
    pdf.write(String(numero).padEnd(10), pdf.indexOf('**********'), 'latin1');
  }
  const cms = assinar(Buffer.concat([pdf.subarray(0, espaco), pdf.subarray(volta)]));
  pdf.write(cms.toString('hex'), espaco + 1, 'latin1');
  return pdf;
}

/** The first position of the last signature's hex string, and where its ranges go on. */
export function espacoDa(pdf: Buffer): { readonly espaco: number; readonly volta: number } {
  const em = pdf.lastIndexOf('/ByteRange [');
  const [, espaco, volta] = pdf
    .toString('latin1', em + 12, em + 60)
    .split(/\s+/)
    .map(Number);
  return { espaco: espaco ?? 0, volta: volta ?? 0 };
}

/** The same bytes with another one at this place. */
export function comByte(pdf: Buffer, em: number, byte: number | string): Buffer {
  const copia = Buffer.from(pdf);
  copia[em] = typeof byte === 'string' ? byte.charCodeAt(0) : byte;
  return copia;
}
