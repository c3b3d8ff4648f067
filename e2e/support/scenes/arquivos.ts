import { crc32, deflateSync } from 'node:zlib';

/** A file in the form that Playwright's file chooser takes. */
export interface ArquivoEscolhido {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real PNG of one colour, `lado` pixels wide and high. */
export function umaImagem(name = 'diagrama.png', lado = 320): ArquivoEscolhido {
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(lado * 3, 0x7f)]);
  return png(name, lado, Buffer.concat(Array.from({ length: lado }, () => line)));
}

/** A real PDF of one page with this text (ASCII). */
export function umPdf(name = 'comprovante.pdf', texto = 'Comprovante das disciplinas'): ArquivoEscolhido {
  const stream = `BT /F1 18 Tf 60 780 Td (${texto}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines}`;
  const trailer = `trailer << /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + table + trailer, 'latin1') };
}

/** The file in the form that the contract's client takes. */
export function comoBlob({ mimeType, buffer }: ArquivoEscolhido): Blob {
  return new Blob([new Uint8Array(buffer)], { type: mimeType });
}

/** A PNG with eight bits each of red, green and blue. */
function png(name: string, lado: number, pixels: Buffer): ArquivoEscolhido {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(lado, 0);
  header.writeUInt32BE(lado, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
