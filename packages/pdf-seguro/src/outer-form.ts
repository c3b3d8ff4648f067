import { Recusa } from './refusal.ts';

const FIM = 1_024;
const ENCHIMENTO = new Set([0, 9, 10, 12, 13, 26, 32]);
/** The end record of a ZIP and its longest comment. */
const ZIP_FIM = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_ALCANCE = 22 + 65_535;

/** A PDF starts at byte 0 and ends with %%EOF, so that it is no second format at the same time (T-D2). */
export function conferirPontas(buf: Buffer): void {
  if (buf.toString('latin1', 0, 5) !== '%PDF-') throw new Recusa('naoEhPdf');
  const fim = buf.lastIndexOf('%%EOF');
  if (fim < Math.max(0, buf.length - FIM) || !buf.includes('startxref')) throw new Recusa('incompleto');
  // Old programs pad with NUL and Ctrl-Z.
  if (buf.subarray(fim + 5).some((c) => !ENCHIMENTO.has(c))) throw new Recusa('misturado');
  for (
    let em = buf.indexOf(ZIP_FIM, Math.max(0, buf.length - ZIP_ALCANCE));
    em >= 0;
    em = buf.indexOf(ZIP_FIM, em + 4)
  ) {
    if (em + 22 > buf.length) return;
    const comentario = em + 22 + buf.readUInt16LE(em + 20);
    if (comentario >= fim && comentario <= buf.length) throw new Recusa('misturado');
  }
}
