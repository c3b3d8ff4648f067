import { classico, fluxo } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import sharp from 'sharp';

/** A small picture in one colour, as `formato` writes it. */
export function umaImagem(
  formato: 'jpeg' | 'png' | 'gif' | 'webp' = 'png',
  { largura = 40, altura = 30, exif = false } = {},
): Promise<Buffer> {
  const imagem = sharp({
    create: { width: largura, height: altura, channels: 3, background: { r: 19, g: 81, b: 180 } },
  });
  const comExif = exif
    ? imagem.withExif({
        IFD0: { Copyright: 'Canario', ImageDescription: 'Canario' },
        IFD3: { GPSLatitude: '3/1' },
      })
    : imagem;
  return comExif.toFormat(formato).toBuffer();
}

/**
 * A small JPEG whose frame header (SOF0, or SOF2 of a progressive one) claims another size: refused before it
 * is decoded.
 */
export async function umJpegQueDiz(largura: number, altura: number, progressive = false): Promise<Buffer> {
  const jpeg = await sharp(await umaImagem('jpeg'))
    .jpeg({ progressive })
    .toBuffer();
  const quadro = jpeg.findIndex((byte, i) => byte === 0xff && (jpeg[i + 1] === 0xc0 || jpeg[i + 1] === 0xc2));
  jpeg.writeUInt16BE(altura, quadro + 5);
  jpeg.writeUInt16BE(largura, quadro + 7);
  return jpeg;
}

/** A JPEG of exactly this many bytes, filled with comments, which every reader skips. */
export async function umJpegDe(bytes: number): Promise<Buffer> {
  const imagem = await umaImagem('jpeg');
  const partes = [imagem.subarray(0, 2)];
  for (let resto = bytes - imagem.length; resto > 0; ) {
    // The rest must have room for a marker and its length.
    const pedaco = resto <= 65_537 ? resto : Math.min(65_537, resto - 4);
    const comentario = Buffer.alloc(pedaco, 0x20);
    comentario.writeUInt16BE(0xff_fe, 0);
    comentario.writeUInt16BE(pedaco - 2, 2);
    partes.push(comentario);
    resto -= pedaco;
  }
  return Buffer.concat([...partes, imagem.subarray(2)]);
}

/** An honest PDF of one page. */
export function umPdf(): Buffer {
  return classico({});
}

/** A PDF of exactly this many bytes, filled up with a stream that no page draws. */
export function umPdfDe(bytes: number): Buffer {
  const com = (dados: number, folga = 0): Buffer =>
    classico({ objetos: { 10: fluxo('', Buffer.alloc(dados, 0x20)) }, trailer: ' '.repeat(folga) });
  // The length and the offset after the stream are written in digits, so a longer stream may add two bytes:
  // the last bytes are spaces in the trailer, which no number counts.
  const enchimento = Math.max(bytes - com(0).length - 32, 0);
  const pdf = com(enchimento, bytes - com(enchimento).length);
  if (pdf.length !== bytes) throw new Error(`no PDF of ${bytes} bytes`);
  return pdf;
}
