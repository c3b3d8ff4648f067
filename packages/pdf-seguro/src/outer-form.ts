import { Recusa } from './refusal.ts';

/** Readers search the header in this many bytes of a file. */
const COMECO = 1_024;
const FIM = 1_024;
const ENCHIMENTO = new Set([0, 9, 10, 12, 13, 26, 32]);
/** The end record of a ZIP and its longest comment. */
const ZIP_FIM = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_ALCANCE = 22 + 65_535;

/**
 * Checks that a PDF starts at byte 0 and ends with %%EOF, so that it is no second format at the same time
 * (T-D2).
 */
export function conferirPontas(buf: Buffer): void {
  const comeco = buf.subarray(0, COMECO).indexOf('%PDF-');
  if (comeco !== 0) throw new Recusa(comeco === -1 ? 'naoEhPdf' : 'antes');
  const fim = buf.lastIndexOf('%%EOF');
  // Old programs pad with NUL and Ctrl-Z, sometimes with whole blocks.
  const ultimo = buf.findLastIndex((c) => !ENCHIMENTO.has(c));
  if (fim < Math.max(0, ultimo + 1 - FIM) || !buf.includes('startxref')) throw new Recusa('incompleto');
  if (ultimo >= fim + 5) throw new Recusa(buf.includes(ZIP_FIM, fim) ? 'misturado' : 'depois');
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
